import { connectionFields } from '../../core/connection.ts';
import { requireAdmin } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { BinEntity, Resolvers } from '../../generated/resolvers.ts';
import { bringBack, undoDeletion } from './bin.ts';
import * as bin from './bin.store.ts';

export const binResolvers: Resolvers = {
  Query: {
    bin(_, { entity, first, after }, context) {
      requireAdmin(context);
      return bin.page(context.db, entity?.toLowerCase(), { first, after });
    },
  },
  Mutation: {
    async bringBack(_, { id }, context) {
      requireAdmin(context);
      await bringBack(context.db, id);
      return true;
    },
    undoDeletion(_, { entity, ids }, context) {
      requireAdmin(context);
      return undoDeletion(context.db, entity.toLowerCase(), [...new Set(ids)]);
    },
    async eraseFromBin(_, { id }, context) {
      requireAdmin(context);
      if (!(await bin.erase(context.db, id))) throw notFound('What was deleted');
      return true;
    },
  },
  BinEntry: {
    // The names differ in their case alone.
    entity: ({ entity }) => entity.toUpperCase() as BinEntity,
    deletedAt: ({ deletedAt }) => new Date(deletedAt).toISOString(),
    expiresAt: ({ deletedAt }) => new Date(deletedAt + bin.keptFor).toISOString(),
  },
  BinConnection: connectionFields,
};
