import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { batched } from '../../../context/batched.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { makeProfileKey, profileKeyMadeAt, removeProfileKey } from './keys.store.ts';
import { find } from './profiles.store.ts';

type None = Record<string, never>;
const madeAtBatched = batched<None, { at: number | null }>(async ({ db }, ids) => {
  const made = await profileKeyMadeAt(db, ids);
  return new Map(ids.map((id) => [id, { at: made.get(id) ?? null }]));
});

export const importKeyResolvers = {
  Mutation: {
    async makeImportKey(_, { id }, context) {
      const { email: admin } = requireAdmin(context);
      const profile = await find(context.db, id);
      if (!profile) throw notFound('Profile');
      const key = await makeProfileKey(context.db, id, Date.now());
      await addToAudit(context.db, { event: 'PROFILE_KEY_MADE', admin, about: profile.name });
      return key;
    },
    async removeImportKey(_, { id }, context) {
      const { email: admin } = requireAdmin(context);
      const profile = await find(context.db, id);
      if (!profile) throw notFound('Profile');
      const isRemoved = await removeProfileKey(context.db, id);
      if (isRemoved) await addToAudit(context.db, { event: 'PROFILE_KEY_REMOVED', admin, about: profile.name });
      return isRemoved;
    },
  },
  ImportProfile: {
    async keyMadeAt({ id }, _, context) {
      const { at } = await madeAtBatched(context, id, {});
      return at === null ? null : new Date(at).toISOString();
    },
  },
} satisfies Resolvers;
