import { connectionFields } from '../../../context/connection.ts';
import { requireAdmin, type Context } from '../../../context/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { BinEntity, Resolvers } from '../../../generated/resolvers.ts';
import { recordedEntity } from '../../entities.ts';
import { bringBack, eraseFromBin, undoDeletion } from './bin.ts';
import * as bin from '../../../entity/bin.store.ts';

const gone = () => notFound('What was deleted');

/** Throws `NOT_FOUND` for what lies in somebody else's part of the bin, as for what is not there. */
async function requireEntry(context: Context, id: string) {
  const { role } = requireAdmin(context);
  if (!(await bin.isThere(context.db, id, role))) throw gone();
}

export const binResolvers: Resolvers = {
  Query: {
    bin(_, { entity, first, after }, context) {
      const { role } = requireAdmin(context);
      return bin.page(context.db, { entity: entity?.toLowerCase(), role }, { first, after });
    },
  },
  Mutation: {
    async bringBack(_, { id }, context) {
      await requireEntry(context, id);
      await bringBack(context.db, id);
      return true;
    },
    undoDeletion(_, { entity, ids }, context) {
      const { role } = requireAdmin(context);
      if (!bin.concerns(role, entity.toLowerCase())) throw gone();
      return undoDeletion(context.db, entity.toLowerCase(), [...new Set(ids)]);
    },
    async eraseFromBin(_, { id }, context) {
      await requireEntry(context, id);
      if (!(await eraseFromBin(context.db, context.images, id))) throw gone();
      return true;
    },
  },
  BinEntry: {
    // The names differ in their case alone.
    entity: ({ entity }) => entity.toUpperCase() as BinEntity,
    image: ({ entity, row }) => recordedEntity(entity).pictureOf(row),
    deletedAt: ({ deletedAt }) => new Date(deletedAt).toISOString(),
    expiresAt: ({ deletedAt }) => new Date(deletedAt + bin.keptFor).toISOString(),
  },
  BinConnection: connectionFields,
};
