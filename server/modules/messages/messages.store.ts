import { and, asc, count, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../db/page.ts';
import { messages } from '../../db/tables.ts';
import * as searchIndex from '../search/search.index.ts';
import type { Entry } from '../search/search.index.ts';
import * as notifications from './notifications.store.ts';
import { foundIn, prepare } from '../search/search.store.ts';

export type MessageRow = typeof messages.$inferSelect;
/** Before it is stored. */
export type NewMessage = Omit<MessageRow, 'seq'>;
export type MessagePage = Page<MessageRow>;
export type Status = MessageRow['status'];

const index = 'message_search';

/** What the message is found by. */
const entryOf = ({ seq, id, name, company, email, subject, message }: MessageRow): Entry => ({
  seq,
  title: [name, company, email, subject].join(' \n'),
  body: message,
  code: id,
  facets: [],
});

const newestFirst: Order<MessageRow> = {
  name: 'age',
  key: sql`${messages.createdAt}`,
  direction: 'desc',
  keyOf: ({ createdAt }) => createdAt,
};

// No public page shows messages, so they leave the content revision alone.
const unseen = { raisesRevision: false };

export async function find(db: Tx, id: string): Promise<MessageRow | null> {
  return (await db.select().from(messages).where(eq(messages.id, id)).get()) ?? null;
}

export type Filter = { suspectedSpam: boolean; status?: Status; search?: string };

/** Newest first, also what a search finds. Throws `BadCursor`. */
export async function page(
  db: Db,
  { suspectedSpam, status, search: text }: Filter,
  request: PageRequest,
): Promise<MessagePage> {
  const search = text ? prepare(db, index, text, { facets: [], categoriesOf: () => [] }) : null;
  const where = and(
    eq(messages.suspectedSpam, suspectedSpam),
    status && eq(messages.status, status),
    search ? sql`${messages.seq} in ${foundIn(index, search)}` : undefined,
  );
  const first = request.first ?? 20;
  const rows = await db
    .select()
    .from(messages)
    .where(and(where, after(request.after, newestFirst, messages.id)))
    .orderBy(...ordered(newestFirst, messages.id))
    .limit(first + 1);
  const countAll = async () => (await db.select({ n: count() }).from(messages).where(where).get())?.n ?? 0;
  return pageOf(rows, { ...request, first }, newestFirst, countAll);
}

/** What arrived after the message with that `seq` and is no suspected spam, oldest first. */
export async function arrivedAfter(db: Tx, seq: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(gt(messages.seq, seq), eq(messages.suspectedSpam, false)))
    .orderBy(asc(messages.seq));
}

/** The `seq` of the last to arrive; 0 when there is none. */
export async function lastSeq(db: Tx): Promise<number> {
  return (
    (
      await db
        .select({ seq: max(messages.seq) })
        .from(messages)
        .get()
    )?.seq ?? 0
  );
}

export async function create(db: Db, message: NewMessage): Promise<MessageRow> {
  return db.write(async (tx) => {
    const row = await tx.insert(messages).values(message).returning().get();
    searchIndex.put(tx, index, entryOf(row));
    if (!row.suspectedSpam) await notifications.add(tx, row.seq, row.createdAt);
    return row;
  }, unseen);
}

/** True when it was not there yet. */
export async function addIfMissing(tx: Tx, message: NewMessage) {
  const row = await tx.insert(messages).values(message).onConflictDoNothing().returning().get();
  if (row) searchIndex.put(tx, index, entryOf(row));
  return row !== undefined;
}

/** Undefined when the id is unknown. */
export async function setStatus(db: Db, id: string, status: Exclude<Status, 'new'>) {
  return db.write(
    async (tx) => tx.update(messages).set({ status }).where(eq(messages.id, id)).returning().get(),
    unseen,
  );
}

/** Undefined when the id is unknown. */
export async function setSuspectedSpam(db: Db, id: string, suspectedSpam: boolean) {
  return db.write(
    async (tx) => tx.update(messages).set({ suspectedSpam }).where(eq(messages.id, id)).returning().get(),
    unseen,
  );
}

/** Removes what arrived before that moment, in milliseconds; returns how many there were. */
export async function removeOlderThan(db: Db, moment: number) {
  return db.write(async (tx) => {
    const removed = await tx.delete(messages).where(lt(messages.createdAt, moment)).returning();
    removed.forEach((row) => searchIndex.remove(tx, index, row.seq, entryOf(row)));
    return removed.length;
  }, unseen);
}

/** False when the id is unknown. */
export async function remove(db: Db, id: string) {
  return db.write(async (tx) => {
    const row = await tx.delete(messages).where(eq(messages.id, id)).returning().get();
    if (row) searchIndex.remove(tx, index, row.seq, entryOf(row));
    return row !== undefined;
  }, unseen);
}

/** Everything that the search index has to find. */
export async function entries(db: Tx) {
  return (await db.select().from(messages)).map(entryOf);
}
