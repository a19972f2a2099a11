import { sql } from 'drizzle-orm';
import { check, choice, flag, index, moment, sequence, table, text } from '../columns/columns.ts';

export const messages = table(
  'messages',
  {
    /** The order of arrival; numbers are never reused. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
    status: choice('status', ['new', 'read', 'replied']).notNull(),
    noticeVersion: text('notice_version'),
    suspectedSpam: flag('suspected_spam').notNull().default(false),
  },
  (t) => [
    index('messages_by_age').on(t.suspectedSpam, t.createdAt, t.id),
    index('messages_by_email').on(t.email),
    index('messages_by_status').on(t.suspectedSpam, t.status, t.createdAt, t.id),
    check('status_known', sql`${t.status} in ('new', 'read', 'replied')`),
  ],
);
