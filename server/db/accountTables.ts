import { choice, index, moment, table, text } from './columns.ts';

export const roles = ['OWNER', 'EDITOR', 'SALES'] as const;
/** What someone may do; the same as `enum Role` of schema.graphql. */
export type Role = (typeof roles)[number];

/** The roles that someone may give to others, by invitation. */
export const mayGive: Record<Role, readonly Role[]> = { OWNER: roles, EDITOR: [], SALES: [] };

export const admins = table('admins', {
  id: text('id').primaryKey(),
  /** Lower-cased. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  /** What the others call this person; empty: the e-mail address. */
  name: text('name').notNull().default(''),
  /** Whoever had an account before there were roles did everything. */
  role: choice('role', roles).notNull().default('OWNER'),
  /** Nobody signs in to a suspended account; null for one in use. */
  suspendedAt: moment('suspended_at'),
});

export type AdminRow = typeof admins.$inferSelect;
/** `owesTwoStep`: everybody is asked for two-step sign-in, and this person has to set it up before anything else. */
export type SessionAdmin = AdminRow & { owesTwoStep?: boolean };

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
    /** When the person last proved who it is, by signing in or when asked again. */
    confirmedAt: moment('confirmed_at').notNull().default(0),
  },
  (t) => [index('sessions_by_admin').on(t.adminId)],
);

/** Who may become someone of the admin area, by a link that works once. */
export const invitations = table('invitations', {
  id: text('id').primaryKey(),
  /** Lower-cased. One invitation for one address: a new one takes the place of the last. */
  email: text('email').notNull().unique(),
  role: choice('role', roles).notNull(),
  /** SHA-256 of the link's token: who reads the database cannot use it. */
  tokenHash: text('token_hash').notNull().unique(),
  /** E-mail of whoever invited; it stays after that account is gone. */
  invitedBy: text('invited_by').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
