import { requireAdmin } from '../../../context/rights.ts';
import type { JobStatus } from '../../../jobs/job.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';

export const jobResolvers = {
  Query: {
    job(_, { id }, context) {
      const admin = requireAdmin(context);
      return context.jobs.find(admin.id, id);
    },
  },
  Mutation: {
    cancelJob(_, { id }, context) {
      const admin = requireAdmin(context);
      return context.jobs.cancel(admin.id, id);
    },
  },
  Subscription: {
    jobChanged: {
      subscribe(_, { id }, context) {
        const admin = requireAdmin(context);
        return context.jobs.follow(admin.id, id);
      },
      resolve: (job: JobStatus) => job,
    },
  },
} satisfies Resolvers;
