import type { OrderState } from '../../../graphql/generated/operations.ts';

/** The order is that of an order's life. */
export const stateNames: Record<OrderState, string> = {
  PLACED: 'To confirm',
  CONFIRMED: 'Confirmed',
  READY: 'Ready',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

export const orderStates = Object.keys(stateNames) as OrderState[];

/** Reads the state in an address; undefined for all states. */
export const stateIn = (param: string) => orderStates.find((state) => state.toLowerCase() === param);

export const orderPath = (id: string) => `/admin/orders/${encodeURIComponent(id)}`;
