import type { Job } from '../../../jobs/job.ts';
import { bytesOf, fileJob, sheetLimits, type SentSheet } from '../../../spreadsheet/fileJob.ts';
import type { ReadCustomers } from './readCustomers.ts';
import type { CustomerFile } from './writeCustomers.ts';

/** Writes the firms of a profile into a file. */
export const customerFileJob: Job<CustomerFile, { rows: number }> = {
  name: 'customerFile',
  ...fileJob,
  async run(asked, { openDb, progress }) {
    const { writeCustomers } = await import('./writeCustomers.ts');
    return writeCustomers(await openDb(), asked, progress);
  },
};

/** Imports firms from a file. */
export const importCustomersJob: Job<SentSheet & { profile: string | null; dryRun: boolean }, ReadCustomers> = {
  name: 'importCustomers',
  lane: 'long',
  ...sheetLimits,
  async run({ bytes, ...asked }, { openDb }) {
    const { readCustomers } = await import('./readCustomers.ts');
    return readCustomers(await openDb(), { ...asked, bytes: bytesOf(bytes) });
  },
};
