import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../../../context/backups.ts';
import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import { wholeName } from './backupNames.ts';

const hour = 3_600_000;
const limits = { time: 4 * hour, megabytes: 1024 };

type Place = { folders: Folders; passphrase: string | undefined };

/** Removes the stored uploads that no backup names any longer; returns how many. */
export const removeUnneededJob: Job<Place, number> = {
  name: 'removeUnneeded',
  lane: 'long',
  limits,
  tooMuch: () => new Error('Looking through the backups took longer than four hours, or too much memory.'),
  async run({ folders, passphrase }) {
    const { removeUnneeded } = await import('./thinBackups.ts');
    return removeUnneeded(folders.backups, passphrase);
  },
};

/** Makes the whole form of a thin backup for downloads, which is kept beside it for a day. */
export const makeWholeJob: Job<Place & { name: string }, null> = {
  name: 'makeWhole',
  lane: 'long',
  limits,
  tooMuch: () => new Error('Making the backup whole took longer than four hours, or too much memory.'),
  async run({ folders: { backups }, passphrase, name }) {
    const { makeWhole } = await import('./makeBackup.ts');
    const { BadBackup } = await import('./archive/manifest.ts');
    const target = join(backups, wholeName(name));
    try {
      if (!existsSync(target)) await makeWhole(backups, join(backups, name), passphrase, target);
      return null;
    } catch (error) {
      // The class of an error does not reach the process that asked.
      if (error instanceof BadBackup) throw badInput('name', error.message);
      throw error;
    }
  },
};
