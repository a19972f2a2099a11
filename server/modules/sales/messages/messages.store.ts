import { and, asc, count, eq, gt, inArray, lt, max, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { inParts } from '../../../db/parts.ts';
import { exampleOf } from '../../../search/exampleOf.ts';
import type { Entry } from '../../../search/entry.ts';
import * as searchIndex from '../../../search/searchIndex.ts';
import { forgetAddresses, noteCustomer } from '../customers/customers.store.ts';
import { addMail } from '../../../mail/outbox.store.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { foundIn, prepare } from '../../../search/search.store.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<MessageRow, 'seq'>;
export type MessagePage = Page<MessageRow>;
export type Status = MessageRow['status'];

const entryOf = ({ seq, id, name, company, email, subject, message }: MessageRow): Entry => ({
  seq,
  title: [name, company, email, subject].join(' \n'),
  body: message,
  code: id,
  facets: [],
});

export const messageIndex: searchIndex.SearchIndex<MessageRow> = {
  table: 'message_search',
  isVocabulary: false,
  isErased: true,
  entryOf,
  example: exampleOf(messages),
  rows: async (db) => db.select().from(messages).orderBy(asc(messages.seq)),
  count: async (db) => db.$count(messages),
};

const newestFirst: Order<MessageRow> = {
  name: 'age',
  key: valueOf(messages.createdAt),
  direction: 'desc',
  keyOf: ({ createdAt }) => createdAt,
};

// No public page shows messages, so they leave the content revision alone.
const unseen = { raisesRevision: false };

export async function findMessage(db: Tx, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}

/** Returns those of the messages that exist, in any order. */
export const messagesWithIds = (db: Tx, ids: string[]): Promise<MessageRow[]> =>
  inParts(ids, (part) => db.select().from(messages).where(inArray(messages.id, part)));

export type Filter = { suspectedSpam: boolean; status?: Status; search?: string };

/** The newest message comes first, in search results as well. Throws `BadCursor`. */
export async function messagePage(
  db: Db,
  { suspectedSpam, status, search: text }: Filter,
  request: PageRequest,
): Promise<MessagePage> {
  const search = text ? await prepare(db, messageIndex, text, { facets: [], categoriesOf: () => [] }) : null;
  const where = and(
    eq(messages.suspectedSpam, suspectedSpam),
    status && eq(messages.status, status),
    search ? inArray(messages.seq, foundIn(db, messageIndex, search)) : undefined,
  );
  const first = request.first ?? 20;
  const rows = await db
    .select()
    .from(messages)
    .where(and(where, after(request.after, newestFirst, messages.id)))
    .orderBy(...ordered(newestFirst, messages.id))
    .limit(first + 1);
  const countAll = async () => {
    const [row] = await db.select({ n: count() }).from(messages).where(where);
    return row?.n ?? 0;
  };
  return pageOf(rows, { ...request, first }, newestFirst, countAll);
}

/** Returns what arrived after the message with that `seq` and is not suspected spam, oldest first. */
export async function messagesArrivedAfter(db: Tx, seq: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(gt(messages.seq, seq), eq(messages.suspectedSpam, false)))
    .orderBy(asc(messages.seq));
}

/** Returns the `seq` of the message that arrived last; 0 when there is none. */
export async function lastMessageSeq(db: Tx): Promise<number> {
  const [row] = await db.select({ seq: max(messages.seq) }).from(messages);
  return row?.seq ?? 0;
}

export async function createMessage(db: Db, message: NewMessage): Promise<MessageRow> {
  return db.write(async (tx) => {
    const [row] = await tx.insert(messages).values(message).returning();
    if (!row) throw new Error('The message was not stored.');
    await searchIndex.put(tx, messageIndex, row);
    // The mail is due at once, even if a clock was set back and now is before the message.
    const now = Math.min(row.createdAt, Date.now());
    if (!row.suspectedSpam) {
      await noteCustomer(tx, { email: row.email, company: row.company, at: row.createdAt });
      await addMail(tx, { kind: 'MESSAGE', subjectId: row.id }, now);
      await raiseNotice(tx, { kind: 'MESSAGE_RECEIVED', subject: row.id, now: row.createdAt });
    } else await raiseNotice(tx, { kind: 'SPAM_SUSPECTED', subject: row.id, now: row.createdAt });
    return row;
  }, unseen);
}

/** Returns its `seq` when it was not there yet. */
export async function addMessageIfMissing(tx: Tx, message: NewMessage): Promise<number | undefined> {
  const [row] = await tx.insert(messages).values(message).onConflictDoNothing().returning();
  if (row) await searchIndex.put(tx, messageIndex, row);
  return row?.seq;
}

/** Returns undefined when the id is unknown. */
export const setMessageStatus = (db: Db, id: string, status: Exclude<Status, 'new'>) => update(db, id, { status });

/** It belongs in the transaction that stores the answer. */
export async function markMessageReplied(tx: Tx, id: string): Promise<MessageRow | null> {
  const [row] = await tx.update(messages).set({ status: 'replied' }).where(eq(messages.id, id)).returning();
  return row ?? null;
}

/** Returns undefined when the id is unknown. */
export const setMessageSuspectedSpam = (db: Db, id: string, suspectedSpam: boolean) =>
  update(db, id, { suspectedSpam });

/** No search looks at these columns, so the index stays as it is. */
async function update(db: Db, id: string, values: Partial<Pick<MessageRow, 'status' | 'suspectedSpam'>>) {
  return db.write(async (tx) => {
    const [row] = await tx.update(messages).set(values).where(eq(messages.id, id)).returning();
    return row;
  }, unseen);
}

/** Counts the messages that arrived before that moment, in milliseconds, and all of them. */
export async function countMessagesOlderThan(db: Db, moment: number) {
  return { old: await db.$count(messages, lt(messages.createdAt, moment)), all: await db.$count(messages) };
}

const erasing = { ...unseen, erases: true };

/**
 * Permanently removes the messages that arrived before that moment, in milliseconds: no word of them stays in tables,
 * index or write-ahead log. Returns how many there were.
 */
export const removeMessagesOlderThan = (db: Db, moment: number) =>
  db.write((tx) => removeMessagesWhere(tx, lt(messages.createdAt, moment)), erasing);

/** Moves the message to the bin. Returns false when the id is unknown. */
export const removeMessage = async (db: Db, id: string) =>
  (await db.write((tx) => removeMessagesWhere(tx, eq(messages.id, id)), unseen)) > 0;

/** It must run inside a transaction. */
export async function removeMessagesWhere(tx: Tx, where: SQL): Promise<number> {
  const removed = await tx.delete(messages).where(where).returning();
  await searchIndex.remove(tx, messageIndex, removed);
  await forgetAddresses(
    tx,
    removed.map(({ email }) => email),
  );
  return removed.length;
}
