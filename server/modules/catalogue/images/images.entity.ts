import { inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { images } from '../../../db/tables.ts';
import { text } from '../../../fields/kinds.ts';
import { removeFiles } from './images.files.ts';
import * as store from './images.store.ts';
import type { ImageRow } from './images.store.ts';
import { recorded } from '../../../entity/recorded.ts';
import { fileName } from '../../../entity/shownFields.ts';

/** Pictures never change. Deleted, one keeps its files until the bin is emptied. */
export const pictureRecord = recorded<Pick<ImageRow, 'url'>, ImageRow>({
  entity: 'picture',
  hasHistory: false,
  id: images.url,
  fields: { url: text({ label: 'Address', key: 'url' }) },
  rows: (db, urls) => inParts(urls, (part) => db.select().from(images).where(inArray(images.url, part))),
  idOf: ({ url }) => url,
  nameOf: ({ url }) => fileName(url),
  versionOf: () => null,
  restore: async () => undefined,
  bringBack: (tx, row) => store.bringBack(tx, row),
  removeFiles,
  pictureOf: ({ url }) => url,
});
