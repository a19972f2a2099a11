import { choice, index, int, moment, sequence, table, text } from '../columns/columns.ts';

/**
 * Mails that have yet to be sent. Their text is made when they are sent: deleted data is stored nowhere else, and no mail
 * is sent of it. One that was sent and came back is put here once more, to be shown.
 */
export const outbox = table(
  'notifications',
  {
    seq: sequence('seq'),
    kind: choice('kind', [
      'MESSAGE',
      'ENQUIRY',
      'CONFIRMATION',
      'OFFER',
      'LETTER',
      'ACCEPTANCE',
      'ACCEPTANCE_COPY',
      'ORDER',
      'INVITATION',
      'WRONG_CODES',
      'NOTICE',
      'NOTICES_OF_DAY',
    ]).notNull(),
    /** This is the id of the mail's subject, such as an enquiry. */
    subjectId: text('subject_id').notNull(),
    attempts: int('attempts').notNull().default(0),
    /** This is the time of the next try, or of the final failure. */
    nextAt: moment('next_at').notNull(),
    /** The reason of the final failure, which the admin area shows; null while the mail is still tried. */
    failure: choice('failure', ['REFUSED', 'CONTENT_REFUSED', 'GIVEN_UP', 'HELD_BACK', 'EXPIRED', 'DELAYED']),
    /** This is the time at which a person had dealt with the failure; null before that. */
    settledAt: moment('settled_at'),
  },
  (t) => [index('notifications_by_time').on(t.failure, t.nextAt), index('notifications_by_subject').on(t.subjectId)],
);
