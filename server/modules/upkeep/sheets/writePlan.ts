import type { Progress } from '../../../jobs/progress.ts';
import type { Tx } from '../../../db/database.ts';
import { withIds } from '../../catalogue/products/products.lookup.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { productWriter } from '../../catalogue/products/products.writer.ts';
import * as imports from './imports.store.ts';
import { writeMade, type Made, type Plan, type PlannedRow } from './plan.ts';

const isWritten = ({ outcome, changes, isRemoved }: PlannedRow) =>
  outcome === 'ADDED' || outcome === 'CHANGED' || (outcome === 'MISSING' && (isRemoved || changes.length > 0));

/** Writes what a plan says, and keeps what it replaces. Returns the products that it wrote, and null for nothing to write. */
export async function writePlan(
  tx: Tx,
  { rows, made }: Plan,
  about: { fileName: string; admin: string },
  progress: Progress,
) {
  const written = rows.filter(isWritten);
  if (written.length === 0) return null;
  await writeMade(tx, usedOf(made, written));
  progress.expect(written.length);
  const before = new Map<string, imports.Product | null>();
  const removed: imports.Product[] = [];
  const writer = productWriter(tx);
  const add = await products.adder(tx, writer);
  // The last row is written first, since the newest product is the first of the list.
  for (const row of written.toReversed()) {
    await progress.advance();
    const was = row.before && products.plain(row.before);
    if (was && row.isRemoved) {
      await writer.remove(was);
      removed.push(was);
      continue;
    }
    if (was) await writer.change(was, row.stored);
    const id = was ? was.id : await add(row.id, row.stored, Date.now());
    before.set(id, was);
  }
  await writer.finish();
  const after = await withIds(tx, [...before.keys()]);
  const imported = after.map((row) => ({ row, before: before.get(row.id) ?? null }));
  const importId = await imports.add(tx, { ...about, createdAt: Date.now() }, imported, removed);
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
