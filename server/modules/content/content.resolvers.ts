import { requireAdmin } from '../../core/context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { importContent } from './content.import.ts';

export const contentResolvers: Resolvers = {
  Mutation: {
    importContent(_, { content, dryRun }, context) {
      const { email } = requireAdmin(context);
      return importContent(context.db, content, { dryRun: dryRun ?? false, images: context.images, uploader: email });
    },
  },
};
