import { waitingChanges, waitingPictures } from '../../../db/previewTables.ts';
import { products } from '../../../db/tables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { nameOfRowWith, pictureColumn } from '../../../entity/pictureUses.ts';
import { waitingRecord } from './waiting.record.ts';
import { keptFor } from '../../../entity/bin.store.ts';
import { removeOrphans } from './waiting.store.ts';

export const waitingEntity: Entity = {
  name: 'waiting',
  tables: [waitingChanges, waitingPictures],
  roles: editors,
  record: waitingRecord,
  content: 'A content document holds what is on the site.',
  sheets: 'A spreadsheet holds what is on the site.',
  search: 'Products are found by what is on the site.',
  pictures: [
    pictureColumn(waitingPictures.url, {
      inputs: [],
      async shownBy(db, url) {
        const id = await nameOfRowWith(db, waitingPictures.url, url, waitingPictures.productId);
        if (id === undefined) return null;
        return `waiting changes of “${(await nameOfRowWith(db, products.id, id, products.name)) ?? id}”`;
      },
    }),
  ],
  files: 'Its pictures and documents are entities of their own.',
  mails: 'No mail is about it.',
  keeps: [
    {
      tables: [waitingChanges, waitingPictures],
      lasts: keptFor,
      remove: ({ db }, before) => db.write((tx) => removeOrphans(tx, before), { raisesRevision: false }),
    },
  ],
};
