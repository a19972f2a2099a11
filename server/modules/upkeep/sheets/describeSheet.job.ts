import type { Job } from '../../../jobs/job.ts';
import type { SheetDescription } from './describeSheet.ts';
import { bytesOf, sheetLimits, type SentSheet } from '../../../spreadsheet/sentSheet.ts';

export const describeSheetJob: Job<SentSheet & { record: string | null }, SheetDescription> = {
  name: 'describeSheet',
  lane: 'short',
  ...sheetLimits,
  async run({ bytes, record }, { openDb }) {
    const { describeSheet } = await import('./describeSheet.ts');
    return describeSheet(await openDb(), bytesOf(bytes), record);
  },
};
