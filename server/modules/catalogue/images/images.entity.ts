import { inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { images } from '../../../db/tables/tables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { fileName } from '../../../fields/pictures.ts';
import { text } from '../../../fields/kinds.ts';
import { removeFiles } from './images.files.ts';
import { bringBackImage } from './images.store.ts';
import type { ImageRow } from './images.store.ts';
import { sweptPictures } from './images.sweep.ts';

export const pictureEntity: Entity = {
  name: 'picture',
  tables: [images],
  ...ofCatalogue,
  // The files of a deleted picture are kept until it is erased from the bin.
  record: recorded<Pick<ImageRow, 'url'>, ImageRow>({
    history: 'Pictures never change.',
    id: images.url,
    fields: { url: text({ label: 'Address', key: 'url' }) },
    rows: (db, urls) => inParts(urls, (part) => db.select().from(images).where(inArray(images.url, part))),
    idOf: ({ url }) => url,
    nameOf: ({ url }) => fileName(url),
    versionOf: () => null,
    restore: async () => undefined,
    bringBack: (tx, row) => bringBackImage(tx, row),
    removeFiles,
    pictureOf: ({ url }) => url,
  }),
  pictures: 'Pages show it as part of something else.',
  files: sweptPictures,
};
