import { previewLinks } from '../../../db/previewTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { removeExpired } from './previewLinks.store.ts';

export const previewLinkEntity: Entity = {
  name: 'previewLink',
  tables: [previewLinks],
  roles: editors,
  record: 'A link that was withdrawn must not come back.',
  content: 'Links belong to this site and expire.',
  sheets: 'It is no part of the catalogue.',
  search: 'A product has few links, which stand together.',
  pictures: 'It shows no pictures of its own.',
  files: 'It has no files.',
  mails: 'Nobody is written to about a link.',
  keeps: [{ tables: [previewLinks], lasts: 'own end', remove: ({ db }, now) => removeExpired(db, now) }],
};
