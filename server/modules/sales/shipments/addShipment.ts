import { randomUUID } from 'node:crypto';
import { badInput, badInputs, notFound, type Problem } from '../../../core/errors.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { plus } from '../../../db/columns/expressions.ts';
import { eq } from 'drizzle-orm';
import { orderEvents, orders } from '../../../db/tables/orderTables.ts';
import { emit } from '../../../webhooks/emit.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { findOrder, rowsOfOrder, type OrderRecord, type OrderRowRecord } from '../orders/orders.store.ts';
import { findShipment, lastPlace, putShipment, removeShipment, shippedRowsOf } from './shipments.store.ts';

export type Shipping = {
  orderId: string;
  rows: { rowId: string; quantity: number }[];
  carrier?: string | null | undefined;
  consignment?: string | null | undefined;
  waybillNumber?: string | null | undefined;
};
type By = { admin: string; now: number };

const shippable: OrderRecord['state'][] = ['CONFIRMED', 'READY', 'SENT'];

/** Quantities have three digits after the point; sums of doubles have more. */
const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;

/** Returns how much of each row was sent, by the row's `seq`. */
export function shippedOf(rows: { orderRowSeq: number; quantity: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { orderRowSeq, quantity } of rows) sums.set(orderRowSeq, rounded((sums.get(orderRowSeq) ?? 0) + quantity));
  return sums;
}

/** Returns how much of a row is still to be sent. */
export const openOf = ({ seq, quantity, cancelled }: OrderRowRecord, shipped: Map<number, number>) =>
  rounded(quantity - cancelled - (shipped.get(seq) ?? 0));

/** All that is wrong with a shipment comes at once. */
function problemsOf(asked: Shipping['rows'], ordered: OrderRowRecord[], shipped: Map<number, number>): Problem[] {
  const seen = new Set<string>();
  return asked.flatMap(({ rowId, quantity }, place): Problem[] => {
    const row = ordered.find(({ seq }) => String(seq) === rowId);
    const isTwice = seen.has(rowId);
    seen.add(rowId);
    if (!row) return [{ field: `rows.${place}.rowId`, message: 'The order has no such row.' }];
    if (isTwice) return [{ field: `rows.${place}.rowId`, message: 'This row stands above already.' }];
    const left = openOf(row, shipped);
    if (quantity <= left) return [];
    return [
      { field: `rows.${place}.quantity`, message: `Of ${row.name}, ${left} of ${row.quantity} are left to send.` },
    ];
  });
}

/**
 * Records what was sent of an order, in one transaction with its state: from the last part on it is `SENT`. Throws
 * `BAD_USER_INPUT` and `NOT_FOUND`.
 */
export const addShipment = (db: Db, shipping: Shipping, { admin, now }: By) =>
  db.write(
    async (tx) => {
      const order = await findOrder(tx, shipping.orderId);
      if (!order) throw notFound('Order');
      if (!shippable.includes(order.state))
        throw badInput('orderId', 'Only an order that is confirmed, ready or sent has shipments.');
      if (shipping.rows.length === 0) throw badInput('rows', 'A shipment has one row at least.');
      const ordered = await rowsOfOrder(tx, [order.seq]);
      const shipped = shippedOf(await shippedRowsOf(tx, [order.seq]));
      const problems = problemsOf(shipping.rows, ordered, shipped);
      if (problems.length > 0) throw badInputs(problems, problems[0]?.message ?? '');
      const { carrier = null, consignment = null, waybillNumber = null } = shipping;
      const values = {
        carrier: carrier || null,
        consignment: consignment || null,
        waybillNumber: waybillNumber || null,
        place: (await lastPlace(tx, order.seq)) + 1,
      };
      const createdAt = await steadyTime(tx, now);
      const rows = shipping.rows.map(({ rowId, quantity }) => ({ orderRowSeq: Number(rowId), quantity }));
      const shipment = await putShipment(
        tx,
        { ...values, id: randomUUID(), orderSeq: order.seq, admin, createdAt },
        rows,
      );
      const sum = shippedOf([...[...shipped].map(([orderRowSeq, quantity]) => ({ orderRowSeq, quantity })), ...rows]);
      const becomesSent = ordered.every((row) => openOf(row, sum) <= 0) && order.state !== 'SENT';
      if (becomesSent) await noteSent(tx, order, admin, createdAt);
      const sent = { state: 'SENT' as const, carrier: values.carrier ?? order.carrier };
      await raise(tx, order, now, becomesSent ? { ...sent, consignment: values.consignment ?? order.consignment } : {});
      return shipment;
    },
    { raisesRevision: false },
  );

export const noteSent = (tx: Tx, { seq: orderSeq }: OrderRecord, admin: string, createdAt: number) =>
  tx.insert(orderEvents).values({ orderSeq, state: 'SENT', admin, createdAt });

/** Takes a shipment back. Returns its order; throws `NOT_FOUND`. */
export const deleteShipment = (db: Db, id: string, now: number) =>
  db.write(
    async (tx) => {
      const shipment = await findShipment(tx, id);
      const [order] = shipment ? await tx.select().from(orders).where(eq(orders.seq, shipment.orderSeq)) : [];
      if (!shipment || !order) throw notFound('Shipment');
      await removeShipment(tx, shipment.seq);
      return raise(tx, order, now);
    },
    { raisesRevision: false },
  );

/** Stores values of an order as its next version, and notes the event for other programs. */
export async function raise(tx: Tx, { seq }: OrderRecord, now: number, values: Partial<OrderRecord> = {}) {
  const [row] = await tx
    .update(orders)
    .set({ ...values, version: plus(orders.version, 1) })
    .where(eq(orders.seq, seq))
    .returning();
  if (!row) throw new Error('The order was not changed.');
  const enquiry = row.enquirySeq === null ? null : await findEnquiryBySeq(tx, row.enquirySeq);
  const happened = { event: 'ORDER_CHANGED' as const, subject: row.id, version: row.version };
  await emit(tx, [{ ...happened, ...(enquiry && { enquiryId: enquiry.id }) }], now);
  return row;
}
