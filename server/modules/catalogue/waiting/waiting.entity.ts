import { waitingChanges, waitingPictures } from '../../../db/tables/previewTables.ts';
import { products } from '../../../db/tables/tables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofWaiting } from '../../../rights/stated.ts';
import { nameOfRowWith, pictureColumn } from '../../../entity/pictureUses.ts';
import { waitingRecord } from './waiting.record.ts';
import { binKeptForMs } from '../../../entity/bin.store.ts';
import { removeOrphanWaitingChanges } from './waiting.store.ts';

export const waitingEntity: Entity = {
  name: 'waiting',
  tables: [waitingChanges, waitingPictures],
  ...ofWaiting,
  record: waitingRecord,
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
  keeps: [
    {
      tables: [waitingChanges, waitingPictures],
      lasts: binKeptForMs,
      remove: ({ db }, before) => db.write((tx) => removeOrphanWaitingChanges(tx, before), { raisesRevision: false }),
    },
  ],
};
