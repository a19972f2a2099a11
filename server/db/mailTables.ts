import { choice, index, int, moment, sequence, table, text } from './columns.ts';

/**
 * Mails that have still to be sent. What they say is read when they are: an address that is deleted meanwhile stands
 * nowhere else, and nothing is sent of it.
 */
export const outbox = table(
  'notifications',
  {
    seq: sequence('seq'),
    kind: choice('kind', ['MESSAGE', 'ENQUIRY', 'CONFIRMATION', 'OFFER', 'INVITATION', 'WRONG_CODES']).notNull(),
    /** Id of what it is about. */
    subjectId: text('subject_id').notNull(),
    attempts: int('attempts').notNull().default(0),
    /** The next try; for a mail that failed for good, the moment of that. */
    nextAt: moment('next_at').notNull(),
    /** The reason why it is not tried any more, which the admin shows; null while it is tried. */
    failure: choice('failure', ['REFUSED', 'GIVEN_UP', 'HELD_BACK']),
  },
  (t) => [index('notifications_by_time').on(t.failure, t.nextAt), index('notifications_by_subject').on(t.subjectId)],
);
