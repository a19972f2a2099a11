import { notFound, stale } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { chooseSector, chosenSector, findSector, listSectors, listedSectors } from './sectors.store.ts';

export const sectorResolvers = {
  Query: {
    sectors: (_, __, { db }) => listSectors(db),
    sector: (_, { id }, { db }) => findSector(db, id),
  },
  Mutation: {
    async updateSector(_, { id, input, version }, context) {
      const saved = await chooseSector(context.db, id, input, version);
      if (!saved) throw notFound('Sector');
      if (saved === 'stale') throw stale('The sector');
      return saved;
    },
  },
  Sector: {
    products: async (sector, { first }, { db }) => (await listedSectors(db, sector)).slice(0, first ?? undefined),
    chosenProducts: (sector, _, { db }) => chosenSector(db, sector),
  },
} satisfies Resolvers;
