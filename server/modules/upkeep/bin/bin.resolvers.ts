import { connectionFields } from '../../../context/connection.ts';
import { requireAdmin, type Context } from '../../../context/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { BinEntity, Resolvers } from '../../../generated/resolvers.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import { binnedFor, bringBack, eraseFromBin, undoDeletion } from './bin.ts';
import * as bin from '../../../entity/bin.store.ts';

const gone = () => notFound('What was deleted');

/** Throws `NOT_FOUND` for an entry that the role may not see, as for one that does not exist. */
async function requireEntry(context: Context, id: string) {
  const { roles } = requireAdmin(context);
  if (!(await bin.isThere(context.db, id, binnedFor(roles)))) throw gone();
}

export const binResolvers = {
  Query: {
    bin(_, { entity, first, after }, context) {
      const { roles } = requireAdmin(context);
      const mine = binnedFor(roles).filter((name) => !entity || name === entity.toLowerCase());
      return bin.page(context.db, mine, { first, after });
    },
  },
  Mutation: {
    async bringBack(_, { id }, context) {
      await requireEntry(context, id);
      await bringBack(context.db, id);
      return true;
    },
    undoDeletion(_, { entity, ids }, context) {
      const { roles } = requireAdmin(context);
      if (!binnedFor(roles).includes(entity.toLowerCase())) throw gone();
      return undoDeletion(context.db, entity.toLowerCase(), [...new Set(ids)]);
    },
    async restoreCategory(_, { id }, context) {
      const binned = await bin.lastOf(context.db, 'category', id);
      const restored = binned && (await bringBack(context.db, binned)) && (await categories.find(context.db, id));
      if (!restored) throw notFound('Deleted category');
      return restored;
    },
    async eraseFromBin(_, { id }, context) {
      await requireEntry(context, id);
      if (!(await eraseFromBin(context.db, context.images, id))) throw gone();
      return true;
    },
  },
  BinEntry: {
    // The two names differ only in their case.
    entity: ({ entity }) => entity.toUpperCase() as BinEntity,
    image: ({ entity, row }) => recordedEntity(entity).pictureOf(row),
    deletedAt: ({ deletedAt }) => new Date(deletedAt).toISOString(),
    expiresAt: ({ deletedAt }) => new Date(deletedAt + bin.keptFor).toISOString(),
  },
  BinConnection: connectionFields,
} satisfies Resolvers;
