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
    /** When it is tried next; of one that failed for good, when it did. */
    nextAt: moment('next_at').notNull(),
    /** Why it is not tried any more, which is shown beside what it is about; null as long as it is. */
    failure: choice('failure', ['REFUSED', 'GIVEN_UP', 'HELD_BACK']),
  },
  (t) => [index('notifications_by_time').on(t.failure, t.nextAt), index('notifications_by_subject').on(t.subjectId)],
);
