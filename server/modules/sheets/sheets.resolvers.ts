import { requireAdmin } from '../../core/context.ts';
import { readUpload } from '../../core/upload.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { importSheet } from './sheets.import.ts';

export const sheetResolvers: Resolvers = {
  Mutation: {
    async importProducts(_, { file, dryRun }, context) {
      requireAdmin(context);
      const { bytes } = await readUpload(file);
      return importSheet(context, bytes, { dryRun: dryRun ?? true });
    },
  },
};
