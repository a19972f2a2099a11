import { endingOf, mimeTypes } from '../orderFiles/orderFiles.jobs.ts';
import type { Job } from '../../../jobs/job.ts';
import type { SheetDescription, SheetReading } from './reading/readLines.ts';
import { bytesOf, sheetLimits, type SentSheet, fileJob, type FilePlace } from '../../../spreadsheet/fileJob.ts';
import type { ImportOptions } from './import.ts';
import type { SheetReport } from './report.ts';
import type { SheetFormat } from '../../../spreadsheet/readSheet.ts';
import { badInput } from '../../../core/errors.ts';
import type { Undone } from './imports.undo.ts';
import type { Choice } from '../../catalogue/products/products.choice.ts';
import type { Exported, Type } from './export.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import type { Reader } from '../../../spreadsheet/csv.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';

/** Undoes an import in a process of its own, and says so in the audit log. Throws `NOT_FOUND` and `CONFLICT`. */
export async function undoOfImport(context: Context, id: string) {
  const { id: owner, email: admin } = requireAdmin(context);
  const { fileName, ...undone } = await context.jobs.run(undoImportJob, { id }, { owner, id: null });
  await addToAudit(context.db, { event: 'IMPORT_UNDONE', admin, about: fileName });
  return undone;
}

export const describeSheetJob: Job<SentSheet & { format: Partial<SheetFormat> }, SheetDescription> = {
  name: 'describeSheet',
  lane: 'short',
  ...sheetLimits,
  async run({ bytes, format }, { openDb }) {
    const { describeSheet } = await import('./reading/readLines.ts');
    return describeSheet(await openDb(), bytesOf(bytes), format);
  },
};

type ImportInput = SentSheet & ImportOptions & { name: string; admin: string };

export const importSheetJob: Job<ImportInput, SheetReport> = {
  name: 'importSheet',
  lane: 'long',
  ...sheetLimits,
  // Twenty thousand new products take a minute and a half on a busy machine.
  limits: { ...sheetLimits.limits, time: 300_000 },
  async run({ bytes, name, admin, ...options }, { openDb, progress }) {
    const { importSheet } = await import('./import.ts');
    return importSheet(await openDb(), { bytes: bytesOf(bytes), name, admin }, options, progress);
  },
};

/** The import of a file for which no person waits. Suppliers take turns in a lane of their own, beside what people do. */
export const importSentJob: Job<ImportInput, SheetReport> = {
  ...importSheetJob,
  name: 'importSent',
  lane: 'suppliers',
};

export const leftOutJob: Job<SentSheet & SheetReading, string> = {
  name: 'leftOut',
  lane: 'long',
  ...sheetLimits,
  async run({ bytes, ...reading }, { openDb, progress }) {
    const { leftOutRows } = await import('./report.ts');
    return leftOutRows(await openDb(), bytesOf(bytes), reading, progress);
  },
};

export const undoImportJob: Job<{ id: string }, Undone> = {
  name: 'undoImport',
  lane: 'long',
  limits: { time: 120_000, megabytes: 512 },
  tooMuch: () => badInput('id', 'This import takes too much to undo at once.'),
  async run({ id }, { openDb, progress }) {
    const { undoImport } = await import('./imports.undo.ts');
    return undoImport(await openDb(), id, Date.now(), progress);
  },
};

/** It looks at every choice product, which may be all. */
export const filledColumnsJob: Job<Choice, string[]> = {
  name: 'filledColumns',
  lane: 'short',
  limits: sheetLimits.limits,
  tooMuch: () => new Error('Finding the filled columns takes too much.'),
  async run(choice, { openDb }) {
    const { filledColumns } = await import('./export.ts');
    return filledColumns(await openDb(), choice);
  },
};

export const exportSheetJob: Job<FilePlace & { type: Type } & Exported, void> = {
  name: 'exportSheet',
  ...fileJob,
  async run({ file, scratch, type, office: language, ...exported }, { openDb }) {
    const { exportProducts } = await import('./export.ts');
    await exportProducts(await openDb(), { ...exported, language }, { file, scratch, type });
  },
};

/** The template has only one row, so it runs in the short lane and does not wait for an import. */
export const templateSheetJob: Job<FilePlace & { type: Type }, void> = {
  name: 'templateSheet',
  ...fileJob,
  lane: 'short',
  limits: sheetLimits.limits,
  async run({ file, type, office: language }, { openDb }) {
    const { writeTemplate } = await import('./export.ts');
    await writeTemplate(await openDb(), { file, type, language });
  },
};

/** `seesDrafts`: the one who gets the file may see what is not on the site. */
type ProfileInput = { profile: string; file: string; seesDrafts: boolean; reader?: Reader };

export const exportProfileJob: Job<ProfileInput, { rows: number }> = {
  name: 'exportProfile',
  ...fileJob,
  async run({ profile, file, seesDrafts, reader }, { openDb, progress }) {
    const { exportProfile } = await import('./export.ts');
    return exportProfile(await openDb(), { profile, seesDrafts, reader }, file, progress);
  },
};

/** The name of the file that an export profile writes: its id never changes. */
export const exportedName = ({ id, setup }: { id: string; setup: ProfileSetup }) => `${id}.${endingOf(setup)}`;

const charsets: Record<string, string> = {
  'UTF-16': 'utf-16le',
  'WINDOWS-1254': 'windows-1254',
  'ISO-8859-9': 'iso-8859-9',
  CP857: 'ibm857',
  'MAC-TURKISH': 'x-mac-turkish',
};

/** The MIME type of such a file. */
export const typeOf = ({ exported, format }: ProfileSetup) =>
  mimeTypes[exported.type] ??
  (exported.type === 'XLSX'
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : `text/csv; charset=${charsets[format.letters] ?? 'utf-8'}`);
