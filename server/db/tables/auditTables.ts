import { sql } from 'drizzle-orm';
import { index, json, moment, sequence, table, text } from '../columns/columns.ts';

/**
 * The audit log. Rows are only ever added: triggers in the migration `audit` refuse to change a row, and to remove one of
 * the last year.
 */
export const audit = table(
  'audit',
  {
    seq: sequence('seq'),
    at: moment('at').notNull(),
    /** This is an `AuditEvent` of server/context/audit.ts. */
    event: text('event').notNull(),
    /** This is the e-mail address of the admin; null for visitors, and for commands on the machine. */
    admin: text('admin'),
    /** The subject of the event, such as the name of a file; null for most. */
    about: text('about'),
    /** The ids of the messages and enquiries that were erased, since a restore may bring them back; null for other events. */
    erased: json<string[]>('erased'),
  },
  (t) => [
    // Nearly all events are changes, which are found as quickly without an index, and each save writes its pages.
    index('audit_by_event')
      .on(t.event, t.seq)
      .where(sql`${t.event} <> 'CHANGED'`),
  ],
);
