import { audit } from '../../../db/tables/auditTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { month } from '../../../entity/keeps.ts';
import { removeAuditEventsOlderThan } from './audit.store.ts';

export const auditEntity: Entity = {
  name: 'auditEntry',
  tables: [audit],
  roles: ['OWNER'],
  // The database itself refuses to remove the last year.
  keeps: [
    {
      tables: [audit],
      lasts: 24 * month,
      remove: ({ db }, before) => removeAuditEventsOlderThan(db, before),
      removed: { count: 'entries', message: 'old entries of the audit log are deleted' },
    },
  ],
};
