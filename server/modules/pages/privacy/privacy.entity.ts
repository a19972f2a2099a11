import { privacyNotices } from '../../../db/tables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';

/** Every version of the privacy notice is kept, since messages name the version that their senders saw. */
export const privacyEntity: Entity = {
  name: 'privacyNotice',
  tables: [privacyNotices],
  roles: editors,
  record: 'Its versions are its history, and none is ever deleted.',
  content: 'A lawyer signs it for one company: it does not move to another site.',
  sheets: 'It is one text.',
  search: 'The search finds products.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
};
