import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import { changeProducts, type ProductChange } from '../../catalogue/products/products.change.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { plainProduct } from '../../catalogue/products/products.store.ts';
import { addImport } from './imports.store.ts';
import { writeMade, type Made, type Plan, type PlannedRow } from './plan.ts';

const isWritten = ({ outcome, changes, isRemoved }: PlannedRow) =>
  outcome === 'ADDED' || outcome === 'CHANGED' || (outcome === 'MISSING' && (isRemoved || changes.length > 0));

/** Writes what a plan says, and keeps what it replaces. Returns the products that it wrote, and null for nothing to write. */
export async function writePlan(
  tx: Tx,
  { rows: planned, made }: Plan,
  about: { fileName: string; admin: string },
  progress: Progress,
) {
  const written = planned.filter(isWritten);
  if (written.length === 0) return null;
  await writeMade(tx, usedOf(made, written));
  // The last row is written first, since the newest product is the first of the list.
  const rows = written.toReversed().map((row) => ({ ...row, before: row.before && plainProduct(row.before) }));
  const changes = rows.map(({ id, before, stored, isRemoved }): ProductChange => {
    if (!before) return { add: stored, id, now: Date.now() };
    return isRemoved ? { remove: before } : { of: before, values: stored };
  });
  const done = await changeProducts(tx, changes, { progress });
  const removed = rows.flatMap(({ before, isRemoved }) => (before && isRemoved ? before : []));
  const before = new Map(
    rows.flatMap((row, place) => (row.isRemoved ? [] : [[done[place]?.id ?? '', row.before] as const])),
  );
  const after = await productsWithIds(tx, [...before.keys()]);
  const imported = after.map((row) => ({ row, before: before.get(row.id) ?? null }));
  const importId = await addImport(tx, { ...about, createdAt: Date.now() }, imported, removed);
  return { importId, seqs: after.map(({ seq }) => seq) };
}

/** Leaves out what only rows name that are not written. */
function usedOf(made: Made, rows: PlannedRow[]): Made {
  const categories = new Set(rows.map(({ stored }) => stored.categoryId));
  const attributes = new Set(rows.flatMap(({ stored }) => stored.specs.map(({ attributeId }) => attributeId)));
  return {
    categories: made.categories.filter(({ id }) => categories.has(id)),
    attributes: made.attributes.filter(({ id }) => attributes.has(id)),
  };
}
