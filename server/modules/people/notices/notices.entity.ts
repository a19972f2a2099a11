import { roles } from '../../../db/tables/accountTables.ts';
import { noticePeople, noticeReads, notices } from '../../../db/tables/noticeTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { noticesKeptForMs, removeNoticesOlderThan } from './notices.store.ts';

export const noticeEntity: Entity = {
  name: 'notice',
  tables: [notices, noticeReads, noticePeople],
  roles,
  mails: 'Its mails name subjects of every entity, so that they are composed above all of them.',
  keeps: [
    {
      tables: [notices, noticeReads],
      lasts: noticesKeptForMs,
      remove: ({ db }, before) => removeNoticesOlderThan(db, before),
    },
  ],
};
