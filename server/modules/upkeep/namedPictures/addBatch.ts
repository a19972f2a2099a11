import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { actFrom } from '../../../core/actor.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { changeProducts, type ProductChange } from '../../catalogue/products/products.change.ts';
import { storedWithIds } from '../../catalogue/products/products.rows.ts';
import { findDocumentFile, putDocument } from '../../catalogue/references/documents.store.ts';
import { addImport } from '../sheets/imports.store.ts';
import { filesOfBatch, findBatch, finishBatchRow } from './batches.store.ts';
import { readBatch, stepOf, type Step } from './batchPlan.ts';
import { stemOf } from './readName.ts';

/** Adds the files of a batch that have come to their products, in one step that is undone like an import. */
export async function addBatch(db: Db, id: string, admin: string, progress: Progress = unfollowed()) {
  const known = await findBatch(db, id);
  if (!known) throw notFound('Batch of pictures');
  return actFrom(known.name, () =>
    db.write(async (tx) => {
      const batch = await findBatch(tx, id);
      if (batch?.state !== 'WAITING' || batch.place === null) throw inUse('These pictures were added already.');
      const { place } = batch;
      const read = await readBatch(tx, await filesOfBatch(tx, id));
      const steps = read.given.map((given) => stepOf(read, given, place));
      const written = await write(tx, steps, progress);
      const { rows, made } = written;
      const about = { fileName: batch.name, admin, createdAt: Date.now() };
      const importId = rows.length > 0 ? await addImport(tx, about, rows, [], made) : null;
      const sum = (key: 'added' | 'leftOver') => steps.reduce((all, step) => all + step[key], 0);
      const done = { added: sum('added'), products: rows.length, leftOver: sum('leftOver'), importId };
      if (!(await finishBatchRow(tx, id, done))) throw inUse('These pictures were added already.');
      return done;
    }),
  );
}

async function write(tx: Tx, steps: Step[], progress: Progress) {
  const changed = steps.filter(({ product, documents: files, ...next }) => {
    const { image, imageAlt, morePictures } = product;
    const now = { image: next.image, imageAlt: next.imageAlt, morePictures: next.morePictures };
    return files.length > 0 || !isDeepStrictEqual(now, { image, imageAlt, morePictures });
  });
  const made: string[] = [];
  const changes: ProductChange[] = [];
  for (const { product, image, imageAlt, morePictures, documents: files } of changed) {
    const ids = [];
    for (const file of files) ids.push(await addDocument(tx, file.path, file.url ?? ''));
    made.push(...ids);
    const documentIds = [...product.documentIds, ...ids];
    changes.push({ of: product, values: { image, imageAlt, morePictures, documentIds } });
  }
  await changeProducts(tx, changes, { progress });
  const before = new Map(changed.map(({ product }) => [product.id, product]));
  const after = await storedWithIds(tx, [...before.keys()]);
  return { rows: after.map((row) => ({ row, before: before.get(row.id) ?? null })), made };
}

const longestTitle = 150;

/** A document is named after its file, as one is that an admin uploads. */
async function addDocument(tx: Tx, path: string, file: string) {
  const id = randomUUID();
  const format = (await findDocumentFile(tx, file))?.format;
  const title = stemOf(path).replaceAll('_', ' ').replaceAll(/\p{C}/gu, '').trim().slice(0, longestTitle) || 'Belge';
  const kind = format === 'STEP' ? 'CAD_MODEL' : format === 'PDF' ? 'DATA_SHEET' : 'DRAWING';
  await putDocument(tx, id, { file, title, kind, language: null, revision: null, date: null, status: 'PUBLISHED' });
  return id;
}
