import { eq } from 'drizzle-orm';
import { revisionFiles } from '../../../db/tables/historyTables.ts';
import { importedPictures, importedProducts } from '../../../db/tables/importTables.ts';
import { answersOf } from '../../../entity/entity.ts';
import { nameOfRowWith, type PictureUse } from '../../../entity/pictureUses.ts';
import { entities } from '../../entities.ts';

const ofImport = (name: string | undefined) =>
  name === undefined ? null : `an import that can be undone, of the product “${name}”`;

const replaced: PictureUse = {
  inputs: [],
  shownBy: async (db, url) => ofImport(await nameOfRowWith(db, importedProducts.image, url, importedProducts.name)),
};

const removed: PictureUse = {
  inputs: [],
  shownBy: async (db, url) => ofImport(await nameOfRowWith(db, importedPictures.url, url, importedPictures.name)),
};

const earlier: PictureUse = {
  inputs: [],
  async shownBy(db, url) {
    const [row] = await db
      .select({ seq: revisionFiles.revisionSeq })
      .from(revisionFiles)
      .where(eq(revisionFiles.url, url))
      .limit(1);
    return row ? 'an earlier state that can be restored' : null;
  },
};

/** Every place that uses pictures: what pages show now, and what can come back. */
export const pictureUses: readonly PictureUse[] = [
  ...answersOf(entities, 'pictures').flat(),
  replaced,
  earlier,
  removed,
];
