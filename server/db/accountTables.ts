import { index, moment, table, text } from './columns.ts';

export const admins = table('admins', {
  id: text('id').primaryKey(),
  /** Lower-cased. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type AdminRow = typeof admins.$inferSelect;

export const sessions = table(
  'sessions',
  {
    /** SHA-256 of the cookie's token: who reads the database cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    /** For the admin's list of sessions: names one without being of use to whoever sees it. */
    id: text('id').notNull().unique(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_by_admin').on(t.adminId)],
);
