import { admins } from './accountTables.ts';
import { index, int, json, moment, table, text } from '../columns/columns.ts';

const ofAdmin = () =>
  text('admin_id')
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' });

/** Each admin has at most one authenticator app. */
export const totps = table('totps', {
  adminId: ofAdmin().primaryKey(),
  /** Encrypted with the site's key, which is in no backup. */
  secret: text('secret').notNull(),
  /** The time step of the last accepted code: the same or an earlier one is refused. */
  lastStep: int('last_step').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** The time of the first correct code; null while the app is being set up, when no code is required. */
  activeSince: moment('active_since'),
});

/** Recovery codes, each of which replaces the app once. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    /** This is the SHA-256 of 118 random bits, or of 79 in older codes, which are too many to be guessed from it. */
    codeHash: text('code_hash').primaryKey(),
    adminId: ofAdmin(),
  },
  (t) => [index('recovery_codes_by_admin').on(t.adminId)],
);

export const passkeys = table(
  'passkeys',
  {
    /** This is the credential's id from the authenticator, in base64url. */
    id: text('id').primaryKey(),
    adminId: ofAdmin(),
    /** The person's name for it, such as 'Firefox on Windows'. */
    name: text('name').notNull(),
    /** The public key in base64url, which is not secret. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's own count of uses; 0 for those that do not count. */
    counter: int('counter').notNull(),
    /** These are the transports by which a browser reaches it: 'internal', 'usb', … */
    transports: json<string[]>('transports').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('passkeys_by_admin').on(t.adminId)],
);
