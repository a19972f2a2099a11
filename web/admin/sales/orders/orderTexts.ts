import type { OrderState } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/orders.ts';

/** The order is that of an order's life. */
export const stateNames: Record<OrderState, string> = words.stateNames;

export const orderStates = Object.keys(stateNames) as OrderState[];

/** Reads the state in an address; undefined for all states. */
export const stateIn = (param: string) => orderStates.find((state) => state.toLowerCase() === param);

export const orderPath = (id: string) => `/admin/orders/${encodeURIComponent(id)}`;
