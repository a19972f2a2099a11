import { admins } from './accountTables.ts';
import { index, int, json, moment, table, text } from './columns.ts';

const ofAdmin = () =>
  text('admin_id')
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' });

/** Authenticator apps: one for each admin. */
export const totps = table('totps', {
  adminId: ofAdmin().primaryKey(),
  /** Encrypted with the site's key, which is in no backup. */
  secret: text('secret').notNull(),
  /** The last step of time whose code was taken: an earlier one, or the same again, is refused. */
  lastStep: int('last_step').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** When the first code was right; null while it is being set up, and not asked for until then. */
  activeSince: moment('active_since'),
});

/** Codes that stand in for the app, each once. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    /** SHA-256 of 118 random bits, of 79 in older ones: too many to be found out from it. */
    codeHash: text('code_hash').primaryKey(),
    adminId: ofAdmin(),
  },
  (t) => [index('recovery_codes_by_admin').on(t.adminId)],
);

export const passkeys = table(
  'passkeys',
  {
    /** What the authenticator calls it, in base64url. */
    id: text('id').primaryKey(),
    adminId: ofAdmin(),
    /** What the person calls it: 'Firefox on Windows'. */
    name: text('name').notNull(),
    /** In base64url. Public: it opens nothing. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as the authenticator counts; 0 for those that do not. */
    counter: int('counter').notNull(),
    /** How a browser reaches it: 'internal', 'usb', … */
    transports: json<string[]>('transports').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_by_admin').on(t.adminId)],
);
