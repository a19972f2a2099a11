import type { OrderToReadFragment } from './orders.generated.ts';

type Order = Pick<OrderToReadFragment, 'state' | 'rows' | 'shipments'>;
export type Row = OrderToReadFragment['rows'][number];

/** Quantities have three digits after the point; differences of doubles have more. */
const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;

/** How much of a row is still to be sent. */
export const openOf = ({ quantity, shipped, cancelled }: Row) => rounded(quantity - shipped - cancelled);

const wholeStates: Order['state'][] = ['SENT', 'DELIVERED'];

/** An order that was sent as a whole has no parts: nothing of it is open. */
export const isSentWhole = ({ state, shipments }: Order) => shipments.length === 0 && wholeStates.includes(state);

/** The rows of which something is still to be sent. */
export const openRows = (order: Order) =>
  isSentWhole(order) || order.state === 'CANCELLED' ? [] : order.rows.filter((row) => openOf(row) > 0);

/** Parts are recorded of an order that is confirmed and has something left. */
export const maySendParts = (order: Order) =>
  ['CONFIRMED', 'READY', 'SENT'].includes(order.state) && openRows(order).length > 0;
