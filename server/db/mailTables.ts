import { choice, index, int, moment, sequence, table, text } from './columns.ts';

/**
 * Mails that have still to be sent. What they say is read when they are: an address that is deleted meanwhile stands
 * nowhere else, and nothing is sent of it.
 */
export const outbox = table(
  'notifications',
  {
    seq: sequence('seq'),
    kind: choice('kind', ['MESSAGE', 'ENQUIRY', 'CONFIRMATION', 'OFFER', 'INVITATION']).notNull(),
    /** Id of what it is about. */
    subjectId: text('subject_id').notNull(),
    attempts: int('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull(),
  },
  (t) => [index('notifications_by_time').on(t.nextAt)],
);
