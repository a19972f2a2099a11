import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { gathered } from '../../../context/gathered.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { importSheetJob } from './importSheet.job.ts';
import { unpacked, unpackedReport } from './keptReport.ts';
import { runProfile } from './runProfile.ts';
import * as runs from './runs.store.ts';

type None = Record<string, never>;
const lastGathered = gathered<None, { last: runs.ImportRunRow | null }>(async ({ db }, ids) => {
  const last = await runs.lastOf(db, ids);
  return new Map(ids.map((id) => [id, { last: last.get(id) ?? null }]));
});

export const importRunResolvers = {
  Query: {
    importRuns: (_, { profile }, { db }) => runs.list(db, profile ?? null),
    importRun: async (_, { id }, { db }) => (await runs.find(db, id)) ?? null,
  },
  Mutation: {
    async passImportRun(_, { id, dryRun, fingerprint, job }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const run = await runs.find(context.db, id);
      if (run?.state !== 'STOPPED' || run.file === null) throw notFound('Run that stopped itself');
      if (await runs.isOvertaken(context.db, run))
        throw inUse('A later run of this profile has gone through. This one can no longer pass.');
      const sent = { bytes: unpacked(run.file), name: run.fileName, admin };
      const reading = { profile: run.profileId, columns: undefined, corrections: undefined, answers: undefined };
      const options = { ...reading, skipWrong: true, fingerprint: fingerprint ?? undefined, letPass: true };
      const name = { owner, id: job };
      if (dryRun ?? true)
        return context.jobs.run(
          importSheetJob,
          { ...sent, ...options, dryRun: true, runId: undefined, keepAs: undefined },
          name,
        );
      const report = await runProfile(context, sent, options, name);
      if (report.importId !== null) await addToAudit(context.db, { event: 'IMPORTED', admin, about: run.fileName });
      return report;
    },
  },
  ImportProfile: {
    lastRun: async ({ id }, _, context) => (await lastGathered(context, id, {})).last,
  },
  ImportRun: {
    createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
    report: async ({ id }, _, { db }) => {
      const run = await runs.find(db, id);
      return run?.report ? unpackedReport(run.report) : null;
    },
    file: async ({ id }, _, { db }) => {
      const run = await runs.find(db, id);
      return run?.file ? unpacked(run.file).toString('base64') : null;
    },
  },
} satisfies Resolvers;
