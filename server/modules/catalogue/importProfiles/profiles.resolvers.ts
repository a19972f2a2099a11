import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { notFound, stale } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { createProfile, find, list, removeProfile, updateProfile } from './profiles.store.ts';
import { readSetup } from './shownSetup.ts';

export const importProfileResolvers = {
  Query: {
    importProfiles: (_, __, { db }) => list(db),
  },
  Mutation: {
    async createImportProfile(_, { input: { name, setup: given }, key }, context) {
      const setup = readSetup(given);
      const sent = { mutation: 'createImportProfile', key, content: { name, setup } };
      const made = await createOnce(context, sent, {
        create: (db) => createProfile(db, { name, setup }),
        idOf: ({ id }) => id,
        find,
        raisesRevision: false,
      });
      await addToAudit(context.db, { event: 'PROFILE_ADDED', admin: requireAdmin(context).email, about: name });
      return made;
    },
    async updateImportProfile(_, { id, input: { name, setup }, version }, context) {
      const values = { name, ...(setup != null && { setup: readSetup(setup) }) };
      const before = await find(context.db, id);
      const saved = await updateProfile(context.db, id, values, version);
      if (!saved) throw notFound('Profile');
      if (saved === 'stale') throw stale('The profile');
      if (saved.version !== before?.version)
        await addToAudit(context.db, { event: 'PROFILE_CHANGED', admin: requireAdmin(context).email, about: name });
      return saved;
    },
    async deleteImportProfile(_, { id }, context) {
      const before = await find(context.db, id);
      if (!before || !(await removeProfile(context.db, id))) throw notFound('Profile');
      await addToAudit(context.db, {
        event: 'PROFILE_REMOVED',
        admin: requireAdmin(context).email,
        about: before.name,
      });
      return true;
    },
  },
} satisfies Resolvers;
