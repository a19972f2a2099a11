import { ProductPatch } from '../../../../common/generated/validators.ts';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import { notFound, stale } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { ProductPatch as Patch } from '../../../generated/resolvers.ts';
import { writeRows, type Outcome, type Row } from './changeRows.ts';
import { readRow, refusalIn, refuseCleared, refuseUnnamed, type Guard } from './patchProduct.ts';
import { valuesOfRow } from './products.input.ts';
import { productsWithIds, productsWithStockCodeKeys } from './products.lookup.ts';
import type { ProductRow } from './products.rows.ts';
import type { Confirmed } from './products.jumps.ts';

type Read = { patch: Patch } | { refusal: Outcome };

/**
 * Changes what each patch names; a refusal is the row's outcome. Any other error ends the call. Patches of different
 * products are one transaction, as a hundred of them would wait for the disk a hundred times.
 */
export async function patchProducts(db: Db, given: unknown[], guard: Guard, confirmed: Confirmed) {
  const read = given.map((row) => readPatch(row, guard));
  const outcomes: (Outcome & { id: string | null })[] = [];
  while (outcomes.length < read.length)
    outcomes.push(...(await saveTogether(db, read.slice(outcomes.length), confirmed)));
  const ids = [...new Set(outcomes.flatMap(({ id, code }) => (id !== null && code === null ? id : [])))];
  const saved = new Map((await productsWithIds(db, ids)).map((row) => [row.id, row]));
  return outcomes.map(({ id, ...outcome }) => ({
    product: outcome.code === null ? (saved.get(id ?? '') ?? null) : null,
    ...outcome,
  }));
}

function readPatch(row: unknown, guard: Guard): Read {
  try {
    const patch = readRow(ProductPatch, row);
    guard(patch.changes);
    refuseUnnamed(patch);
    return { patch };
  } catch (error) {
    return { refusal: refusalIn(error) };
  }
}

/** Saves the first of these patches, as far as each names another product, and returns their outcomes. */
async function saveTogether(db: Db, read: Read[], confirmed: Confirmed) {
  const find = await finder(db, read);
  const rows = new Map<string, Row>();
  const codes = new Set<string | null>();
  const ids: (string | null)[] = [];
  const refusals: (Outcome | null)[] = [];
  for (const one of read) {
    const before = 'patch' in one ? find(one.patch) : undefined;
    // A code that an earlier patch gives is looked up after it was written.
    const isLater = 'patch' in one && one.patch.stockCode != null && codes.has(stockCodeKey(one.patch.stockCode));
    if (isLater || (before && rows.has(before.id))) break;
    ids.push(before?.id ?? null);
    try {
      refusals.push('refusal' in one ? one.refusal : null);
      if ('refusal' in one) continue;
      const row = await rowOf(db, one.patch, before);
      rows.set(row.id, row);
      if (row.values.stockCode != null) codes.add(stockCodeKey(row.values.stockCode));
    } catch (error) {
      refusals[refusals.length - 1] = refusalIn(error);
    }
  }
  const outcomes = new Map<string, Outcome>();
  await db.write((tx) => writeRows(tx, rows, { outcomes, ...confirmed }));
  return ids.map((id, place) => {
    const outcome = refusals[place] ?? outcomes.get(id ?? '');
    if (!outcome) throw new Error('A patch has no outcome.');
    return { id, ...outcome };
  });
}

/** Reads the products of all patches at once. */
async function finder(db: Db, read: Read[]) {
  const patches = read.flatMap((one) => ('patch' in one ? one.patch : []));
  const byId = new Map(
    (await productsWithIds(db, [...new Set(patches.flatMap(({ id }) => id ?? []))])).map((row) => [row.id, row]),
  );
  const keys = [...new Set(patches.flatMap(({ stockCode }) => stockCodeKey(stockCode ?? null) ?? []))];
  const byKey = new Map((await productsWithStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey, row]));
  return ({ id, stockCode }: Patch) => (id == null ? byKey.get(stockCodeKey(stockCode ?? null)) : byId.get(id));
}

/** Throws what `patchProduct` does, but for what is checked with all rows together. */
async function rowOf(db: Db, { changes, version = null }: Patch, before: ProductRow | undefined): Promise<Row> {
  if (!before) throw notFound('Product');
  if (version !== null && version !== before.version) throw stale('The product');
  refuseCleared(changes);
  return { id: before.id, version, values: await valuesOfRow(db, before.id, changes, before) };
}
