import { requireAdmin } from '../../core/context.ts';
import { readUpload } from '../../core/upload.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { importSheetJob } from './importSheet.job.ts';

export const sheetResolvers: Resolvers = {
  Mutation: {
    async importProducts(_, { file, dryRun, job }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      return context.jobs.run(importSheetJob, { bytes, dryRun: dryRun ?? true }, { owner, id: job });
    },
  },
};
