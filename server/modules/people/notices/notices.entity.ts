import { roles } from '../../../db/accountTables.ts';
import { noticePeople, noticeReads, notices } from '../../../db/noticeTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { keptFor, removeOlderThan } from './notices.store.ts';

export const noticeEntity: Entity = {
  name: 'notice',
  tables: [notices, noticeReads, noticePeople],
  roles,
  record: 'Nobody writes a notice, and it goes after 90 days.',
  content: 'Notices say what happened on this site, and each person has read others.',
  sheets: 'A notice is a line for people.',
  search: 'A notice leads to its subject, which the search finds.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'Its mails name subjects of every entity, so that they are composed above all of them.',
  keeps: [{ tables: [notices, noticeReads], lasts: keptFor, remove: ({ db }, before) => removeOlderThan(db, before) }],
};
