import { and, count, inArray, isNotNull, max, min, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { partOf } from '../../db/expressions.ts';
import { specValues } from '../../db/specTables.ts';
import { products } from '../../db/tables.ts';

// What is counted of the products that fulfil a condition. All of it is read from indexes alone.

type Condition = SQL | undefined;

/** Bars of a histogram. */
export const parts = 8;

const seqsOf = (tx: Tx, which: Condition) => tx.select({ seq: products.seq }).from(products).where(which);

export type TermCount = { attributeId: string; term: string | null; count: number };

/** How many products have each option, or have said yes or no. */
export async function countTerms(tx: Tx, which: Condition, attributeIds: string[]): Promise<TermCount[]> {
  if (attributeIds.length === 0) return [];
  const { attributeId, term, productSeq } = specValues;
  return tx
    .select({ attributeId, term, count: count() })
    .from(specValues)
    .where(and(inArray(attributeId, attributeIds), inArray(productSeq, seqsOf(tx, which))))
    .groupBy(attributeId, term);
}

export type MeasureCount = { attributeId: string; low: number | null; high: number | null; count: number };

/** How often each number, or each range, is stated. */
export async function countMeasures(tx: Tx, which: Condition, attributeIds: string[]): Promise<MeasureCount[]> {
  if (attributeIds.length === 0) return [];
  const { attributeId, low, high, productSeq } = specValues;
  return tx
    .select({ attributeId, low, high, count: count() })
    .from(specValues)
    .where(and(inArray(attributeId, attributeIds), inArray(productSeq, seqsOf(tx, which))))
    .groupBy(attributeId, low, high);
}

export const countProducts = async (tx: Tx, which: Condition) => tx.$count(products, which);

export const countKinds = async (tx: Tx, which: Condition) =>
  tx.select({ kindId: products.kindId, count: count() }).from(products).where(which).groupBy(products.kindId);

export const countAvailabilities = async (tx: Tx, which: Condition) =>
  tx
    .select({ availability: products.availability, count: count() })
    .from(products)
    .where(which)
    .groupBy(products.availability);

/** Null when there is none. */
export async function priceSpan(tx: Tx, which: Condition) {
  const { price } = products;
  const [row] = await tx
    .select({ count: count(price), low: min(price), high: max(price) })
    .from(products)
    .where(which);
  if (row?.low == null || row.high === null) return null;
  return { count: row.count, low: row.low, high: row.high };
}

/** How many prices lie in each part of the span, from 0 on; the highest one begins a part of its own. */
export async function countPrices(tx: Tx, which: Condition, span: { low: number; high: number }) {
  const part = partOf(products.price, { ...span, parts });
  return tx
    .select({ part, count: count() })
    .from(products)
    .where(and(which, isNotNull(products.price)))
    .groupBy(part);
}
