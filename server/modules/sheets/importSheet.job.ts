import type { Job } from '../../core/job.ts';
import { badInput } from '../../core/errors.ts';
import type { SheetReport } from './sheets.import.ts';

type Input = { bytes: Uint8Array; dryRun: boolean };

export const importSheetJob: Job<Input, SheetReport> = {
  name: 'importSheet',
  limits: { time: 120_000, megabytes: 512 },
  tooMuch: () => badInput('file', 'This file takes too much to read. Please split it or make it simpler.'),
  async run({ bytes, dryRun }, { openDb, progress }) {
    const { importSheet } = await import('./sheets.import.ts');
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return importSheet(openDb(), file, { dryRun, progress });
  },
};
