import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { outliers } from '../../../db/tables/healthTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { kinds } from '../../catalogue/references/kinds.store.ts';
import { isOpen } from '../../catalogue/specs/specs.store.ts';
import { existing, part } from './existing.ts';

/** Among fewer products of a kind no value can be so far from their mean. */
const fewest = 12;
/** A value is far from the others beyond so many standard deviations. */
const far = 3;
/** Nobody works through a longer list before the next night. */
const mostKept = 5000;

type Outlier = typeof outliers.$inferSelect;

/** Looks at the measures of all kinds, and keeps what stands far from the others. */
export async function lookForOutliers(db: Db) {
  const found: Outlier[] = [];
  for (const { id, attributes } of await kinds.list(db)) {
    for (const { attributeId } of attributes) {
      found.push(...farFromMean(await measuresOf(db, id, attributeId)));
      await setImmediate();
    }
  }
  await db.write(
    async (tx) => {
      await tx.delete(outliers);
      const rows = await existing(tx, found.slice(0, mostKept));
      for (let at = 0; at < rows.length; at += part) await tx.insert(outliers).values(rows.slice(at, at + part));
    },
    { raisesRevision: false },
  );
}

type Measure = Outlier & { low: number | null; high: number | null };

const measuresOf = async (db: Tx, kindId: string, attributeId: string): Promise<Measure[]> =>
  db
    .select({
      productSeq: specValues.productSeq,
      attributeId: specValues.attributeId,
      low: specValues.low,
      high: specValues.high,
    })
    .from(specValues)
    .innerJoin(products, eq(products.seq, specValues.productSeq))
    .where(and(eq(products.kindId, kindId), eq(specValues.attributeId, attributeId), isNotNull(specValues.low)));

/** A range stands far from the others where one of its ends does. */
function farFromMean(rows: Measure[]): Outlier[] {
  const ends = rows.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null && !isOpen(end)) as number[];
  if (rows.length < fewest) return [];
  const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
  const deviation = Math.sqrt(ends.reduce((sum, end) => sum + (end - mean) ** 2, 0) / ends.length);
  const isFar = (end: number | null) => end !== null && !isOpen(end) && Math.abs(end - mean) > far * deviation;
  const seqs = new Set(rows.filter(({ low, high }) => isFar(low) || isFar(high)).map(({ productSeq }) => productSeq));
  const attributeId = rows[0]?.attributeId ?? '';
  return [...seqs].map((productSeq) => ({ productSeq, attributeId }));
}
