import { actAs } from '../../../core/actor.ts';
import { DomainError } from '../../../core/errors.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { removeUnusedDocumentFile } from '../../catalogue/documents/documents.intake.ts';
import { removeFiles } from '../../catalogue/images/images.files.ts';
import { imagesShownBy, removeUnusedImage } from '../../catalogue/images/images.store.ts';
import { pictureUses } from '../pictures/pictureUses.ts';
import { addBatch } from './addBatch.ts';
import { addBatchJob } from './addBatch.job.ts';
import { productIdOf } from './batchPlan.ts';
import { filesOfBatch, findBatch, stalledBatches } from './batches.store.ts';
import type { BatchFileRow, BatchRow } from './batches.store.ts';

type Needed = Pick<Services, 'db' | 'images' | 'jobs'>;

/** A page that sends files is closed when none has come for this many milliseconds. */
const patience = 300_000;

/** More files than these are added by a process of their own, which can be followed. */
const mostHere = 100;

/** Tells whether files are on their way that belong to a product. */
export const isMissing = (file: BatchFileRow) => file.url === null && productIdOf(file) !== null;

/** Adds the files that have come, and removes those that no product has got. */
export async function finishBatch(services: Needed, { id, name, adminId, admin }: BatchRow, job?: string | null) {
  const { db } = services;
  const files = await filesOfBatch(db, id);
  try {
    await actAs({ admin, cause: 'addPictureBatch' }, async () =>
      files.length > mostHere || job != null
        ? services.jobs.run(addBatchJob, { id, admin }, { owner: adminId, id: job })
        : addBatch(db, id, admin),
    );
  } catch (error) {
    // Another request has added them meanwhile.
    if (error instanceof DomainError && error.kind === 'conflict') return;
    throw error;
  }
  const done = await findBatch(db, id);
  if (done?.importId) await addToAudit(db, { event: 'IMPORTED', admin, about: name });
  await removeUnused(services, files);
}

/** Removes the files of a batch that nothing shows and nothing can bring back. */
export async function removeUnused({ db, images: store }: Needed, files: BatchFileRow[]) {
  for (const { url, isDocument } of files) {
    if (url === null) continue;
    if (isDocument) await removeUnusedDocumentFile(db, store, url);
    else if ((await imagesShownBy(db, pictureUses, url)) === null) {
      const removed = await removeUnusedImage(db, pictureUses, url);
      if (removed) await removeFiles(store, removed);
    }
  }
}

/** Adds what has come of the batches whose page was closed, also after a restart. */
export async function finishStalled(services: Needed & Pick<Services, 'log'>, now = Date.now()) {
  for (const batch of await stalledBatches(services.db, now - patience)) {
    try {
      await finishBatch(services, batch);
    } catch (error) {
      services.log.error({ err: error, batch: batch.id }, 'pictures could not be added by their names');
    }
  }
}
