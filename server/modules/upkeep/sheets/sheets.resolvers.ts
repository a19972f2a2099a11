import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { readUpload } from '../../../http/upload.ts';
import type { MutationImportProductsArgs, Resolvers, SheetAnswers } from '../../../generated/resolvers.ts';
import { describeSheetJob } from './describeSheet.job.ts';
import { readSetup } from '../../catalogue/importProfiles/readSetup.ts';
import { readChoice } from '../../catalogue/products/products.choice.ts';
import { filledColumnsJob } from './filledColumns.job.ts';
import { importSheetJob } from './importSheet.job.ts';
import * as imports from './imports.store.ts';
import type { SheetReading } from './readLines.ts';
import type { Answers } from './sheetLines.ts';
import { leftOutJob } from './leftOutRows.job.ts';
import { runProfile } from './runProfile.ts';
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
    async readSheet(_, { file, record }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      return context.jobs.run(describeSheetJob, { bytes, record: record ?? null }, { owner, id: null });
    },
    async importProducts(_, { file, job, ...given }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const { bytes, name: fileName } = await readUpload(file);
      const sent = { bytes, name: fileName || 'belge', admin };
      const reading = readingOf(given);
      const options = {
        ...reading,
        skipWrong: given.skipWrong ?? false,
        fingerprint: given.fingerprint ?? undefined,
        letPass: given.letPass ?? false,
      };
      const dryRun = given.dryRun ?? true;
      const name = { owner, id: job };
      const { keepAs: kept } = given;
      const keepAs = kept && !dryRun ? { name: kept.name, setup: readSetup(kept.setup) } : undefined;
      const report =
        reading.profile === undefined || dryRun
          ? await context.jobs.run(importSheetJob, { ...sent, ...options, dryRun, runId: undefined, keepAs }, name)
          : await runProfile(context, sent, { ...options, profile: reading.profile }, name);
      if (report.importId !== null || (given.profile == null && !report.dryRun))
        await addToAudit(context.db, { event: 'IMPORTED', admin, about: sent.name });
      if (keepAs) await addToAudit(context.db, { event: 'PROFILE_ADDED', admin, about: keepAs.name });
      return report;
    },
    async leftOutRows(_, { file, ...given }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      return context.jobs.run(leftOutJob, { bytes, ...readingOf(given) }, { owner, id: null });
    },
    async undoImport(_, { id }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const { fileName, ...undone } = await context.jobs.run(undoImportJob, { id }, { owner, id: null });
      await addToAudit(context.db, { event: 'IMPORT_UNDONE', admin, about: fileName });
      return undone;
    },
  },
} satisfies Resolvers;

type Given = Pick<MutationImportProductsArgs, 'profile' | 'columns' | 'corrections' | 'answers'>;

const readingOf = ({ profile, columns, corrections, answers }: Given): SheetReading => ({
  profile: profile ?? undefined,
  columns: columns ?? undefined,
  corrections: corrections ?? undefined,
  answers: answersOf(answers),
});

const answersOf = (given: SheetAnswers | null | undefined): Answers => ({
  prices: given?.prices ?? undefined,
  vatRate: given?.vatRate ?? undefined,
  descriptionFromName: given?.descriptionFromName ?? undefined,
  description: given?.description ?? undefined,
  decimalMark: given?.decimalMark ?? undefined,
  newAs: given?.newAs ?? undefined,
  record: given?.record ?? undefined,
});
