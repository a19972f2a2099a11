import { type ImageStore, storageOf } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import type { Uploads } from '../../../storage/sweep.ts';
import { folder } from './images.files.ts';
import { filesOf } from './images.names.ts';
import type { PictureUse } from '../../../entity/pictureUses.ts';
import { binnedImages, countImages, forgottenImages, listImages, removeUnusedImage } from './images.store.ts';

export const sweptPictures = (db: Db, files: ImageStore, uses: readonly PictureUse[]): Uploads => ({
  name: 'pictures',
  storage: () => storageOf(files),
  folder,
  count: () => countImages(db),
  forgotten: (before) => forgottenImages(db, uses, before),
  async removeUnused(url) {
    const removed = await removeUnusedImage(db, uses, url);
    return removed && filesOf(removed);
  },
  knownFiles: async () => [...(await listImages(db)), ...(await binnedImages(db))].flatMap(filesOf),
});
