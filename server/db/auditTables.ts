import { index, moment, sequence, table, text } from './columns.ts';

/**
 * Who did what that an audit would ask for. Rows are only ever added: triggers in the migration `audit` refuse to change
 * one, and to remove one of the last year.
 */
export const audit = table(
  'audit',
  {
    seq: sequence('seq'),
    at: moment('at').notNull(),
    /** One of `auditEvents` in core/audit.ts. */
    event: text('event').notNull(),
    /** E-mail; null for someone who is none, or for a command on the machine. */
    admin: text('admin'),
    /** What it was about, such as the name of a file; null for most. */
    about: text('about'),
  },
  (t) => [index('audit_by_age').on(t.at), index('audit_by_event').on(t.event, t.seq)],
);
