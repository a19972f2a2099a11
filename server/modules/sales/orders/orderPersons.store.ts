import { and, asc, gt, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { outbox } from '../../../db/mailTables.ts';
import { orderEvents, orderPapers, orders } from '../../../db/orderTables.ts';
import { webhookDeliveries } from '../../../db/webhookTables.ts';
import { inParts } from '../../../db/parts.ts';
import { eventsOf, rowsOf, withIds, type OrderRecord } from './orders.store.ts';

/** This many orders are read at once. */
const atOnce = 500;

const namesPerson = ({ email, buyerName, network }: OrderRecord) => (email ?? buyerName ?? network) !== null;

type WholeOrder = OrderRecord & {
  rows: Awaited<ReturnType<typeof rowsOf>>;
  events: Awaited<ReturnType<typeof eventsOf>>;
};

/** Returns the orders of a person whose address `is` recognizes, and those among `seqs`, unless the person was erased from them. */
export async function ordersOfPerson(
  db: Tx,
  is: (email: string | null) => boolean,
  seqs: Set<number>,
): Promise<WholeOrder[]> {
  const found: OrderRecord[] = [];
  for (let last = 0, more = true; more;) {
    const rows = await db.select().from(orders).where(gt(orders.seq, last)).orderBy(asc(orders.seq)).limit(atOnce);
    found.push(...rows.filter((order) => namesPerson(order) && (is(order.email) || seqs.has(order.seq))));
    last = rows.at(-1)?.seq ?? last;
    more = rows.length === atOnce;
  }
  const ids = found.map(({ seq }) => seq);
  const rows = await inParts(ids, (part) => rowsOf(db, part));
  const events = await inParts(ids, (part) => eventsOf(db, part));
  const of = <Part extends { orderSeq: number }>(parts: Part[], seq: number) =>
    parts.filter(({ orderSeq }) => orderSeq === seq);
  return found.map((order) => ({ ...order, rows: of(rows, order.seq), events: of(events, order.seq) }));
}

/** Returns those of the orders that name a person. */
export const ordersWithPerson = async (db: Tx, ids: string[]): Promise<string[]> =>
  (await withIds(db, ids)).filter(namesPerson).map(({ id }) => id);

/**
 * Takes the person out of orders: number, lines and sums stay, with the digest of what was accepted. It must run inside a
 * transaction that erases.
 */
export async function forgetPersons(tx: Tx, ids: string[]) {
  const seqs = (await withIds(tx, ids)).map(({ seq }) => seq);
  if (seqs.length === 0) return;
  const none = { buyerName: null, buyerTitle: null, email: null, network: null, cancelReason: null };
  await tx.update(orders).set(none).where(inArray(orders.seq, seqs));
  await tx.delete(orderPapers).where(inArray(orderPapers.orderSeq, seqs));
  const events = await tx
    .update(orderEvents)
    .set({ text: null })
    .where(inArray(orderEvents.orderSeq, seqs))
    .returning({ seq: orderEvents.seq });
  const subjects = [...ids, ...events.map(({ seq }) => String(seq))];
  await tx.delete(outbox).where(inArray(outbox.subjectId, subjects));
  await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.subject, ids));
}

const isNamed = or(isNotNull(orders.email), isNotNull(orders.buyerName), isNotNull(orders.network));

/** Counts the orders that name a person and were accepted before that moment, in milliseconds, and all that name one. */
export async function countOlderThan(db: Db, moment: number) {
  const old = await db.$count(orders, and(lt(orders.createdAt, moment), isNamed));
  return { old, all: await db.$count(orders, isNamed) };
}

/** Takes the persons out of orders that were accepted before that moment. Returns how many there were. */
export const removeOlderThan = (db: Db, moment: number) =>
  db.write(
    async (tx) => {
      const old = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(lt(orders.createdAt, moment), isNamed));
      const ids = old.map(({ id }) => id);
      await inParts(ids, async (part) => (await forgetPersons(tx, part), []));
      return ids.length;
    },
    { raisesRevision: false, erases: true },
  );
