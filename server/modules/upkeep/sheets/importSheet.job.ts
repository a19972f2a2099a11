import type { Job } from '../../../jobs/job.ts';
import { bytesOf, sheetLimits, type SentSheet } from '../../../spreadsheet/sentSheet.ts';
import type { ImportOptions } from './sheets.import.ts';
import type { SheetReport } from './sheets.report.ts';

type Input = SentSheet & ImportOptions & { name: string; admin: string };

export const importSheetJob: Job<Input, SheetReport> = {
  name: 'importSheet',
  lane: 'long',
  ...sheetLimits,
  // Twenty thousand new products take a minute and a half on a busy machine.
  limits: { ...sheetLimits.limits, time: 300_000 },
  async run({ bytes, name, admin, ...options }, { openDb, progress }) {
    const { importSheet } = await import('./sheets.import.ts');
    return importSheet(await openDb(), { bytes: bytesOf(bytes), name, admin }, options, progress);
  },
};
