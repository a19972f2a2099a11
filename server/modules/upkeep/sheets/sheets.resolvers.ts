import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { readUpload } from '../../../http/upload.ts';
import type {
  MutationImportProductsArgs,
  Resolvers,
  SheetAnswers,
  SheetFormatInput,
} from '../../../generated/resolvers.ts';
import { describeSheetJob, filledColumnsJob, importSheetJob, leftOutJob, undoOfImport } from './sheets.jobs.ts';
import { readSetup } from '../../catalogue/importProfiles/shownSetup.ts';
import { readChoice } from '../../catalogue/products/products.choice.ts';
import { listImports } from './imports.store.ts';
import type { SheetReading } from './reading/readLines.ts';
import type { Answers } from './reading/line.ts';
import { runProfile } from './suppliers/profileRuns.ts';
import { batched } from '../../../context/batched.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import {
  type ImportRunRow,
  findRun,
  isRunOvertaken,
  lastRunOf,
  listRuns,
  unpacked,
  unpackedReport,
} from './runs.store.ts';
import { countFetched, leftPictures, type FetchedCounts } from './suppliers/fetchedPictures.store.ts';

export const sheetResolvers = {
  SheetRow: {
    // Reports of earlier runs are stored with their reasons.
    problems: ({ reasons }) => reasons.map(({ input, message }) => ({ field: input, message, code: 'BAD_USER_INPUT' })),
  },
  Query: {
    productImports(_, __, context) {
      return listImports(context.db, Date.now());
    },
    filledColumns(_, { which }, context) {
      return context.heavyWork.run(filledColumnsJob, readChoice(which), { signal: context.leaving() });
    },
  },
  Mutation: {
    async readSheet(_, { file, record, format }, context) {
      const { id: owner } = requireAdmin(context);
      const { bytes } = await readUpload(file);
      const sent = { bytes, format: { ...formatOf(format), record: record ?? null } };
      const read = await context.jobs.run(describeSheetJob, sent, { owner, id: null });
      return { ...read, letters: lettersWord(read.letters), separator: separatorWord(read.separator) };
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
    undoImport: (_, { id }, context) => undoOfImport(context, id),
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
  format: formatOf(given?.format),
  hiddenRows: given?.hiddenRows ?? undefined,
});

/** A report names this many pictures. */
const mostPictures = 100;

const fetchedOf = batched<Record<string, never>, FetchedCounts>(({ db }, ids) => countFetched(db, ids));

export const fetchedPictureResolvers = {
  ProductImport: {
    pictures: async ({ id }, _, context) => ({ ...(await fetchedOf(context, id, {})), importId: id }),
  },
  FetchedPictures: {
    reasons: async ({ importId, left }, _, { db }) =>
      left === 0
        ? []
        : (await leftPictures(db, importId, mostPictures)).map(({ address, reason }) => ({
            address,
            why: reason ?? '',
          })),
  },
} satisfies Resolvers;
const signs = { SEMICOLON: ';', COMMA: ',', TAB: 'TAB', PIPE: '|' } as const;

/** A value that is left out is found by the reader. */
const formatOf = (given: SheetFormatInput | null | undefined) => ({
  ...(given?.letters && { letters: given.letters.replace('_', '-').replace('_', '-') }),
  ...(given?.separator && { separator: signs[given.separator] }),
  ...(given?.sheet != null && { sheet: given.sheet }),
  ...(given?.headingRow != null && { headingRow: given.headingRow }),
});

/** Letters that a file names itself may be any. */
const lettersWord = (letters: string | null) =>
  (['UTF_8', 'UTF_16', 'WINDOWS_1254', 'ISO_8859_9', 'CP857', 'MAC_TURKISH'] as const).find(
    (word) => word === letters?.toUpperCase().replaceAll('-', '_'),
  ) ?? null;
const separatorWord = (separator: string | null) =>
  (Object.keys(signs) as (keyof typeof signs)[]).find((word) => signs[word] === separator) ?? null;

type None = Record<string, never>;
const lastBatched = batched<None, { last: ImportRunRow | null }>(async ({ db }, ids) => {
  const last = await lastRunOf(db, ids);
  return new Map(ids.map((id) => [id, { last: last.get(id) ?? null }]));
});

export const importRunResolvers = {
  Query: {
    importRuns: (_, { profile }, { db }) => listRuns(db, profile ?? null),
    importRun: async (_, { id }, { db }) => (await findRun(db, id)) ?? null,
  },
  Mutation: {
    async passImportRun(_, { id, dryRun, fingerprint, job }, context) {
      const { id: owner, email: admin } = requireAdmin(context);
      const run = await findRun(context.db, id);
      if (run?.state !== 'STOPPED' || run.file === null) throw notFound('Run that stopped itself');
      if (await isRunOvertaken(context.db, run))
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
    lastRun: async ({ id }, _, context) => (await lastBatched(context, id, {})).last,
  },
  ImportRun: {
    createdAt: ({ createdAt }) => new Date(createdAt).toISOString(),
    report: async ({ id }, _, { db }) => {
      const run = await findRun(db, id);
      return run?.report ? unpackedReport(run.report) : null;
    },
    file: async ({ id }, _, { db }) => {
      const run = await findRun(db, id);
      return run?.file ? unpacked(run.file).toString('base64') : null;
    },
  },
} satisfies Resolvers;
