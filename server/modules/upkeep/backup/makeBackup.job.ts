import type { Job } from '../../../jobs/job.ts';
import type { Folders } from '../../../context/backups.ts';
import type { Made, Options } from './makeBackup.ts';

const hour = 3_600_000;

/** Checking a large database would block the process that answers visitors. */
export const makeBackupJob: Job<{ folders: Folders; options: Options }, Made> = {
  name: 'makeBackup',
  lane: 'long',
  limits: { time: 4 * hour, megabytes: 1024 },
  tooMuch: () => new Error('The backup took longer than four hours, or too much memory.'),
  async run({ folders, options }, { progress }) {
    const { makeBackup } = await import('./makeBackup.ts');
    return makeBackup(folders, options, progress);
  },
};
