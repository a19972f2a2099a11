import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/context.ts';
import { readUpload } from '../../../http/upload.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { describeSheetJob } from './describeSheet.job.ts';
import { importSheetJob } from './importSheet.job.ts';
import * as imports from './imports.store.ts';
import { leftOutJob } from './leftOutRows.job.ts';
import { undoImportJob } from './undoImport.job.ts';

export const sheetResolvers: Resolvers = {
  Query: {
    productImports(_, __, context) {
      return imports.list(context.db, Date.now());
    },
  },
  Mutation: {
    async readSheet(_, { file }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      return context.jobs.run(describeSheetJob, { bytes }, { owner, id: null });
    },
    async importProducts(_, { file, dryRun, columns, corrections, skipWrong, fingerprint, job }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const sent = { ...(await readUpload(file)), admin };
      const options = {
        dryRun: dryRun ?? true,
        columns: columns ?? undefined,
        corrections: corrections ?? undefined,
        skipWrong: skipWrong ?? false,
        fingerprint: fingerprint ?? undefined,
      };
      const report = await context.jobs.run(importSheetJob, { ...sent, ...options }, { owner, id: job });
      if (!report.dryRun) await addToAudit(context.db, { event: 'IMPORTED', admin, about: sent.name });
      return report;
    },
    async leftOutRows(_, { file, columns, corrections }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      const input = { bytes, columns: columns ?? undefined, corrections: corrections ?? undefined };
      return context.jobs.run(leftOutJob, input, { owner, id: null });
    },
    async undoImport(_, { id }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const { fileName, ...undone } = await context.jobs.run(undoImportJob, { id }, { owner, id: null });
      await addToAudit(context.db, { event: 'RESTORED', admin, about: `before the import of ${fileName}` });
      return undone;
    },
  },
};
