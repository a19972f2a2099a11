import { keys } from '../../../db/keyTables.ts';
import type { Entity } from '../../../entity/entity.ts';

export const keyEntity: Entity = {
  name: 'key',
  tables: [keys],
  roles: ['OWNER'],
  record: 'The audit log says what is done to keys, and a revoked one never comes back.',
  content: 'Keys do not leave the site; a backup holds their hashes.',
  sheets: 'Keys do not leave the site.',
  search: 'There are a hundred at most.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
};
