import { type ImageStore, storageOf } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import type { Uploads } from '../../../storage/sweep.ts';
import { folder } from './images.files.ts';
import { filesOf } from './images.names.ts';
import type { PictureUse } from '../../../entity/pictureUses.ts';
import * as images from './images.store.ts';

export const sweptPictures = (db: Db, files: ImageStore, uses: readonly PictureUse[]): Uploads => ({
  name: 'pictures',
  storage: () => storageOf(files),
  folder,
  count: () => images.count(db),
  forgotten: (before) => images.forgotten(db, uses, before),
  async removeUnused(url) {
    const removed = await images.removeUnused(db, uses, url);
    return removed && filesOf(removed);
  },
  knownFiles: async () => [...(await images.list(db)), ...(await images.binned(db))].flatMap(filesOf),
});
