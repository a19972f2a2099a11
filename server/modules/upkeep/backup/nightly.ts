import type { Services } from '../../../context/context.ts';
import type { Folders } from '../../../context/backups.ts';
import { removeBackup } from './backupBucket.ts';
import { failureSentence } from './failureSentence.ts';
import { makeBackupJob } from './makeBackup.job.ts';
import { nightly } from './backupNames.ts';
import { forgetFailure, kept, noteFailure, stateOf } from './nightly.state.ts';

const day = 86_400_000;
/** Milliseconds until one that failed is tried again. */
const again = 3_600_000;

export type NightlySettings = {
  folders: Folders;
  /** '03:30', by the clock of the machine. */
  at: string;
  /** How many stay. */
  keep: number;
  passphrase: string | undefined;
};

/** To be called every now and then: makes the backup that is due, also when the site was off at its time. */
export function createNightly(
  { folders, at, keep, passphrase }: NightlySettings,
  { heavyWork, log }: Pick<Services, 'heavyWork' | 'log'>,
) {
  return async (now = Date.now()) => {
    const { failedAt } = await stateOf(folders);
    const due = lastDue(at, now);
    // Those of a clock that was ahead do not count.
    const isMade = (await kept(folders)).some(({ madeAt }) => madeAt >= due && madeAt <= now);
    if (isMade || (failedAt !== null && failedAt <= now && now - failedAt < again)) return;
    try {
      const options = { passphrase, now, kind: nightly };
      const { file, bytes, missing } = await heavyWork.run(makeBackupJob, { folders, options });
      await forgetFailure(folders.backups);
      for (const { name } of (await kept(folders)).slice(keep)) await removeBackup(folders, name);
      log.info({ file, bytes, missing }, 'the nightly backup is made');
    } catch (error) {
      log.error({ err: error }, 'the nightly backup failed');
      await noteFailure(folders.backups, now, failureSentence(error));
    }
  };
}

/** The last moment at which the clock of the machine said so. */
export function lastDue(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const today = new Date(now).setHours(hours, minutes, 0, 0);
  return today <= now ? today : new Date(now - day).setHours(hours, minutes, 0, 0);
}
