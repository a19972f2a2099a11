import { addToAudit, type AuditEvent } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { holds } from '../../../core/holds.ts';
import type { KeyInput, KeyState, Resolvers } from '../../../generated/resolvers.ts';
import { withIds } from '../../catalogue/importProfiles/profiles.store.ts';
import { readAddresses } from './addresses.ts';
import {
  type KeyValues,
  changeKey,
  findKey,
  isKeyOver,
  isKeyRevoked,
  keysInOrder,
  listKeys,
  makeKey,
  revokeKey,
  rotateKey,
} from './keys.store.ts';

const day = 86_400_000;
const usualDays = 90;
const iso = (time: number) => new Date(time).toISOString();
const isoOrNull = (time: number | null) => (time === null ? null : iso(time));

/** Null for a key that never ends. */
const endAfter = (days: number | null, now: number) => (days === null ? null : now + days * day);

/** Returns what the input names. Throws `BAD_USER_INPUT`. */
async function valuesIn({ db }: Context, { name, scopes, profileIds, addresses, days }: KeyInput) {
  const ids = [...new Set(profileIds ?? [])];
  const known = await withIds(db, ids);
  const unknown = ids.findIndex((id) => !known.some((profile) => profile.id === id));
  if (unknown >= 0) throw badInput(`profileIds.${unknown}`, 'There is no such profile.');
  return {
    name,
    scopes: keysInOrder(scopes),
    ...(profileIds !== undefined && { profileIds: ids }),
    ...(addresses !== undefined && { addresses: readAddresses(addresses ?? []) }),
    ...(days !== undefined && { expiresAt: endAfter(days, Date.now()) }),
  };
}

function refuseUseless({ scopes, profileIds }: Pick<KeyValues, 'scopes' | 'profileIds'>) {
  if (scopes.length === 0 && profileIds.length === 0) throw badInput('scopes', 'Choose what the key may do.');
}

const recorded = (context: Context, event: AuditEvent, about: string) =>
  addToAudit(context.db, { event, admin: requireAdmin(context).email, about });

type None = Record<string, never>;
/** Returns the names of the keys that work, by the people who made them. */
const namesBatched = batched<None, { names: string[] }>(async ({ db }, ids) => {
  const working = (await listKeys(db)).filter((key) => !isKeyRevoked(key) && !isKeyOver(key, Date.now()));
  return new Map(
    ids.map((id) => [id, { names: working.filter(({ adminId }) => adminId === id).map(({ name }) => name) }]),
  );
});

export const keyResolvers = {
  Query: {
    keys: (_, __, { db }) => listKeys(db),
    ownKey: (_, __, { db, usedKey }) => (usedKey ? findKey(db, usedKey.id) : null),
  },
  Mutation: {
    async makeKey(_, { input }, context) {
      const now = Date.now();
      const usual = { profileIds: [], addresses: [], expiresAt: endAfter(usualDays, now) };
      const values = { ...usual, ...(await valuesIn(context, input)) };
      refuseUseless(values);
      const made = await makeKey(context.db, requireAdmin(context), values, now);
      await recorded(context, 'KEY_MADE', made.key.name);
      return made;
    },
    async updateKey(_, { id, input }, context) {
      const values = await valuesIn(context, input);
      const before = await findKey(context.db, id);
      if (!before) throw notFound('Key');
      refuseUseless({ ...before, ...values });
      if (holds(before, values)) return before;
      const changed = await changeKey(context.db, id, values, Date.now());
      if (!changed) throw notFound('Key');
      await recorded(context, 'KEY_CHANGED', changed.name);
      return changed;
    },
    async rotateKey(_, { id }, context) {
      const made = await rotateKey(context.db, id, Date.now());
      if (!made) throw notFound('Key');
      await recorded(context, 'KEY_ROTATED', made.key.name);
      return made;
    },
    async revokeKey(_, { id }, context) {
      const name = await revokeKey(context.db, id, Date.now());
      if (name !== null) await recorded(context, 'KEY_REVOKED', name);
      return name !== null;
    },
  },
  Person: {
    keyNames: async ({ id }, _, context) => (await namesBatched(context, id, {})).names,
  },
  Key: {
    profiles: ({ profileIds }, _, { db }) => withIds(db, profileIds),
    createdAt: ({ createdAt }) => iso(createdAt),
    expiresAt: ({ expiresAt }) => isoOrNull(expiresAt),
    lastUsedAt: ({ lastUsedAt }) => isoOrNull(lastUsedAt),
    formerUntil: ({ formerUntil }) => (formerUntil !== null && formerUntil > Date.now() ? iso(formerUntil) : null),
    state(key): KeyState {
      if (isKeyRevoked(key)) return 'REVOKED';
      return isKeyOver(key, Date.now()) ? 'EXPIRED' : 'ACTIVE';
    },
  },
} satisfies Resolvers;
