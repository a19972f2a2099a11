import { ProductChanges } from '../../../../common/generated/validators.ts';
import { DomainError, type Problem } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { changedValues, withSpecs } from '../products/products.input.ts';
import { productsWithGtins, type ProductRow, productFields } from '../products/products.rows.ts';
import { clashesOf, holdersOf } from '../products/checks/products.checks.ts';
import type { ProductValues } from '../products/products.change.ts';
import { enteredOf } from '../../../fields/field.ts';
import { reckoningOf } from '../money/money.store.ts';
import { moneyProblems, reckoned } from '../products/checks/products.money.ts';
import { ownFields } from '../../../../common/product/ownFields.ts';

/** A product that a row would make. */
export type Variant = { values: ProductValues; problems: Problem[] };

/** Reads what the rows would make of the pattern, and what is wrong in each. Nothing is written. */
export async function readVariants(db: Db, pattern: ProductRow, familyId: string, rows: unknown[]): Promise<Variant[]> {
  const common = { ...valuesToCopy(pattern), familyId };
  const variants: Variant[] = [];
  for (const row of rows) variants.push(await readVariant(db, common, row));
  for (const { row, problem } of await doublesOf(db, variants)) row.problems.push(problem);
  await readPrices(db, variants);
  return variants;
}

/** Reckons the prices that list prices make, and names list prices that no new product may have. */
async function readPrices(db: Db, variants: Variant[]) {
  const listed = variants.filter(({ values, problems }) => values.listPrice && problems.length === 0);
  if (listed.length === 0) return;
  const by = await reckoningOf(db);
  for (const row of listed) {
    const stored = enteredOf(productFields, row.values);
    row.problems.push(...moneyProblems(undefined, stored, stored, by));
    const { price, priceBreaks } = reckoned(stored, by);
    row.values = { ...row.values, price, priceBreaks };
  }
}

const required = { name: 'Product name is required', description: 'Product description is required' };

async function readVariant(db: Db, common: ProductValues, given: unknown): Promise<Variant> {
  const { data, error } = ProductChanges.safeParse(given);
  if (!data) {
    const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { values: common, problems };
  }
  const cleared = (['name', 'description'] as const).filter((name) => data[name] === null);
  if (cleared.length > 0)
    return { values: common, problems: cleared.map((field) => ({ field, message: required[field] })) };
  try {
    const { specs, ...changes } = await changedValues(db, '', data);
    const named = data.specs?.map(({ attributeId }) => ({ attributeId, values: [] })) ?? [];
    return {
      values: {
        ...common,
        description: changes.name ?? common.name,
        ...changes,
        specs: withSpecs(withSpecs(common.specs ?? [], named), specs ?? []),
      },
      problems: [],
    };
  } catch (refusal) {
    if (!(refusal instanceof DomainError) || refusal.kind !== 'badInput') throw refusal;
    const { field = '', problems = [{ field, message: refusal.message }] } = refusal.details;
    return { values: { ...common, stockCode: null }, problems: [...problems] };
  }
}

/** Returns the rows whose stock code or GTIN an earlier row has, or a product. */
export async function doublesOf(db: Tx, variants: Variant[]) {
  const rows = variants.map((row, place) => ({ id: '', stockCode: row.values.stockCode ?? null, row, place }));
  const codes = clashesOf(rows, await holdersOf(db, rows)).map(({ row: { row }, sentence }) => ({
    row,
    problem: { field: 'stockCode', message: sentence(({ place }) => `row ${place + 1}`) },
  }));
  return [...codes, ...(await gtinDoubles(db, variants))];
}

async function gtinDoubles(db: Tx, variants: Variant[]) {
  const gtins = variants.flatMap(({ values }) => values.gtin ?? []);
  const holders = new Map((await productsWithGtins(db, [...new Set(gtins)])).map(({ gtin, name }) => [gtin, name]));
  return variants.flatMap((row, place) => {
    const { gtin } = row.values;
    if (gtin == null) return [];
    const first = variants.findIndex(({ values }) => values.gtin === gtin);
    const holder = holders.get(gtin);
    const message =
      first < place
        ? `The same GTIN stands in row ${first + 1} already.`
        : holder !== undefined && `It is the GTIN of ${holder} already.`;
    return message ? [{ row, problem: { field: 'gtin', message } }] : [];
  });
}

const blanks = Object.fromEntries(ownFields.map((name) => [name, productFields[name].blank]));

/**
 * Returns the stored values that a product of the same family begins with: pictures, documents and specs, too. It is described by
 * its own name where a row says nothing else: what the pattern says of itself is wrong for another size.
 */
const valuesToCopy = (row: ProductRow): ProductValues => ({
  ...(Object.fromEntries(
    (Object.keys(productFields) as (keyof typeof productFields)[]).map((name) => [name, row[name]]),
  ) as ProductValues),
  ...blanks,
});
