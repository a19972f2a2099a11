import { and, asc, eq, inArray } from 'drizzle-orm';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { Tx } from '../../../db/database.ts';
import { cachedRows } from '../../../db/cachedRows.ts';
import { inParts } from '../../../db/parts.ts';
import { inSlots, slots, slotsFor } from '../../../db/slots.ts';
import { reading } from '../../../db/statements.ts';
import { turkishKey } from '../../../db/turkishKey.ts';
import { products } from '../../../db/tables.ts';
import { conditions, select, type ProductRow } from './products.rows.ts';

const some = reading((tx, { count }: { count: number }) => select(tx).where(inArray(products.id, slots(count))));

/** Returns the existing products of these ids, in the order of the ids. */
export const productsWithIds = cachedRows<ProductRow>((tx, ids) =>
  some(tx, inSlots(ids), { count: slotsFor(ids.length) }),
);

/** Returns the existing rows of these ids, without category and picture, in the order of their entry. */
export const storedWithIds = async (tx: Tx, ids: string[]): Promise<(typeof products.$inferSelect)[]> =>
  inParts(ids, (part) => tx.select().from(products).where(inArray(products.id, part)).orderBy(asc(products.seq)));

/** Returns those of the ids that are products. */
export async function idsThere(tx: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await inParts(ids, (part) =>
    tx.select({ id: products.id }).from(products).where(inArray(products.id, part)),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the products whose name has one of these sort keys. */
export const productsWithNameKeys = (db: Tx, keys: string[]): Promise<ProductRow[]> =>
  inParts(keys, (part) => select(db).where(inArray(products.nameKey, part)));

/** Finds products by whole names, letter for letter but for capitals; a name that several products have finds none. */
export async function productsByWholeNames(db: Tx, names: string[]): Promise<(name: string) => ProductRow | undefined> {
  const found = new Map<string, ProductRow | undefined>();
  for (const product of await productsWithNameKeys(db, names.map(turkishKey)))
    found.set(product.nameKey, found.has(product.nameKey) ? undefined : product);
  return (name) => found.get(turkishKey(name));
}

/** Returns the products whose stock code has one of these keys. */
export const productsWithStockCodeKeys = (db: Tx, keys: string[]): Promise<ProductRow[]> =>
  inParts(keys, (part) => select(db).where(inArray(products.stockCodeKey, part)));

/** Returns the products with one of these GTINs. */
export const productsWithGtins = (db: Tx, gtins: string[]): Promise<ProductRow[]> =>
  inParts(gtins, (part) => select(db).where(inArray(products.gtin, part)));

/** Returns the product with this stock code, ignoring case, blanks and dashes. */
export async function findProductByStockCode(db: Tx, code: string): Promise<ProductRow | undefined> {
  const key = stockCodeKey(code);
  return key === null ? undefined : (await productsWithStockCodeKeys(db, [key]))[0];
}

/** Returns the existing products of these numbers with category and picture, in the order of the numbers. */
export async function productRowsWithSeqs(db: Tx, seqs: number[]): Promise<ProductRow[]> {
  const rows = await inParts(seqs, (part) => select(db).where(inArray(products.seq, part)));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Returns the existing rows of these numbers. */
export const productsWithSeqs = (db: Tx, seqs: number[]): Promise<(typeof products.$inferSelect)[]> =>
  inParts(seqs, (part) => db.select().from(products).where(inArray(products.seq, part)));

/** Returns the products of a family that are still made. */
export const productsOfFamily = (db: Tx, familyId: string): Promise<ProductRow[]> =>
  select(db).where(and(eq(products.familyId, familyId), conditions({ discontinued: false })));
