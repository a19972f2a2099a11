import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { batched } from '../../../context/batched.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { find } from './profiles.store.ts';
import { type Pull, listPulls, originOf, putPull } from './pulls.store.ts';

type None = Record<string, never>;
const pullBatched = batched<None, { pull: Pull | null }>(async ({ db }, ids) => {
  const found = await listPulls(db, ids);
  return new Map(ids.map((id) => [id, { pull: found.get(id) ?? null }]));
});

/** The connection has these of its own. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'expect'];

export const importPullResolvers = {
  Mutation: {
    async setImportSignIn(_, { id, signIn }, context) {
      const { email: admin } = requireAdmin(context);
      const profile = await find(context.db, id);
      if (!profile) throw notFound('Profile');
      if (signIn && (!/^[a-z\d-]+$/i.test(signIn.header) || ownHeaders.includes(signIn.header.toLowerCase())))
        throw badInput('signIn.header', 'This is not the name of a header such as Authorization.');
      if (signIn && !/^[\x20-\x7e]+$/.test(signIn.value))
        throw badInput('signIn.value', 'A header has letters of ASCII only.');
      const origin = originOf(profile.setup.source.address);
      if (signIn && origin === null) throw badInput('signIn', 'Save the address of the profile first.');
      const sealed = signIn ? context.key.seal(JSON.stringify([signIn.header, signIn.value, origin])) : null;
      await putPull(context.db, id, { signIn: sealed });
      await addToAudit(context.db, { event: 'PROFILE_CHANGED', admin, about: profile.name });
      return signIn != null;
    },
  },
  ImportProfile: {
    async nextRunAt({ id, setup }, _, context) {
      const { pull } = await pullBatched(context, id, {});
      const isDue = pull?.dueAt != null && setup.schedule !== null && pull.schedule === setup.schedule;
      return isDue && pull.dueAt !== null ? new Date(pull.dueAt).toISOString() : null;
    },
    hasSignIn: async ({ id }, _, context) => (await pullBatched(context, id, {})).pull?.signIn != null,
  },
} satisfies Resolvers;
