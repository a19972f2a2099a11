import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { numberIn, shownNumber } from '../../../../common/measures/measures.ts';
import { unitOf } from '../../../../common/measures/units.ts';
import type { HealthCheck } from '../../../../common/health/healthChecks.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { outliers } from '../../../db/tables/healthTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import type { OfficeLanguage } from '../../../../common/text/locale.ts';
import { officeWords, type OfficeWords } from '../../../words/office.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { definitionsOf, type Definitions } from '../../catalogue/references/definitions.ts';
import { requiredOf } from '../../catalogue/references/lackingSpecs.ts';
import { isOpen } from '../../catalogue/specs/specs.store.ts';

type Fault = { productId: string; attributeId: string; text: string };

/** Names the specs of these products that a check is about, product by product. */
export async function specFaults(
  db: Db,
  { check, ids, language }: { check: HealthCheck; ids: string[]; language: OfficeLanguage },
): Promise<Fault[]> {
  if (check !== 'LACKS_SPECS' && check !== 'SPEC_RANGE') return [];
  const words = officeWords(language).health.specFault;
  const definitions = await definitionsOf(db);
  const found =
    check === 'LACKS_SPECS' ? await lacking(db, ids, definitions, words) : await outside(db, ids, definitions, words);
  const places = new Map(ids.map((id, place) => [id, place]));
  return found.toSorted((one, other) => (places.get(one.productId) ?? 0) - (places.get(other.productId) ?? 0));
}

const nameOf = ({ attributes }: Definitions, id: string) => attributes.get(id)?.name ?? id;

type Words = OfficeWords['health']['specFault'];

async function lacking(db: Db, ids: string[], definitions: Definitions, words: Words): Promise<Fault[]> {
  return (await productsWithIds(db, ids)).flatMap((product) =>
    requiredOf(product, definitions).missing.map((attributeId) => ({
      productId: product.id,
      attributeId,
      text: words.missing(nameOf(definitions, attributeId)),
    })),
  );
}

type Ends = { low: number | null; high: number | null };

async function outside(db: Tx, ids: string[], definitions: Definitions, words: Words): Promise<Fault[]> {
  const { id, kindId } = products;
  const { attributeId, low, high } = specValues;
  const found = await db
    .select({ productId: id, kindId, attributeId, low, high })
    .from(outliers)
    .innerJoin(products, eq(products.seq, outliers.productSeq))
    .innerJoin(
      specValues,
      and(eq(specValues.productSeq, outliers.productSeq), eq(attributeId, outliers.attributeId), isNotNull(low)),
    )
    .where(inArray(id, ids));
  const usual = new Map<string, string>();
  for (const one of found) {
    const key = `${one.kindId ?? ''} ${one.attributeId}`;
    if (!usual.has(key) && one.kindId !== null)
      usual.set(key, await usualOf(db, one.kindId, one.attributeId, definitions, words));
  }
  return found.map((one) => ({
    productId: one.productId,
    attributeId: one.attributeId,
    text: words.outside({
      name: nameOf(definitions, one.attributeId),
      value: shown(one, one.attributeId, definitions, words),
      usual: usual.get(`${one.kindId ?? ''} ${one.attributeId}`) ?? '',
    }),
  }));
}

/** Returns the range of those values of a kind that are not far from the others. */
async function usualOf(
  db: Tx,
  kindId: string,
  attributeId: string,
  definitions: Definitions,
  words: Words,
): Promise<string> {
  const far = new Set(
    (await db.select({ seq: outliers.productSeq }).from(outliers).where(eq(outliers.attributeId, attributeId))).map(
      ({ seq }) => seq,
    ),
  );
  const rows = await db
    .select({ seq: specValues.productSeq, low: specValues.low, high: specValues.high })
    .from(specValues)
    .innerJoin(products, eq(products.seq, specValues.productSeq))
    .where(and(eq(products.kindId, kindId), eq(specValues.attributeId, attributeId), isNotNull(specValues.low)));
  const ends = rows
    .filter(({ seq }) => !far.has(seq))
    .flatMap(({ low, high }) => [low, high].filter((end) => end !== null && !isOpen(end)) as number[]);
  if (ends.length === 0) return '';
  const [low, high] = ends.reduce(([least, most], end) => [Math.min(least, end), Math.max(most, end)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  return shown({ low, high }, attributeId, definitions, words);
}

/** Writes a value in the unit of its attribute: '20 mm', or '5 to 120 mm'. */
function shown({ low, high }: Ends, attributeId: string, { attributes }: Definitions, words: Words): string {
  const symbol = attributes.get(attributeId)?.unit ?? null;
  const unit = symbol === null ? null : (unitOf(symbol) ?? null);
  const ends = [low, high].filter((end) => end !== null && !isOpen(end)) as number[];
  const texts = [...new Set(ends.map((end) => shownNumber(numberIn(unit, end))))];
  return [words.range(texts), symbol ?? ''].join(' ').trim();
}
