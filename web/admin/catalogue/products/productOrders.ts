export const nameOrders = [{ value: 'name', direction: 'asc' }] as const;
export const priceOrders = [
  { value: 'price', direction: 'asc' },
  { value: '-price', direction: 'desc' },
] as const;
export const completeOrders = [
  { value: 'complete', direction: 'asc' },
  { value: '-complete', direction: 'desc' },
] as const;
