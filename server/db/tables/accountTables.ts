import { siteLanguage } from '../../../common/text/locale.ts';
import { sql } from 'drizzle-orm';
import { choice, flag, index, moment, table, text, words } from '../columns/columns.ts';

export const roles = ['OWNER', 'EDITOR', 'SALES'] as const;
/** The roles of people; `enum Role` of schema.graphql has the same. */
export type Role = (typeof roles)[number];

/** Returns each role once, in their order. An owner may do everything, so that no other role adds to it. */
export const rolesFrom = (named: readonly Role[]): Role[] =>
  named.includes('OWNER') ? ['OWNER'] : roles.filter((role) => named.includes(role));

export const admins = table('admins', {
  id: text('id').primaryKey(),
  /** This is the e-mail address in lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  /** The name shown to others; when it is empty, the e-mail address is shown. */
  name: text('name').notNull().default(''),
  /** The lines below the person's letters to buyers; when they are empty, the name stands there. */
  signature: text('signature').notNull().default(''),
  /** Accounts from before there were roles are owners, since everyone could do everything. */
  roles: words('role', roles)
    .notNull()
    .default(sql`'OWNER'`),
  /** True: the admin area opens with Today, and not with the list of products. */
  startsWithToday: flag('starts_with_today').notNull().default(false),
  /** The language in which the person reads the admin area. */
  language: choice('language', ['en', siteLanguage]).notNull().default('en'),
  /** The time of the suspension, after which nobody can sign in; null for an active account. */
  suspendedAt: moment('suspended_at'),
});

export type AdminRow = typeof admins.$inferSelect;
/** `owesTwoStep`: two-step sign-in is required, and this person has to set it up before anything else. */
export type SessionAdmin = AdminRow & { owesTwoStep?: boolean };

export const sessions = table(
  'sessions',
  {
    /** SHA-256 of the cookie's token, so that a reader of the database cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in the admin's list, without being of use to anyone who sees it. */
    id: text('id').notNull().unique(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** This is the last time that the person authenticated, by signing in or by a confirmation. */
    confirmedAt: moment('confirmed_at').notNull().default(0),
  },
  (t) => [index('sessions_by_admin').on(t.adminId)],
);

/** Invitations to the admin area, by links that work once. */
export const invitations = table('invitations', {
  id: text('id').primaryKey(),
  /** The e-mail address in lower case. An address has one invitation: a new one replaces the last. */
  email: text('email').notNull().unique(),
  roles: words('role', roles).notNull(),
  /** SHA-256 of the link's token, so that a reader of the database cannot use it. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The e-mail address of the inviting person; it stays after that account is gone. */
  invitedBy: text('invited_by').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
