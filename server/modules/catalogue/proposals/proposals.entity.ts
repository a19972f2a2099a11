import { proposals } from '../../../db/planTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { keptFor, removeOlderThan } from './proposals.store.ts';

export const proposalEntity: Entity = {
  name: 'proposal',
  tables: [proposals],
  roles: editors,
  record: 'What it changes is in the history of its products.',
  content: 'A document holds what the site is, and nothing that somebody asks for.',
  sheets: 'It is no part of the catalogue.',
  search: 'A link leads to it.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'The program gives its link to the person.',
  keeps: [{ tables: [proposals], lasts: keptFor, remove: ({ db }, before) => removeOlderThan(db, before) }],
};
