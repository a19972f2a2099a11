import { withValues } from './listAddress.ts';

/** The orders of a column, as an address names them. */
export interface ColumnOrders {
  ascending: string;
  descending?: string;
}

export type Direction = keyof ColumnOrders | 'none';

const now = ({ ascending, descending }: ColumnOrders, params: URLSearchParams): Direction => {
  const order = params.get('order');
  if (order === ascending) return 'ascending';
  return descending !== undefined && order === descending ? 'descending' : 'none';
};

/**
 * Tells how a list is sorted by a column, and the parameters that its heading leads to: ascending, descending, then
 * unsorted.
 */
export function sorting(orders: ColumnOrders, params: URLSearchParams) {
  const direction = now(orders, params);
  const next = { none: orders.ascending, ascending: orders.descending ?? '', descending: '' }[direction];
  return { direction, next: withValues(params, { order: [next] }) };
}
