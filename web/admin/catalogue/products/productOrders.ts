import type { ProductOrder } from '../../../graphql/generated/operations.ts';

/** `?sort=` in the address, and what it means to the API. */
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
