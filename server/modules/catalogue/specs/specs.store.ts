import { countDistinct, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { type products, type StoredSpec } from '../../../db/tables/tables.ts';
import type { Definitions } from '../references/definitions.ts';
import { valuesOf } from './specsOf.ts';

/** An open end is stored as one of these numbers. */
export const openLow = -1e300;
export const openHigh = 1e300;

export const isOpen = (end: number) => end === openLow || end === openHigh;

type ValueRow = Omit<typeof specValues.$inferSelect, 'categoryId' | 'discontinued' | 'isPublic'>;
type Described = Pick<typeof products.$inferSelect, 'seq' | 'specs' | 'categoryId' | 'availability' | 'isPublic'>;

/** Returns the rows of a product's specs, one for each value, by which filters count. */
export const specRowsOf = (productSeq: number, specs: StoredSpec[], { attributes }: Definitions): ValueRow[] =>
  specs.flatMap(({ attributeId, values }) => {
    const attribute = attributes.get(attributeId);
    if (!attribute) return [];
    return valuesOf(attribute, values).map((value) => {
      const row = { productSeq, attributeId, term: null, low: null, high: null };
      if (value.kind === 'OPTION' || value.kind === 'FLAG') return { ...row, term: value.kept };
      if (value.kind === 'NUMBER') return { ...row, low: value.measure.base, high: value.measure.base };
      if (value.kind === 'TEXT') return row;
      const { low, high } = value.range;
      return { ...row, low: low?.base ?? openLow, high: high?.base ?? openHigh };
    });
  });

/** Replaces the rows of one product; they repeat its category and what lists ask of it for the indexes. */
export async function replaceSpecs(
  tx: Tx,
  { seq, specs, categoryId, availability, isPublic }: Described,
  definitions: Definitions,
) {
  await tx.delete(specValues).where(eq(specValues.productSeq, seq));
  const discontinued = availability === 'DISCONTINUED';
  const rows = specRowsOf(seq, specs, definitions).map((row) => ({ ...row, categoryId, discontinued, isPublic }));
  if (rows.length > 0) await tx.insert(specValues).values(rows);
}

/** The number of products that have each attribute, and each of its options. */
export type Usage = { products: Map<string, number>; terms: Map<string, Map<string, number>> };

/** Counts all attributes at once, from an index alone. */
export async function usageOfSpecs(db: Tx): Promise<Usage> {
  const { attributeId, term, productSeq } = specValues;
  const counted = { attributeId, count: countDistinct(productSeq) };
  const ofAttributes = await db.select(counted).from(specValues).groupBy(attributeId);
  const ofTerms = await db
    .select({ ...counted, term })
    .from(specValues)
    .groupBy(attributeId, term);
  const terms = new Map<string, Map<string, number>>();
  for (const row of ofTerms) {
    if (row.term === null) continue;
    const known = terms.get(row.attributeId) ?? new Map<string, number>();
    terms.set(row.attributeId, known.set(row.term, row.count));
  }
  return { products: new Map(ofAttributes.map((row) => [row.attributeId, row.count])), terms };
}

/** Returns the numbers of the products that have a value for one of these attributes. */
export async function productsWithSpecs(db: Tx, attributeIds: string[]): Promise<number[]> {
  const rows = db.selectDistinct({ seq: specValues.productSeq }).from(specValues);
  return (await rows.where(inArray(specValues.attributeId, attributeIds))).map(({ seq }) => seq);
}
