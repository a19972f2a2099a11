import type { ProductOrder } from '../../../graphql/generated/operations.ts';

/** Maps `?sort=` in the address to the order of the API. */
export const productOrders: Record<string, ProductOrder> = {
  name: 'NAME',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
};

export const nameOrders = [{ value: 'name', direction: 'asc' }] as const;
export const priceOrders = [
  { value: 'price', direction: 'asc' },
  { value: '-price', direction: 'desc' },
] as const;
