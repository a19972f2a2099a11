import type { Job } from '../../../jobs/job.ts';
import { fileJob } from '../../../spreadsheet/fileJob.ts';

/** `about` is for the audit log, and says nothing about the person. */
type Made = { json: object; text: string; about: string };

export const exportPersonalDataJob: Job<{ contact: string; ids: string[] }, Made> = {
  name: 'exportPersonalData',
  ...fileJob,
  async run({ contact, ids }, { openDb }) {
    const { exportPersonalData } = await import('./exportPersonalData.ts');
    return exportPersonalData(await openDb(), contact, ids);
  },
};
