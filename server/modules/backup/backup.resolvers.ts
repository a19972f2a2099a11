import { requireAdmin } from '../../core/context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const backupResolvers: Resolvers = {
  Query: {
    nightlyBackup(_, __, context) {
      requireAdmin(context);
      return context.nightlyBackup();
    },
  },
};
