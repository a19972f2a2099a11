import { undone, notFound } from '../../../core/errors.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { Db, Tx } from '../../../db/database.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import { withSeqs } from '../../catalogue/products/products.lookup.ts';
import { clashesOf, holdersOf } from '../../catalogue/products/products.stockCodes.ts';
import { productWriter } from '../../catalogue/products/products.writer.ts';
import * as imports from './imports.store.ts';

/** The answer has at most this many names. */
const mostNames = 100;

/**
 * Undoes an import in one step. A product that someone has edited or deleted since stays as it is. Throws `NOT_FOUND`
 * and `CONFLICT`.
 */
export type Undone = Awaited<ReturnType<typeof undoImport>>;

export const undoImport = (db: Db, id: string, now: number, progress: Progress) =>
  db.write(async (tx) => {
    const found = await imports.find(tx, id);
    if (!found || found.createdAt < now - imports.keptFor) throw notFound('Import');
    if (found.undoneAt !== null) throw undone('This import');
    const { removed, restored, kept } = await takeBack(tx, await imports.rowsOf(tx, id), progress);
    await imports.close(tx, id, now);
    return { removed, restored, kept: kept.slice(0, mostNames), keptCount: kept.length };
  });

async function takeBack(tx: Tx, rows: imports.ImportedRow[], progress: Progress) {
  const current = new Map(
    (
      await withSeqs(
        tx,
        rows.map(({ productSeq }) => productSeq),
      )
    ).map((row) => [row.seq, row]),
  );
  const known = new Set((await categories.list(tx)).map(({ id }) => id));
  const done = { removed: 0, restored: 0, kept: [] as string[] };
  const undoable = rows.flatMap(({ productSeq, version, before }) => {
    const row = current.get(productSeq);
    return row?.version === version ? [{ id: row.id, stockCode: before?.stockCode ?? null, productSeq }] : [];
  });
  const taken = await takenSince(tx, undoable);
  const writer = productWriter(tx);
  progress.expect(rows.length);
  for (const { productSeq, name, version, before } of rows) {
    await progress.advance();
    const row = current.get(productSeq);
    if (row?.version !== version || taken.has(productSeq)) {
      done.kept.push(row?.name ?? name);
    } else if (!before) {
      await writer.remove(row);
      done.removed++;
    } else {
      const { seq: _, id: __, version: ___, ...values } = before;
      const isGone = values.categoryId !== null && !known.has(values.categoryId);
      // The product is treated as one that was in its category when that was deleted: restored, the category has it
      // again.
      const place = isGone ? { categoryId: null, formerCategoryId: values.categoryId } : {};
      await writer.change(row, { ...values, ...place });
      await imports.follow(tx, before, row.version + 1);
      done.restored++;
    }
  }
  await writer.finish();
  return done;
}

/** Returns the products whose former stock code someone has since given to another one, which keeps it. */
async function takenSince(tx: Tx, rows: { id: string; stockCode: string | null; productSeq: number }[]) {
  return new Set(clashesOf(rows, await holdersOf(tx, rows)).map(({ row }) => row.productSeq));
}
