import { admins } from './accountTables.ts';
import { index, int, json, moment, table, text } from '../columns/columns.ts';

/** Each names something that keys may do; `enum Scope` of schema.graphql has the same. */
export const scopes = [
  'READ_CATALOGUE',
  'READ_DRAFTS',
  'WRITE_PRODUCTS',
  'WRITE_PRICES',
  'READ_ENQUIRIES',
  'WRITE_OFFERS',
  'WEBHOOKS',
  'TRANSLATE',
] as const;
export type Scope = (typeof scopes)[number];

/** Programs use the site by keys, each in the name of the person who made it. */
export const keys = table(
  'keys',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** This is the SHA-256 of the secret, so that a reader of the database cannot use the key. */
    hash: text('hash').notNull().unique(),
    /** By these first letters of the secret people recognize it. */
    start: text('start').notNull(),
    /** The hash of the secret before the last rotation, which works until `former_until`. */
    formerHash: text('former_hash'),
    formerUntil: moment('former_until'),
    scopes: json<Scope[]>('scopes').notNull(),
    /** The profiles are no references: a deleted profile comes back without the key. */
    profileIds: json<string[]>('profile_ids').notNull(),
    /** These are addresses and networks in the notation of CIDR; none: any address. */
    addresses: json<string[]>('addresses').notNull(),
    /** It is null once that account was removed. */
    adminId: text('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** The e-mail address of the person stays after the account is gone. */
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** It is null for a key without an end. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    /** The network of the last use, and not the whole address. */
    lastUsedFrom: text('last_used_from'),
    revokedAt: moment('revoked_at'),
    /** So many days before its end people were last notified of it; null before that. */
    endNoticed: int('end_noticed'),
  },
  (t) => [index('keys_by_former_hash').on(t.formerHash), index('keys_by_admin').on(t.adminId)],
);

export type KeyRow = typeof keys.$inferSelect;

/** A key as a request uses it; `hash` is that of the secret that was sent. */
export type UsedKey = Pick<KeyRow, 'id' | 'name' | 'scopes' | 'profileIds'> & { hash: string };
