import { gunzipSync } from 'node:zlib';
import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/context.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { importSheetJob } from './importSheet.job.ts';
import * as runs from './runs.store.ts';

export const importRunResolvers = {
  Query: {
    importRuns: (_, { profile }, { db }) => runs.list(db, profile ?? null),
  },
  Mutation: {
    async passImportRun(_, { id, dryRun, fingerprint, job }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const run = await runs.find(context.db, id);
      if (!run || run.file === null) throw notFound('Run that stopped itself');
      if (await runs.isOvertaken(context.db, run))
        throw inUse('A later run of this profile has gone through. This one can no longer pass.');
      const bytes = gunzipSync(Buffer.from(run.file, 'base64'));
      const reading = { profile: run.profileId, columns: undefined, corrections: undefined, answers: undefined };
      const options = { dryRun: dryRun ?? true, skipWrong: true, fingerprint: fingerprint ?? undefined, letPass: true };
      const sent = { bytes, name: run.fileName, admin, ...reading, ...options };
      const report = await context.jobs.run(importSheetJob, sent, { owner, id: job });
      if (report.importId !== null) await addToAudit(context.db, { event: 'IMPORTED', admin, about: run.fileName });
      return report;
    },
  },
  ImportRun: { createdAt: ({ createdAt }) => new Date(createdAt).toISOString() },
} satisfies Resolvers;
