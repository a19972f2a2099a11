import { notFound, stale } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import * as sectors from './sectors.store.ts';

export const sectorResolvers = {
  Query: {
    sectors: (_, __, { db }) => sectors.list(db),
    sector: (_, { id }, { db }) => sectors.find(db, id),
  },
  Mutation: {
    async updateSector(_, { id, input, version }, context) {
      const saved = await sectors.choose(context.db, id, input, version);
      if (!saved) throw notFound('Sector');
      if (saved === 'stale') throw stale('The sector');
      return saved;
    },
  },
  Sector: {
    products: async (sector, { first }, { db }) => (await sectors.listed(db, sector)).slice(0, first ?? undefined),
    chosenProducts: (sector, _, { db }) => sectors.chosen(db, sector),
  },
} satisfies Resolvers;
