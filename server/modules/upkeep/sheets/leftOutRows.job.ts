import type { Job } from '../../../jobs/job.ts';
import { bytesOf, sheetLimits, type SentSheet } from '../../../spreadsheet/sentSheet.ts';
import type { SheetReading } from './readLines.ts';

export const leftOutJob: Job<SentSheet & SheetReading, string> = {
  name: 'leftOut',
  lane: 'long',
  ...sheetLimits,
  async run({ bytes, ...reading }, { openDb, progress }) {
    const { leftOutRows } = await import('./leftOutRows.ts');
    return leftOutRows(await openDb(), bytesOf(bytes), reading, progress);
  },
};
