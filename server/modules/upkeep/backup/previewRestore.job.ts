import type { Folders } from '../../../context/backups.ts';
import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { Restore } from './restoreBackup.ts';

const hour = 3_600_000;

type Input = { folders: Folders; file: string; passphrase: string | undefined };

/** Opens and checks a backup and returns what it would change; changes nothing. */
export const previewRestoreJob: Job<Input, Restore> = {
  name: 'previewRestore',
  lane: 'long',
  limits: { time: 4 * hour, megabytes: 1024 },
  tooMuch: () => new Error('Checking the backup took longer than four hours, or too much memory.'),
  async run({ folders, file, passphrase }) {
    const { restoreBackup } = await import('./restoreBackup.ts');
    const { BadBackup } = await import('./archive/manifest.ts');
    try {
      return await restoreBackup(folders, file, { passphrase });
    } catch (error) {
      // The class of an error does not reach the process that asked.
      if (error instanceof BadBackup) throw badInput('name', error.message);
      throw error;
    }
  },
};
