import { admins } from './accountTables.ts';
import { choice, index, int, json, moment, sequence, table, text } from '../columns/columns.ts';

/** What people are notified of; `enum NoticeKind` of schema.graphql has the same. */
export const noticeKinds = [
  'ENQUIRY_RECEIVED',
  'MESSAGE_RECEIVED',
  'SPAM_SUSPECTED',
  'OFFER_ACCEPTED',
  'OFFER_ANSWERED',
  'IMPORT_STOPPED',
  'PLAN_DONE',
  'PLAN_STOPPED',
  'IMPORT_FAILED',
  'IMPORT_DONE',
  'MAIL_FAILED',
  'BACKUP_FAILED',
  'HEALTH_WORSENED',
  'KEY_ENDING',
  'WEBHOOK_OFF',
  'RATE_STOPPED',
  'RATE_OLD',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Things that happened. The text is made when somebody reads it: deleted data is stored nowhere else, and a renamed product
 * has its new name.
 */
export const notices = table(
  'notices',
  {
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    kind: choice('kind', noticeKinds).notNull(),
    /** Notices of one kind that are about the same are one line for an hour, such as those of one import profile. */
    about: text('about').notNull(),
    /** The ids of the last things that it happened to, the latest last. */
    subjects: json<string[]>('subjects').notNull(),
    /** Says how many times it happened. */
    times: int('times').notNull(),
    /** Further numbers of the last time, such as the number of checks that worsened. */
    numbers: json<Record<string, number>>('numbers').notNull(),
    createdAt: moment('created_at').notNull(),
    /** This is the time at which it last happened. */
    changedAt: moment('changed_at').notNull(),
    /** This is the time at which its mails went to the outbox; null before that. */
    mailedAt: moment('mailed_at'),
  },
  (t) => [
    index('notices_by_subject').on(t.kind, t.about, t.createdAt),
    index('notices_by_change').on(t.changedAt),
    index('notices_by_mail').on(t.mailedAt, t.createdAt),
  ],
);

/** The reads of single notices; one that happened again since is unread. */
export const noticeReads = table(
  'notice_reads',
  {
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    noticeSeq: int('notice_seq')
      .notNull()
      .references(() => notices.seq, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (t) => [index('notice_reads_by_admin').on(t.adminId, t.noticeSeq), index('notice_reads_by_notice').on(t.noticeSeq)],
);

export const noticeWays = ['AT_ONCE', 'DAILY', 'NEVER'] as const;
export type NoticeWay = (typeof noticeWays)[number];
/** How a person learns of one kind. */
export type NoticeChoice = { bell: NoticeWay; mail: NoticeWay };

/** What a person has said about notices, and has read of them. */
export const noticePeople = table('notice_people', {
  adminId: text('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  choices: json<Partial<Record<NoticeKind, NoticeChoice>>>('choices').notNull(),
  /** Everything that happened until then is read. */
  readAllAt: moment('read_all_at').notNull().default(0),
  /** The last mail of the day is about what happened until then. */
  mailedUntil: moment('mailed_until').notNull().default(0),
});
