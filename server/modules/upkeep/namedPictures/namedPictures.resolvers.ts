import { largestBatch } from '../../../../common/limits.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import {
  type BatchRow,
  answerBatch,
  askBatch,
  beginBatch,
  filesOfBatch,
  findBatch,
  findBatchFile,
  latestBatchOf,
  putBatchFile,
  removeBatch,
} from './batches.store.ts';
import { finishBatch, isMissing, removeUnused } from './finishBatch.ts';
import { matchNames } from './matchNames.ts';
import { isDocument, isPicture } from './readName.ts';
import { shownFiles, warningOf } from './shownFiles.ts';
import { notAPicture, storeFile } from './storeFile.ts';

export const namedPictureResolvers = {
  Query: {
    pictureBatch: async (_, __, context) => (await latestBatchOf(context.db, requireAdmin(context).id)) ?? null,
  },
  Mutation: {
    async beginPictureBatch(_, { name, files }, context) {
      const { id: adminId, email: admin } = requireAdmin(context);
      const { db } = context;
      if (files.length === 0) throw badInput('files', 'Choose at least one file.');
      if (files.reduce((sum, { byteSize }) => sum + byteSize, 0) > largestBatch)
        throw badInput('files', 'The files have more than 2 GB together. Please add them in several parts.');
      const before = await latestBatchOf(db, adminId);
      if (before) await drop(context, before);
      const matches = await matchNames(
        db,
        files.map(({ path }) => path),
      );
      const rows = files.map(({ path, byteSize }, index) => ({
        ...{ path, byteSize, matchId: null, place: 1, candidates: [] as string[], ...matches[index] },
        isDocument: isDocument(path),
        problem: isDocument(path) || isPicture(path) ? null : notAPicture,
      }));
      const id = await beginBatch(db, { adminId, admin, name }, rows, Date.now());
      return ownBatch(context, id);
    },
    async sendPictureFile(_, { batch: id, file: number, upload, sha256 }, context) {
      const { email: uploader } = requireAdmin(context);
      const batch = await ownBatch(context, id);
      const file = await findBatchFile(context.db, id, number);
      if (!file) throw notFound('File');
      if (batch.state === 'DONE') throw inUse('These pictures were added already.');
      if (file.url === null && file.problem === null) {
        const stored = await storeFile(context, file, { upload, sha256, uploader });
        await putBatchFile(context.db, file, stored, Date.now());
        const now = await ownBatch(context, id);
        if (now.state === 'WAITING' && !(await filesOfBatch(context.db, id)).some(isMissing))
          await finishBatch(context, now);
      }
      const [shown] = await shownFiles(context.db, [(await findBatchFile(context.db, id, number)) ?? file]);
      if (!shown) throw notFound('File');
      return shown;
    },
    async answerPictureFiles(_, { batch: id, answers }, context) {
      const batch = await ownBatch(context, id);
      if (batch.state !== 'OPEN') throw inUse('These pictures are being added already.');
      const ids = answers.flatMap(({ productId }) => productId ?? []);
      const known = new Set((await productsWithIds(context.db, [...new Set(ids)])).map((row) => row.id));
      if (ids.some((one) => !known.has(one))) throw badInput('answers', 'One of the products is no longer there.');
      const given = answers.map(({ file, productId = null, leaveOut }) => ({
        ...{ file, chosenId: productId, isLeftOut: leaveOut ?? false },
      }));
      await answerBatch(context.db, id, given);
      return ownBatch(context, id);
    },
    async addPictureBatch(_, { batch: id, place, withoutMissing, job }, context) {
      await ownBatch(context, id);
      if (!(await askBatch(context.db, id, place ?? 'AFTER', Date.now())))
        throw inUse('These pictures were added already.');
      const isReady = withoutMissing || !(await filesOfBatch(context.db, id)).some(isMissing);
      if (isReady) await finishBatch(context, await ownBatch(context, id), job);
      return ownBatch(context, id);
    },
    async dropPictureBatch(_, { batch: id }, context) {
      const batch = await latestBatchOf(context.db, requireAdmin(context).id);
      if (batch?.id !== id || batch.state === 'DONE') return false;
      await drop(context, batch);
      return true;
    },
  },
  PictureBatch: {
    createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
    files: async ({ id }, _, { db }) => shownFiles(db, await filesOfBatch(db, id)),
  },
  PictureBatchFile: {
    id: ({ row }) => `${row.batchId}:${row.file}`,
    file: ({ row }) => row.file,
    path: ({ row }) => row.path,
    byteSize: ({ row }) => row.byteSize,
    isSent: ({ row }) => row.url !== null,
    isDocument: ({ row }) => row.isDocument,
    place: ({ row }) => row.place,
    isChosen: ({ row }) => row.chosenId !== null,
    problem: ({ row }) => row.problem,
    warning: ({ row }) => warningOf(row),
  },
} satisfies Resolvers;

/** Returns a batch of the admin. Throws `NOT_FOUND`. */
async function ownBatch(context: Context, id: string) {
  const batch = await findBatch(context.db, id);
  if (batch?.adminId !== requireAdmin(context).id) throw notFound('Batch of pictures');
  return batch;
}

/** A batch that waits is added all the same, once its page has been closed for a while. */
async function drop(context: Context, batch: BatchRow) {
  if (batch.state === 'WAITING') return;
  const files = await filesOfBatch(context.db, batch.id);
  await removeBatch(context.db, batch.id);
  if (batch.state === 'OPEN') await removeUnused(context, files);
}
