import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { orderEvents, orderPapers, orderRows, orders, type shipments } from '../../../db/tables/orderTables.ts';
import { webhookDeliveries } from '../../../db/tables/webhookTables.ts';
import { inParts } from '../../../db/parts.ts';
import { dropExternalIds } from '../externalIds/externalIds.store.ts';
import { eventsOfOrder, rowsOfOrder, ordersWithIds, type OrderRecord } from './orders.store.ts';

/** The columns of an order that name its person. */
export const naming = [orders.email, orders.buyerName, orders.network, orders.invoiceParty];

/** Reads orders with their lines and states. */
export async function wholeOrders(db: Tx, found: OrderRecord[]) {
  const ids = found.map(({ seq }) => seq);
  const rows = await inParts(ids, (part) => rowsOfOrder(db, part));
  const events = await inParts(ids, (part) => eventsOfOrder(db, part));
  const of = <Part extends { orderSeq: number }>(parts: Part[], seq: number) =>
    parts.filter(({ orderSeq }) => orderSeq === seq);
  return found.map((order) => ({ ...order, rows: of(rows, order.seq), events: of(events, order.seq) }));
}

/**
 * Takes the person out of orders: number, lines and sums stay, with the digest of what was accepted. It must run inside a
 * transaction that erases.
 */
export async function forgetOrderPersons(tx: Tx, ids: string[]) {
  const seqs = (await ordersWithIds(tx, ids)).map(({ seq }) => seq);
  if (seqs.length === 0) return;
  const none = { buyerName: null, buyerTitle: null, email: null, network: null };
  const words = { invoiceParty: null, deliveryPlace: null, notes: null, cancelReason: null };
  await tx
    .update(orders)
    .set({ ...none, ...words })
    .where(inArray(orders.seq, seqs));
  await tx.update(orderRows).set({ cancelReason: null }).where(inArray(orderRows.orderSeq, seqs));
  const events = await tx
    .update(orderEvents)
    .set({ text: null })
    .where(inArray(orderEvents.orderSeq, seqs))
    .returning({ seq: orderEvents.seq });
  const subjects = [...ids, ...events.map(({ seq }) => String(seq))];
  await tx.delete(outbox).where(inArray(outbox.subjectId, subjects));
  await removeMade(tx, ids);
  await dropExternalIds(tx, 'order', ids);
}

/** Removes what was made of the words of orders: their papers, and what was sent of them to other programs. */
export async function removeMade(tx: Tx, ids: string[]) {
  const seqs = (await ordersWithIds(tx, ids)).map(({ seq }) => seq);
  await tx.delete(orderPapers).where(inArray(orderPapers.orderSeq, seqs));
  await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.subject, ids));
}

/** The same, for the orders of these lines, states or shipments. */
export const removeMadeOf =
  (parts: typeof orderRows | typeof orderEvents | typeof shipments) => async (tx: Tx, partSeqs: string[]) => {
    const found = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(parts, eq(parts.orderSeq, orders.seq))
      .where(inArray(parts.seq, partSeqs.map(Number)));
    await removeMade(
      tx,
      found.map(({ id }) => id),
    );
  };

const isNamed = or(...naming.map(isNotNull));

/** Counts the orders that name a person and were accepted before that moment, in milliseconds, and all that name one. */
export async function countOrderPersonsOlderThan(db: Db, moment: number) {
  const old = await db.$count(orders, and(lt(orders.createdAt, moment), isNamed));
  return { old, all: await db.$count(orders, isNamed) };
}

/** Takes the persons out of orders that were accepted before that moment. Returns how many there were. */
export const removeOrderPersonsOlderThan = (db: Db, moment: number) =>
  db.write(
    async (tx) => {
      const old = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(lt(orders.createdAt, moment), isNamed));
      const ids = old.map(({ id }) => id);
      await inParts(ids, async (part) => (await forgetOrderPersons(tx, part), []));
      return ids.length;
    },
    { raisesRevision: false, erases: true },
  );
