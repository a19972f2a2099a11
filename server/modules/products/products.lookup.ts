import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inParts } from '../../db/parts.ts';
import { products } from '../../db/tables.ts';
import { conditions, select, type ProductRow } from './products.rows.ts';

// Many products at once: for imports, and for the tables of families.

/** Those of these ids that there are. */
export const withIds = (db: Tx, ids: string[]): Promise<ProductRow[]> =>
  inParts(ids, (part) => select(db).where(inArray(products.id, part)));

/** The same in the order of the ids. */
export async function inOrder(db: Tx, ids: string[]): Promise<ProductRow[]> {
  const rows = new Map((await withIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Those whose name sorts as one of these keys. */
export const withNameKeys = (db: Tx, keys: string[]): Promise<ProductRow[]> =>
  inParts(keys, (part) => select(db).where(inArray(products.nameKey, part)));

/** Those whose stock codes compare as one of these keys. */
export const withStockCodeKeys = (db: Tx, keys: string[]): Promise<ProductRow[]> =>
  inParts(keys, (part) => select(db).where(inArray(products.stockCodeKey, part)));

/** Those of these numbers that there are, in the order of the numbers, with their category and picture. */
export async function rowsWithSeqs(db: Tx, seqs: number[]): Promise<ProductRow[]> {
  const rows = await inParts(seqs, (part) => select(db).where(inArray(products.seq, part)));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Those of these numbers that there are. */
export const withSeqs = (db: Tx, seqs: number[]): Promise<(typeof products.$inferSelect)[]> =>
  inParts(seqs, (part) => db.select().from(products).where(inArray(products.seq, part)));

/** Those of a family that are still made. */
export const ofFamily = (db: Tx, familyId: string): Promise<ProductRow[]> =>
  select(db).where(and(eq(products.familyId, familyId), conditions({ discontinued: false })));
