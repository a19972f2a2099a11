import { requireAdmin } from '../../../context/rights.ts';
import { notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { HistoryEntity, Resolvers } from '../../../generated/resolvers.ts';
import { guardOf } from '../../catalogue/products/products.patch.ts';
import { addProposal, findProposal, proposalWorksForMs } from '../../catalogue/proposals/proposals.store.ts';
import { changesOf } from '../plans/plannedChanges.ts';
import { confirm, decline } from './decide.ts';
import { reckon } from './propose.ts';

const iso = (time: number) => new Date(time).toISOString();

async function stored(db: Db, id: string) {
  const row = await findProposal(db, id);
  if (!row) throw notFound('The proposal');
  return row;
}

export const proposalResolvers = {
  Query: {
    proposal: async (_, { id }, { db }) => (await findProposal(db, id)) ?? null,
  },
  Mutation: {
    async proposeChanges(_, { rows: given, reason, key }, context) {
      const { email } = requireAdmin(context);
      const program = context.usedKey?.name ?? email;
      const { id, rows } = await reckon(context.db, given, guardOf(context));
      return createOnce(
        context,
        { mutation: 'proposeChanges', key, content: { given, reason } },
        {
          create: (db) => addProposal(db, { id, program, reason: reason ?? '', rows }, Date.now()),
          idOf: (row) => row.id,
          find: findProposal,
          raisesRevision: false,
        },
      );
    },
    async confirmProposal(_, { id }, context) {
      const { email } = requireAdmin(context);
      await confirm(context.db, id, email, Date.now());
      return stored(context.db, id);
    },
    async declineProposal(_, { id }, context) {
      const { email } = requireAdmin(context);
      await decline(context.db, id, email, Date.now());
      return stored(context.db, id);
    },
  },
  Proposal: {
    createdAt: ({ createdAt }) => iso(createdAt),
    expiresAt: ({ createdAt }) => iso(createdAt + proposalWorksForMs),
    decidedAt: ({ decidedAt }) => (decidedAt === null ? null : iso(decidedAt)),
    state: ({ state, createdAt }) =>
      state === 'WAITING' && createdAt + proposalWorksForMs <= Date.now() ? 'EXPIRED' : state,
    count: ({ rows }) => rows.length,
    async changes({ rows }, _, { db }) {
      const shown = await changesOf(db, { rows }, { isBack: false, met: false });
      return shown.map((change) => ({ ...change, entity: change.entity.toUpperCase() as HistoryEntity }));
    },
    undo: ({ undo }) => undo && { id: undo.id, version: undo.version },
  },
} satisfies Resolvers;
