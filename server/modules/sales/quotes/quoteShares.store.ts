import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { quoteLists, quoteShares } from '../../../db/tables/quoteTables.ts';

export type StoredShare = typeof quoteShares.$inferSelect;

/** A link as its owner sees it. */
export type ShownShare = { code: string; endsAt: number; rowCount: number };

/** Returns null for a code that never was, or whose time is over. */
export async function findQuoteShare(db: Tx, code: string, now: number): Promise<StoredShare | null> {
  const live = and(eq(quoteShares.code, code), gt(quoteShares.endsAt, now));
  const [row] = await db.select().from(quoteShares).where(live);
  return row ?? null;
}

export async function sharesOfList(db: Tx, listId: string, now: number): Promise<StoredShare | null> {
  const live = and(eq(quoteShares.listId, listId), gt(quoteShares.endsAt, now));
  const [row] = await db.select().from(quoteShares).where(live);
  return row ?? null;
}

export async function addQuoteShare(tx: Tx, share: StoredShare) {
  await tx.insert(quoteShares).values(share);
}

/** Removes the copy of a list, and its link with it. */
export async function removeSharesOf(tx: Tx, listId: string) {
  const copies = tx.select({ id: quoteShares.copyId }).from(quoteShares).where(eq(quoteShares.listId, listId));
  await tx.delete(quoteLists).where(inArray(quoteLists.id, copies));
}

/** Removes copies whose link is over, with their rows. */
export async function removeEndedShares(db: Db, now: number) {
  const ended = db.select({ id: quoteShares.copyId }).from(quoteShares).where(lte(quoteShares.endsAt, now));
  await db.write(async (tx) => tx.delete(quoteLists).where(inArray(quoteLists.id, ended)), { raisesRevision: false });
}
