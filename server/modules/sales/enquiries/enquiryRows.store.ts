import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { productsWithIds, type ProductRow } from '../../catalogue/products/products.rows.ts';

export type StoredRow = typeof enquiryRows.$inferSelect;
export type NewRow = Omit<typeof enquiryRows.$inferInsert, 'seq' | 'enquirySeq'>;
/** The product is as it is now. */
export type RowRecord = StoredRow & { product: ProductRow | null };

/** Stores the rows in the buyer's order. */
export async function addEnquiryRows(tx: Tx, enquirySeq: number, rows: NewRow[]): Promise<StoredRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(enquiryRows)
    .values(rows.map((row) => ({ ...row, enquirySeq })))
    .returning();
}

/** Reads the rows as they were sent. */
export const storedEnquiryRows = (db: Tx, enquirySeqs: number[]): Promise<StoredRow[]> =>
  db.select().from(enquiryRows).where(inArray(enquiryRows.enquirySeq, enquirySeqs)).orderBy(asc(enquiryRows.seq));

/** Returns null when there is none. */
export async function findEnquiryRow(db: Tx, seq: number): Promise<RowRecord | null> {
  const [row] = await db.select().from(enquiryRows).where(eq(enquiryRows.seq, seq));
  if (!row) return null;
  const [product] = row.productId === null ? [] : await productsWithIds(db, [row.productId]);
  return { ...row, product: product ?? null };
}

export async function changeEnquiryRow(tx: Tx, seq: number, values: Partial<NewRow>) {
  await tx.update(enquiryRows).set(values).where(eq(enquiryRows.seq, seq));
}

/** Reads the rows of several enquiries, each in the buyer's order. */
export async function rowsOfEnquiry(db: Tx, enquirySeqs: number[]): Promise<RowRecord[]> {
  const rows = await storedEnquiryRows(db, enquirySeqs);
  const products = await productsWithIds(
    db,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.map((row) => ({ ...row, product: byId.get(row.productId ?? '') ?? null }));
}

/** Counts the rows of each enquiry; one without rows is missing. */
export async function countEnquiryRows(db: Tx, enquirySeqs: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ seq: enquiryRows.enquirySeq, count: count() })
    .from(enquiryRows)
    .where(inArray(enquiryRows.enquirySeq, enquirySeqs))
    .groupBy(enquiryRows.enquirySeq);
  return new Map(rows.map((row) => [row.seq, row.count]));
}
