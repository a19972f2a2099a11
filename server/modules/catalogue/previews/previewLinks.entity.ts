import { previewLinks } from '../../../db/tables/previewTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { removeExpiredPreviewLinks } from './previewLinks.store.ts';

export const previewLinkEntity: Entity = {
  name: 'previewLink',
  tables: [previewLinks],
  roles: editors,
  keeps: [{ tables: [previewLinks], lasts: 'own end', remove: ({ db }, now) => removeExpiredPreviewLinks(db, now) }],
};
