import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { cachedRows } from '../../../db/cachedRows.ts';
import { inParts } from '../../../db/parts.ts';
import { inSlots, slots, slotsFor } from '../../../db/slots.ts';
import { reading } from '../../../db/statements.ts';
import { products } from '../../../db/tables.ts';
import { conditions, select, type ProductRow } from './products.rows.ts';

// Many products at once: for lists, imports, and the tables of families.

const some = reading((tx, { count }: { count: number }) => select(tx).where(inArray(products.id, slots(count))));

/** Those of these ids that there are, in the order of the ids. */
export const withIds = cachedRows<ProductRow>((tx, ids) => some(tx, inSlots(ids), { count: slotsFor(ids.length) }));

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
