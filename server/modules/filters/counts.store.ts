import { and, count, inArray, isNotNull, max, min, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { partOf, unindexed } from '../../db/expressions.ts';
import { specValues } from '../../db/specTables.ts';
import { products } from '../../db/tables.ts';

// What is counted of the products that fulfil a condition. All of it is read from indexes alone, but for few products.

type Condition = SQL | undefined;

/** Products by their condition, and their numbers, where they are few: then their specs are read, and not all of an attribute. */
export type Which = { where: Condition; few?: number[] | undefined };

/** As many are read sooner than an attribute's whole index, in a catalogue in which that matters. */
export const mostOfFew = 2000;

/** Bars of a histogram. */
export const parts = 8;

const seqsOf = (tx: Tx, which: Condition) => tx.select({ seq: products.seq }).from(products).where(which);

/** The same products by their numbers, if they are few: what narrows them is then asked once for all that is counted. */
export async function fewOf(tx: Tx, where: Condition, most: number): Promise<Which> {
  const rows = await seqsOf(tx, where).limit(most + 1);
  if (rows.length > most) return { where };
  const few = rows.map(({ seq }) => seq);
  return { where: inArray(products.seq, few), few };
}

/** What these products state of these attributes. */
const stated = (tx: Tx, { where, few }: Which, attributeIds: string[]) =>
  few
    ? and(inArray(specValues.productSeq, few), inArray(unindexed(specValues.attributeId), attributeIds))
    : and(inArray(specValues.attributeId, attributeIds), inArray(specValues.productSeq, seqsOf(tx, where)));

export type TermCount = { attributeId: string; term: string | null; count: number };

/** How many products have each option, or have said yes or no. */
export async function countTerms(tx: Tx, which: Which, attributeIds: string[]): Promise<TermCount[]> {
  if (attributeIds.length === 0 || which.few?.length === 0) return [];
  const { attributeId, term } = specValues;
  return tx
    .select({ attributeId, term, count: count() })
    .from(specValues)
    .where(stated(tx, which, attributeIds))
    .groupBy(attributeId, term);
}

export type MeasureCount = { attributeId: string; low: number | null; high: number | null; count: number };

/** How often each number, or each range, is stated. */
export async function countMeasures(tx: Tx, which: Which, attributeIds: string[]): Promise<MeasureCount[]> {
  if (attributeIds.length === 0 || which.few?.length === 0) return [];
  const { attributeId, low, high } = specValues;
  return tx
    .select({ attributeId, low, high, count: count() })
    .from(specValues)
    .where(stated(tx, which, attributeIds))
    .groupBy(attributeId, low, high);
}

export const countProducts = async (tx: Tx, { where, few }: Which) => few?.length ?? tx.$count(products, where);

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
