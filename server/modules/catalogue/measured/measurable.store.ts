import { and, count, eq, inArray, isNotNull, min } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import { isMade } from '../products/products.rows.ts';

/** Counts the products of each kind in each category, without those that are no longer made. */
export const countsByKind = async (db: Tx) =>
  db
    .select({ kindId: products.kindId, categoryId: products.categoryId, count: count() })
    .from(products)
    .where(and(isNotNull(products.kindId), isMade))
    .groupBy(products.kindId, products.categoryId);

/** Returns the oldest product with a picture of each kind, or the oldest one. */
export async function examplesOf(db: Tx, kindIds: string[]): Promise<Map<string, number>> {
  const oldest = (pictured: boolean) =>
    db
      .select({ kindId: products.kindId, seq: min(products.seq) })
      .from(products)
      .where(and(inArray(products.kindId, kindIds), isMade, pictured ? isNotNull(products.image) : undefined))
      .groupBy(products.kindId);
  const rows = [...(await oldest(false)), ...(await oldest(true))];
  return new Map(rows.flatMap(({ kindId, seq }) => (kindId !== null && seq !== null ? [[kindId, seq]] : [])));
}

/** Common measures are looked for in this many products of a kind. */
const mostRead = 2000;

/** Returns the stored specs of a kind's products. */
export const specsOfKind = (db: Tx, kindId: string) =>
  db
    .select({ specs: products.specs })
    .from(products)
    .where(and(eq(products.kindId, kindId), isMade))
    .orderBy(products.seq)
    .limit(mostRead);
