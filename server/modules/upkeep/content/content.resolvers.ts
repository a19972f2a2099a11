import { requireAdmin } from '../../../context/rights.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { importContentJob } from './importContent.job.ts';

export const contentResolvers = {
  Mutation: {
    importContent(_, { content, dryRun, job }, context) {
      const { id: owner, email, roles, suspendedAt } = requireAdmin(context);
      const by = { admin: { roles, suspendedAt } };
      const input = { content, dryRun: dryRun ?? false, uploader: email, by };
      return context.jobs.run(importContentJob, input, { owner, id: job });
    },
  },
} satisfies Resolvers;
