import { and, asc, count, desc, inArray, isNotNull, max, min, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { amongNumbers, partOf, unindexed } from '../../../db/columns/expressions.ts';
import { productDocuments } from '../../../db/tables/documentTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { countProductsByKind } from '../references/listedDocuments.ts';
import { allOf, onShelf, type Condition, type Shelf } from './filters.store.ts';

// Counts the products that meet conditions. The counts come from indexes alone, except for a few products.

/** The products of a list under some conditions, as a condition on `products` and one on `spec_values`. */
export type Which = { where: SQL | undefined; stated: SQL | undefined; few?: undefined };
/** A few products are given by their numbers, so that only their specs are read instead of all values of an attribute. */
type Few = { where: SQL; few: number[] };
export type Some = Which | Few;

/** Up to this many products are read faster one by one than the whole index of an attribute. */
export const mostOfFew = 2000;

/** A histogram has this many bars. */
export const parts = 8;

const seqsOf = (tx: Tx, where: SQL | undefined) => tx.select({ seq: products.seq }).from(products).where(where);

/** A list without its filters. When it is only a shelf, the specs of its products are counted without reading `products`. */
export type Whole = { base: SQL | undefined; shelf: Shelf; isShelf: boolean };

export function whichOf(tx: Tx, { base, shelf, isShelf }: Whole, conditions: Condition[]): Which {
  const ofRow = and(...conditions.map((condition) => condition.ofRow));
  const looked = isShelf && !ofRow ? undefined : inArray(specValues.productSeq, seqsOf(tx, and(base, ofRow)));
  const met = conditions.map(({ meeting }) => meeting && inArray(specValues.productSeq, meeting));
  return { where: and(base, allOf(conditions)), stated: and(onShelf(shelf), looked, ...met) };
}

/** Returns the products by their numbers if they are few, so that their conditions are evaluated only once for all counts. */
export async function ifFew(tx: Tx, which: Which, most: number): Promise<Some> {
  const rows = await seqsOf(tx, which.where).limit(most + 1);
  if (rows.length > most) return which;
  const few = rows.map(({ seq }) => seq);
  return { where: amongNumbers(products.seq, few), few };
}

/** Selects the values of these products for these attributes. */
const stated = (which: Some, attributeIds: string[]) =>
  which.few
    ? and(amongNumbers(specValues.productSeq, which.few), inArray(unindexed(specValues.attributeId), attributeIds))
    : and(inArray(specValues.attributeId, attributeIds), which.stated);

export type TermCount = { attributeId: string; term: string | null; count: number };

/** Counts the products that have each option, or each answer of a flag. */
export async function countTerms(tx: Tx, which: Some, attributeIds: string[]): Promise<TermCount[]> {
  if (attributeIds.length === 0 || which.few?.length === 0) return [];
  const { attributeId, term } = specValues;
  return tx
    .select({ attributeId, term, count: count() })
    .from(specValues)
    .where(and(isNotNull(term), stated(which, attributeIds)))
    .groupBy(attributeId, term);
}

export type MeasureCount = { attributeId: string; low: number | null; high: number | null; count: number };

/** Counts how often each number and each range occurs. */
export async function countMeasures(tx: Tx, which: Some, attributeIds: string[]): Promise<MeasureCount[]> {
  if (attributeIds.length === 0 || which.few?.length === 0) return [];
  const { attributeId, low, high } = specValues;
  return tx
    .select({ attributeId, low, high, count: count() })
    .from(specValues)
    .where(and(isNotNull(low), stated(which, attributeIds)))
    .groupBy(attributeId, low, high);
}

export const countProducts = async (tx: Tx, { where, few }: Some) => few?.length ?? tx.$count(products, where);

export const countKinds = async (tx: Tx, which: SQL | undefined) =>
  tx.select({ kindId: products.kindId, count: count() }).from(products).where(which).groupBy(products.kindId);

/** Lists two of the kinds of these products, or the only one; null stands for none. */
export const kindsOf = async (tx: Tx, which: SQL | undefined) =>
  (await tx.selectDistinct({ kindId: products.kindId }).from(products).where(which).limit(2)).map(
    ({ kindId }) => kindId,
  );

export const countAvailabilities = async (tx: Tx, which: SQL | undefined) =>
  tx
    .select({ availability: products.availability, count: count() })
    .from(products)
    .where(which)
    .groupBy(products.availability)
    .orderBy(asc(products.availability));

/** So many brands can be chosen from. */
const mostBrands = 50;

/**
 * Counts the products of each brand, the commonest first. Those without one are left out here: a condition for it would
 * make SQLite walk through the brands of all products instead of the list's own.
 */
export async function countBrands(tx: Tx, which: SQL | undefined) {
  const rows = await tx
    .select({ brand: products.brand, count: count() })
    .from(products)
    .where(which)
    .groupBy(products.brand)
    .orderBy(desc(count()), asc(products.brand))
    .limit(mostBrands + 1);
  return rows.flatMap(({ brand, count }) => (brand === null ? [] : [{ brand, count }])).slice(0, mostBrands);
}

/** Counts the products by the days in which one can have them: 0 for those in stock, null where nobody knows. */
export async function countLeadDays(tx: Tx, which: SQL | undefined) {
  const { availability, leadDays } = products;
  const rows = await tx
    .select({ availability, leadDays, count: count() })
    .from(products)
    .where(and(which, inArray(availability, ['IN_STOCK', 'ON_ORDER'])))
    .groupBy(availability, leadDays);
  return rows.map((row) => ({ days: row.availability === 'IN_STOCK' ? 0 : row.leadDays, count: row.count }));
}

/** Counts the products that have a document of each kind, the commonest kind first. */
export const countDocumentKinds = (tx: Tx, { where, few }: Some) =>
  countProductsByKind(tx, few ? { named: amongNumbers(productDocuments.productSeq, few) } : { met: where });

/** Returns the lowest and the highest price, in kuruş; null when no product has a price. */
export async function priceSpan(tx: Tx, which: SQL | undefined) {
  const { price } = products;
  const [row] = await tx
    .select({ count: count(price), low: min(price), high: max(price) })
    .from(products)
    .where(which);
  if (row?.low == null || row.high === null) return null;
  return { count: row.count, low: row.low, high: row.high };
}

/** Counts the prices in each part of the span, numbered from 0; the highest price alone is in an extra part. */
export async function countPrices(tx: Tx, which: SQL | undefined, span: { low: number; high: number }) {
  const part = partOf(products.price, { ...span, parts });
  return tx
    .select({ part, count: count() })
    .from(products)
    .where(and(which, isNotNull(products.price)))
    .groupBy(part);
}
