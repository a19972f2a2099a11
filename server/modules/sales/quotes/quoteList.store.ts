import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { quoteLists, quoteRows } from '../../../db/tables/quoteTables.ts';

export type StoredQuoteList = typeof quoteLists.$inferSelect;
export type QuoteRowRecord = typeof quoteRows.$inferSelect;
export type NewQuoteRow = Omit<typeof quoteRows.$inferInsert, 'seq' | 'listId'>;

/** Tokens are stored as hashes, so that reading the database does not give access to lists. */
const ownerOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the list that is chosen; null for a token without a list, such as that of a list that was sent. */
export async function findQuoteList(db: Tx, token: string | null): Promise<StoredQuoteList | null> {
  if (!token) return null;
  const [row] = await db
    .select()
    .from(quoteLists)
    .where(eq(quoteLists.owner, ownerOf(token)))
    .orderBy(desc(quoteLists.chosenAt), desc(quoteLists.id))
    .limit(1);
  return row ?? null;
}

/** Returns all lists of a browser, in the order in which they were made. */
export const quoteListsOf = async (db: Tx, token: string | null): Promise<StoredQuoteList[]> =>
  token
    ? db
        .select()
        .from(quoteLists)
        .where(eq(quoteLists.owner, ownerOf(token)))
        .orderBy(asc(quoteLists.madeAt), asc(quoteLists.id))
    : [];

/** Counts the rows of lists, by their ids. */
export async function countQuoteRows(db: Tx, listIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: quoteRows.listId, count: count() })
    .from(quoteRows)
    .where(inArray(quoteRows.listId, listIds))
    .groupBy(quoteRows.listId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Returns the list among these that has the row. */
export async function findListWith(
  db: Tx,
  lists: StoredQuoteList[],
  seq: number,
): Promise<StoredQuoteList | undefined> {
  const [row] = await db.select({ id: quoteRows.listId }).from(quoteRows).where(eq(quoteRows.seq, seq));
  return lists.find(({ id }) => id === row?.id);
}

export const rowsOfQuoteList = (db: Tx, listId: string): Promise<QuoteRowRecord[]> =>
  db.select().from(quoteRows).where(eq(quoteRows.listId, listId)).orderBy(asc(quoteRows.seq));

export const newToken = () => randomBytes(18).toString('base64url');

/** Makes a list that is chosen from now on; without a token it is nobody's. */
export async function makeQuoteList(
  tx: Tx,
  { token, name = null, now }: { token: string | null; name?: string | null; now: number },
): Promise<StoredQuoteList> {
  const last = (await findQuoteList(tx, token))?.chosenAt ?? 0;
  const made = { sendKey: newToken(), usedAt: now, madeAt: now, chosenAt: Math.max(now, last + 1) };
  const [row] = await tx
    .insert(quoteLists)
    .values({ id: randomUUID(), owner: token && ownerOf(token), name, ...made })
    .returning();
  if (!row) throw new Error('No list was made.');
  return row;
}

/** Notes that a browser uses its lists: all of them are kept from then on. */
export async function useQuoteList(tx: Tx, token: string, now: number) {
  await tx
    .update(quoteLists)
    .set({ usedAt: now })
    .where(eq(quoteLists.owner, ownerOf(token)));
}

export async function updateQuoteList(
  tx: Tx,
  listId: string,
  values: Partial<Pick<StoredQuoteList, 'name' | 'chosenAt' | 'repeated'>>,
) {
  await tx.update(quoteLists).set(values).where(eq(quoteLists.id, listId));
}

/** Returns the number of the row. */
export async function addQuoteRow(tx: Tx, listId: string, row: NewQuoteRow): Promise<number> {
  const [added] = await tx
    .insert(quoteRows)
    .values({ ...row, listId })
    .returning();
  if (!added) throw new Error('No row was added.');
  return added.seq;
}

/** It changes only a row of that list, so a foreign id has no effect. Returns false when there is none. */
export async function changeQuoteRow(
  tx: Tx,
  listId: string,
  seq: number,
  values: Partial<NewQuoteRow>,
): Promise<boolean> {
  const own = and(eq(quoteRows.listId, listId), eq(quoteRows.seq, seq));
  return (await tx.update(quoteRows).set(values).where(own).returning()).length > 0;
}

export async function removeQuoteRow(tx: Tx, listId: string, seq: number) {
  await tx.delete(quoteRows).where(and(eq(quoteRows.listId, listId), eq(quoteRows.seq, seq)));
}

export async function removeQuoteRows(tx: Tx, listId: string) {
  await tx.delete(quoteRows).where(eq(quoteRows.listId, listId));
}

/** Its rows are deleted with it, by the foreign key. */
export async function removeQuoteList(tx: Tx, listId: string) {
  await tx.delete(quoteLists).where(eq(quoteLists.id, listId));
}

/** Removes lists that nobody has changed since that moment, in milliseconds. */
export async function removeQuoteListsOlderThan(db: Db, moment: number) {
  await db.write(async (tx) => tx.delete(quoteLists).where(lt(quoteLists.usedAt, moment)), { raisesRevision: false });
}
