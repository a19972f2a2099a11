import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../db/page.ts';
import { messages } from '../../db/tables.ts';

export type MessageRow = typeof messages.$inferSelect;
/** Before it is stored. */
export type NewMessage = Omit<MessageRow, 'seq'>;
export type MessagePage = Page<MessageRow>;
export type Status = MessageRow['status'];

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

/** Newest first. Throws `BadCursor`. */
export async function page(db: Db, { status }: { status?: Status }, request: PageRequest): Promise<MessagePage> {
  const where = status && eq(messages.status, status);
  const first = request.first ?? 20;
  const rows = await db
    .select()
    .from(messages)
    .where(and(where, after(request.after, newestFirst, messages.id)))
    .orderBy(...ordered(newestFirst, messages.id))
    .limit(first + 1);
  return pageOf(
    rows,
    { ...request, first },
    newestFirst,
    async () => (await db.select({ n: count() }).from(messages).where(where).get())?.n ?? 0,
  );
}

/** What arrived after the message with that `seq`, oldest first. */
export async function arrivedAfter(db: Tx, seq: number): Promise<MessageRow[]> {
  return db.select().from(messages).where(gt(messages.seq, seq)).orderBy(asc(messages.seq));
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
  return db.write(async (tx) => tx.insert(messages).values(message).returning().get(), unseen);
}

/** True when it was not there yet. */
export async function addIfMissing(tx: Tx, message: NewMessage) {
  return Boolean(await tx.insert(messages).values(message).onConflictDoNothing().returning().get());
}

/** Undefined when the id is unknown. */
export async function setStatus(db: Db, id: string, status: Exclude<Status, 'new'>) {
  return db.write(
    async (tx) => tx.update(messages).set({ status }).where(eq(messages.id, id)).returning().get(),
    unseen,
  );
}

/** False when the id is unknown. */
export async function remove(db: Db, id: string) {
  return db.write(
    async (tx) => Boolean(await tx.delete(messages).where(eq(messages.id, id)).returning().get()),
    unseen,
  );
}
