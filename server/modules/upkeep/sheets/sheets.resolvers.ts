import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/context.ts';
import { readUpload } from '../../../http/upload.ts';
import type { Resolvers, SheetAnswers } from '../../../generated/resolvers.ts';
import { describeSheetJob } from './describeSheet.job.ts';
import { readChoice } from '../../catalogue/products/products.choice.ts';
import { filledColumnsJob } from './filledColumns.job.ts';
import { importSheetJob } from './importSheet.job.ts';
import * as imports from './imports.store.ts';
import type { Answers } from './sheetLines.ts';
import { leftOutJob } from './leftOutRows.job.ts';
import { undoImportJob } from './undoImport.job.ts';

export const sheetResolvers = {
  Query: {
    productImports(_, __, context) {
      return imports.list(context.db, Date.now());
    },
    filledColumns(_, { which }, context) {
      return context.heavyWork.run(filledColumnsJob, readChoice(which), { signal: context.leaving() });
    },
  },
  Mutation: {
    async readSheet(_, { file }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      return context.jobs.run(describeSheetJob, { bytes }, { owner, id: null });
    },
    async importProducts(_, { file, dryRun, columns, corrections, answers, skipWrong, fingerprint, job }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const sent = { ...(await readUpload(file)), admin };
      const options = {
        dryRun: dryRun ?? true,
        columns: columns ?? undefined,
        corrections: corrections ?? undefined,
        answers: answersOf(answers),
        skipWrong: skipWrong ?? false,
        fingerprint: fingerprint ?? undefined,
      };
      const report = await context.jobs.run(importSheetJob, { ...sent, ...options }, { owner, id: job });
      if (!report.dryRun) await addToAudit(context.db, { event: 'IMPORTED', admin, about: sent.name });
      return report;
    },
    async leftOutRows(_, { file, columns, corrections, answers }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      const reading = { columns: columns ?? undefined, corrections: corrections ?? undefined };
      const input = { bytes, ...reading, answers: answersOf(answers) };
      return context.jobs.run(leftOutJob, input, { owner, id: null });
    },
    async undoImport(_, { id }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const { fileName, ...undone } = await context.jobs.run(undoImportJob, { id }, { owner, id: null });
      await addToAudit(context.db, { event: 'IMPORT_UNDONE', admin, about: fileName });
      return undone;
    },
  },
} satisfies Resolvers;

const answersOf = (given: SheetAnswers | null | undefined): Answers => ({
  prices: given?.prices ?? undefined,
  vatRate: given?.vatRate ?? undefined,
  descriptionFromName: given?.descriptionFromName ?? undefined,
  description: given?.description ?? undefined,
  decimalMark: given?.decimalMark ?? undefined,
});
