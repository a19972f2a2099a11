import { requireAdmin } from '../../../context/rights.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { importContentJob } from './importContent.job.ts';

export const contentResolvers = {
  Mutation: {
    importContent(_, { content, dryRun, job }, context) {
      const { id: owner, email, roles } = requireAdmin(context);
      const input = { content, dryRun: dryRun ?? false, uploader: email, roles };
      return context.jobs.run(importContentJob, input, { owner, id: job });
    },
  },
} satisfies Resolvers;
