import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables/tables.ts';

/** One statement inserts this many rows. */
export const part = 100;

/** Returns the rows whose products are still there: some may have been deleted since they were looked at. */
export async function existing<Row extends { productSeq: number }>(tx: Tx, rows: Row[]): Promise<Row[]> {
  const seqs = [...new Set(rows.map(({ productSeq }) => productSeq))];
  const there = await inParts(seqs, (some) =>
    tx.select({ seq: products.seq }).from(products).where(inArray(products.seq, some)),
  );
  const known = new Set(there.map(({ seq }) => seq));
  return rows.filter(({ productSeq }) => known.has(productSeq));
}
