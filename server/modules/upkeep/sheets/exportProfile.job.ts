import type { Job } from '../../../jobs/job.ts';
import { fileJob } from '../../../spreadsheet/fileJob.ts';

type Input = { profile: string; file: string };

export const exportProfileJob: Job<Input, { rows: number }> = {
  name: 'exportProfile',
  ...fileJob,
  async run({ profile, file }, { openDb, progress }) {
    const { exportProfile } = await import('./exportProfile.ts');
    return exportProfile(await openDb(), profile, file, progress);
  },
};
