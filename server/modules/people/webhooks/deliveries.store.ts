import { and, asc, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { isSetTo, valueOf } from '../../../db/columns/expressions.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import {
  webhookDeliveries as deliveries,
  type DeliveryRow,
  type SentEvent,
  type WebhookRow,
} from '../../../db/tables/webhookTables.ts';
import { add } from '../../../webhooks/emit.ts';
import { listWebhooks, setWebhook } from './webhooks.store.ts';

export type DeliveryRecord = DeliveryRow;
export type DeliveryPage = Page<DeliveryRecord>;

const day = 86_400_000;
/** What was sent is kept for so many milliseconds. */
export const deliveriesKeptForMs = 30 * day;

const unseen = { raisesRevision: false };
/** An endpoint, and which of its events are meant; all where none are named. */
type Endpoint = { id: string; events?: SentEvent[] | undefined };
const of = (webhookId: string) => eq(deliveries.webhookId, webhookId);
const ofEvents = ({ id, events }: Endpoint) => and(of(id), events && inArray(deliveries.event, events));
const inState = (state: DeliveryRow['state']) => eq(deliveries.state, state);
const hasFailed = isSetTo(deliveries.failed, true);
const again = { state: 'WAITING' as const, claimedUntil: null };
const held = { state: 'HELD' as const, claimedUntil: null };

const newestFirst: Order<DeliveryRow> = {
  name: 'delivery',
  key: valueOf(deliveries.seq),
  direction: 'desc',
  keyOf: ({ seq }) => seq,
};

type Which = PageRequest & { failed?: boolean | null | undefined };

/** Lists what an endpoint got and gets, the latest first. Throws `BadCursor`. */
export async function deliveryPage(db: Tx, endpoint: Endpoint, { failed, ...request }: Which): Promise<DeliveryPage> {
  const first = request.first ?? 20;
  const isIt = and(ofEvents(endpoint), failed ? hasFailed : undefined);
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(isIt, after(request.after, newestFirst, deliveries.id)))
    .orderBy(...ordered(newestFirst, deliveries.id))
    .limit(first + 1);
  return pageOf(rows, { ...request, first }, newestFirst, () => db.$count(deliveries, isIt));
}

export const countHeldDeliveries = (db: Tx, endpoint: Endpoint): Promise<number> =>
  db.$count(deliveries, and(inState('HELD'), ofEvents(endpoint)));

type Since = Endpoint & { since: number };
const failedOf = ({ since, ...endpoint }: Since) =>
  and(ofEvents(endpoint), hasFailed, gte(deliveries.createdAt, since));

/** Counts the deliveries since a moment whose last try failed. */
export const countFailedDeliveries = (db: Tx, which: Since): Promise<number> => db.$count(deliveries, failedOf(which));

export async function findDelivery(db: Tx, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  return row ?? null;
}

/** Tries a delivery again at once; null when the id is unknown. */
export const resendDelivery = (db: Db, id: string, now: number) =>
  db.write(async (tx): Promise<DeliveryRow | null> => {
    const [row] = await tx
      .update(deliveries)
      .set({ ...again, nextAt: now })
      .where(eq(deliveries.id, id))
      .returning();
    return row ?? null;
  }, unseen);

/** Tries all deliveries again at once whose last try failed, of those since a moment. Returns how many. */
export const resendFailedDeliveries = (db: Db, which: Since, now: number) =>
  db.write(async (tx) => {
    const values = { ...again, nextAt: now };
    const rows = tx.update(deliveries).set(values).where(failedOf(which)).returning({ seq: deliveries.seq });
    return (await rows).length;
  }, unseen);

/** Sends what was held, or forgets it. Returns how many there were. */
export const releaseDeliveries = (db: Db, endpoint: Endpoint, send: boolean, now: number) =>
  db.write(async (tx) => {
    const isIt = and(inState('HELD'), ofEvents(endpoint));
    const rows = send
      ? await tx
          .update(deliveries)
          .set({ ...again, nextAt: now })
          .where(isIt)
          .returning({ seq: deliveries.seq })
      : await tx.delete(deliveries).where(isIt).returning({ seq: deliveries.seq });
    return rows.length;
  }, unseen);

/** Switches an endpoint off: what waits is held. It belongs in a transaction. Returns null when the id is unknown. */
export async function switchOffWebhook(
  tx: Tx,
  id: string,
  offReason: NonNullable<WebhookRow['offReason']>,
  now: number,
) {
  await tx
    .update(deliveries)
    .set(held)
    .where(and(inState('WAITING'), of(id)));
  return setWebhook(tx, id, { offAt: now, offReason });
}

/** Holds one delivery until a person decides. */
export const holdDeliveries = (db: Db, seq: number) =>
  db.write((tx) => tx.update(deliveries).set(held).where(eq(deliveries.seq, seq)), unseen);

/** Adds a test, which is sent at once. */
export const addTestDelivery = (db: Db, webhook: WebhookRow, now: number) =>
  db.write(async (tx) => {
    const [row] = await add(tx, webhook, [{ event: 'WEBHOOK_TEST', subject: webhook.id }], now);
    if (!row) throw new Error('The test was not stored.');
    return row;
  }, unseen);

/** A server keeps what it has claimed for so long, which is more than sending it takes; then another one takes it. */
const claimedFor = 60_000;
const isFree = (now: number) => or(isNull(deliveries.claimedUntil), lte(deliveries.claimedUntil, now));
const isDue = (now: number) => and(inState('WAITING'), lte(deliveries.nextAt, now), isFree(now));

/** Returns the endpoints for which something is due; each looks into its own entries of the index. */
export async function dueDeliveries(db: Tx, now: number): Promise<WebhookRow[]> {
  const found: WebhookRow[] = [];
  for (const webhook of await listWebhooks(db)) {
    const { id, offAt, pausedUntil } = webhook;
    if (offAt !== null || (pausedUntil ?? 0) > now) continue;
    const rows = await db
      .select({ seq: deliveries.seq })
      .from(deliveries)
      .where(and(of(id), isDue(now)))
      .limit(1);
    if (rows.length > 0) found.push(webhook);
  }
  return found;
}

/** So many due rows are looked through for those that may go together. */
const lookedThrough = 100;

/**
 * Claims up to `most` deliveries of an endpoint, so that no other server sends them, the oldest first and of one thing one at
 * a time.
 */
export const claimDelivery = (db: Db, webhookId: string, most: number, now: number) =>
  db.write(async (tx): Promise<DeliveryRow[]> => {
    const rows = await tx
      .select()
      .from(deliveries)
      .where(and(of(webhookId), isDue(now)))
      .orderBy(asc(deliveries.nextAt), asc(deliveries.seq))
      .limit(lookedThrough);
    const things = new Map(rows.toSorted((a, b) => b.seq - a.seq).map((row) => [row.subject, row]));
    const taken = rows.filter((row) => things.get(row.subject) === row).slice(0, most);
    const seqs = taken.map(({ seq }) => seq);
    await tx
      .update(deliveries)
      .set({ claimedUntil: now + claimedFor })
      .where(inArray(deliveries.seq, seqs));
    return taken;
  }, unseen);

/** Removes what happened before that moment. */
export const removeDeliveriesOlderThan = (db: Db, before: number) =>
  db.write((tx) => tx.delete(deliveries).where(lt(deliveries.createdAt, before)), unseen);

/** Erases what is about enquiries, sent or not. It must run in a transaction that erases. */
export const eraseDeliveriesOf = (tx: Tx, enquiryIds: string[]) =>
  tx.delete(deliveries).where(inArray(deliveries.enquiryId, enquiryIds));
