import { audit } from '../../../db/auditTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { month } from '../../../entity/keeps.ts';
import { removeOlderThan } from './audit.store.ts';

export const auditEntity: Entity = {
  name: 'auditEntry',
  tables: [audit],
  roles: ['OWNER'],
  record: 'Nobody changes or deletes an entry.',
  content: 'It says what was done on this site; a backup holds it.',
  sheets: 'It is exported as CSV by a route of its own.',
  search: 'It is filtered by event and person.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
  // The database itself refuses to remove the last year.
  keeps: [
    {
      tables: [audit],
      lasts: 24 * month,
      remove: ({ db }, before) => removeOlderThan(db, before),
      removed: { count: 'entries', message: 'old entries of the audit log are deleted' },
    },
  ],
};
