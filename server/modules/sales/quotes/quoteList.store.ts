import { createHash } from 'node:crypto';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { quoteLists, quoteRows } from '../../../db/enquiryTables.ts';

export type StoredQuoteList = typeof quoteLists.$inferSelect;
export type QuoteRowRecord = typeof quoteRows.$inferSelect;
export type NewQuoteRow = Omit<typeof quoteRows.$inferInsert, 'seq' | 'listId'>;

/** Tokens are stored as hashes, so that reading the database does not give access to lists. */
const idOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns null for a token without a list, such as that of a list that was sent. */
export async function find(db: Tx, token: string | null): Promise<StoredQuoteList | null> {
  if (!token) return null;
  const [row] = await db
    .select()
    .from(quoteLists)
    .where(eq(quoteLists.id, idOf(token)));
  return row ?? null;
}

export const rowsOf = (db: Tx, listId: string): Promise<QuoteRowRecord[]> =>
  db.select().from(quoteRows).where(eq(quoteRows.listId, listId)).orderBy(asc(quoteRows.seq));

/** Returns the list of that token, and makes one when there is none. */
export async function open(tx: Tx, token: string, sendKey: string, now: number): Promise<StoredQuoteList> {
  const [row] = await tx
    .insert(quoteLists)
    .values({ id: idOf(token), sendKey, usedAt: now })
    .onConflictDoUpdate({ target: quoteLists.id, set: { usedAt: now } })
    .returning();
  if (!row) throw new Error('No list was made.');
  return row;
}

export async function add(tx: Tx, listId: string, row: NewQuoteRow) {
  await tx.insert(quoteRows).values({ ...row, listId });
}

/** It changes only a row of that list, so a foreign id has no effect. Returns false when there is none. */
export async function change(tx: Tx, listId: string, seq: number, values: Partial<NewQuoteRow>): Promise<boolean> {
  const own = and(eq(quoteRows.listId, listId), eq(quoteRows.seq, seq));
  return (await tx.update(quoteRows).set(values).where(own).returning()).length > 0;
}

export async function remove(tx: Tx, listId: string, seq: number) {
  await tx.delete(quoteRows).where(and(eq(quoteRows.listId, listId), eq(quoteRows.seq, seq)));
}

/** Its rows are deleted with it, by the foreign key. */
export async function removeList(tx: Tx, listId: string) {
  await tx.delete(quoteLists).where(eq(quoteLists.id, listId));
}

/** Removes lists that nobody has changed since that moment, in milliseconds. */
export async function removeOlderThan(db: Db, moment: number) {
  await db.write(async (tx) => tx.delete(quoteLists).where(lt(quoteLists.usedAt, moment)), { raisesRevision: false });
}
