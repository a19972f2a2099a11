import { asc, desc, eq, inArray } from 'drizzle-orm';
import { yearHere } from '../../../core/companyDays.ts';
import type { Tx } from '../../../db/database.ts';
import { orderEvents, orderRows, orders } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';
import { nextOrderNumber } from './orderNumbers.store.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type OrderRowRecord = typeof orderRows.$inferSelect;
export type OrderEventRecord = typeof orderEvents.$inferSelect;

export type NewOrder = Omit<typeof orders.$inferInsert, 'seq' | 'number' | 'state' | 'version'>;
export type NewOrderRow = Omit<typeof orderRows.$inferInsert, 'seq' | 'orderSeq'>;

/** Returns null when the id is unknown. */
export async function findOrder(db: Tx, id: string): Promise<OrderRecord | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Returns null when there is none. */
export async function findOrderBySeq(db: Tx, seq: number): Promise<OrderRecord | null> {
  const [row] = await db.select().from(orders).where(eq(orders.seq, seq));
  return row ?? null;
}

/** Finds the order that was placed with that key. */
export async function findOrderByKey(db: Tx, key: string): Promise<OrderRecord | null> {
  const [row] = await db.select().from(orders).where(eq(orders.sendKey, key));
  return row ?? null;
}

/** Reads the orders of several enquiries, the latest first; only one of an enquiry is not cancelled. */
export const ordersOf = (db: Tx, enquirySeqs: number[]): Promise<OrderRecord[]> =>
  db.select().from(orders).where(inArray(orders.enquirySeq, enquirySeqs)).orderBy(desc(orders.seq));

/** Reads the lines of several orders, each in its order. */
export const rowsOfOrder = (db: Tx, orderSeqs: number[]): Promise<OrderRowRecord[]> =>
  db.select().from(orderRows).where(inArray(orderRows.orderSeq, orderSeqs)).orderBy(asc(orderRows.seq));

/** Reads the states of several orders, the oldest first. */
export const eventsOfOrder = (db: Tx, orderSeqs: number[]): Promise<OrderEventRecord[]> =>
  db.select().from(orderEvents).where(inArray(orderEvents.orderSeq, orderSeqs)).orderBy(asc(orderEvents.seq));

/** Reads a state with its order; null when it is unknown. */
export async function findOrderEvent(db: Tx, seq: number) {
  const [found] = await db
    .select({ event: orderEvents, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.seq, orderEvents.orderSeq))
    .where(eq(orderEvents.seq, seq));
  return found ?? null;
}

/** Returns the orders that mails are about, by the subjects of the mails. */
export async function ordersOfMails(db: Tx, subjects: string[]): Promise<Map<string, { id: string; number: string }>> {
  const rows = await inParts(subjects.map(Number), (part) =>
    db
      .select({ event: orderEvents.seq, id: orders.id, number: orders.number })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.seq, orderEvents.orderSeq))
      .where(inArray(orderEvents.seq, part)),
  );
  return new Map(rows.map(({ event, ...order }) => [String(event), order]));
}

/** Returns those of the orders that exist, in any order. */
export const ordersWithIds = (db: Tx, ids: string[]): Promise<OrderRecord[]> =>
  inParts(ids, (part) => db.select().from(orders).where(inArray(orders.id, part)));

/**
 * Stores an order with its number, its lines and its first state. It belongs in the transaction that changes the enquiry, so
 * that no two acceptances of an enquiry are stored.
 */
export async function addOrder(tx: Tx, order: NewOrder, rows: NewOrderRow[]): Promise<OrderRecord> {
  const number = await nextOrderNumber(tx, yearHere(order.createdAt));
  const [row] = await tx
    .insert(orders)
    .values({ ...order, number, state: 'PLACED' })
    .returning();
  if (!row) throw new Error('The order was not stored.');
  await tx.insert(orderRows).values(rows.map((one) => ({ ...one, orderSeq: row.seq })));
  const { recordedBy: admin = null, createdAt } = order;
  await tx.insert(orderEvents).values({ orderSeq: row.seq, state: 'PLACED', admin, createdAt });
  return row;
}

/** Returns the currency of an order, ISO 4217. Files for programs ask for it here alone. */
export const currencyOf = ({ currency }: Pick<OrderRecord, 'currency'>): string => currency;
