import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx, Db } from '../../../db/database.ts';
import { distanceFrom } from '../../../db/columns/expressions.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import type { Narrowing } from '../filters/filters.store.ts';
import { allConditions, isMade, select, type ProductRow } from '../products/products.rows.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { documents } from '../../../db/tables/documentTables.ts';

/** The condition of a list, as its address says it. */
export type Condition = { attributeId: string; option: string | null; from: string | null; to: string | null };
export type Fitting = { count: number; first: ProductRow[]; nearest: ProductRow | null; conditions: Condition[] };
/** A number that was measured, in the base unit of its dimension. */
export type Measured = { attributeId: string; base: number };

const mostShown = 3;

/** Counts the products that meet the conditions, and reads the first ones by size. */
export async function fitting(db: Tx, narrowing: Narrowing): Promise<Pick<Fitting, 'count' | 'first'>> {
  const where = allConditions(db, { narrowing, discontinued: false });
  const count = await db.$count(products, where);
  const first = count > 0 ? await select(db).where(where).orderBy(products.sizeKey, products.id).limit(mostShown) : [];
  return { count, first };
}

/** The nearest product is looked for among so many that are near in one measure. */
const mostNear = 50;

/** Returns the product of a kind whose measures differ least, each by its share of what was measured. */
export async function nearest(db: Tx, kindId: string, measures: Measured[]): Promise<ProductRow | null> {
  const near = new Set<number>();
  for (const { attributeId, base } of measures) {
    const rows = await db
      .select({ seq: specValues.productSeq })
      .from(specValues)
      .innerJoin(products, eq(products.seq, specValues.productSeq))
      .where(
        and(eq(specValues.attributeId, attributeId), isNotNull(specValues.low), eq(products.kindId, kindId), isMade),
      )
      .orderBy(distanceFrom(specValues.low, base), specValues.productSeq)
      .limit(mostNear);
    for (const { seq } of rows) near.add(seq);
  }
  if (near.size === 0) return null;
  const values = await db
    .select({ seq: specValues.productSeq, attributeId: specValues.attributeId, low: specValues.low })
    .from(specValues)
    .where(inArray(specValues.productSeq, [...near]));
  const awayOf = (seq: number) =>
    measures.reduce((sum, { attributeId, base }) => {
      const low = values.find((value) => value.seq === seq && value.attributeId === attributeId)?.low;
      return sum + (low === null || low === undefined ? 1 : Math.abs(low - base) / (Math.abs(base) || 1));
    }, 0);
  const [best] = [...near].map((seq) => ({ seq, away: awayOf(seq) })).toSorted((a, b) => a.away - b.away);
  const [row] = best ? await select(db).where(eq(products.seq, best.seq)) : [];
  return row ?? null;
}

/** Counts what the catalogue holds, once per revision of the content. */
export const figuresOf = cachedByRevision(async (db: Db) => ({
  products: await db.$count(products, isMade),
  documents: await db.$count(documents),
}));
