import type { Services } from '../../../context/context.ts';
import { lastTimeHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { emit } from '../../../webhooks/emit.ts';
import type { Folders } from '../../../context/backups.ts';
import { removeBackup } from './backupBucket.ts';
import { removeUnneededJob } from './thinBackups.jobs.ts';
import { makeBackupJob } from './makeBackup.job.ts';
import { nightly } from './backupNames.ts';
import { forgetFailure, nightlyBackups, noteFailure, stateOf } from './nightly.state.ts';
import { reduced } from '../../../core/reduced.ts';
import { storageFailureOf } from '../../../db/storageFailure.ts';

/** A failed backup is tried again after this many milliseconds. */
const again = 3_600_000;

export type NightlySettings = {
  folders: Folders;
  /** The time is by the company's clock, such as '03:30'. */
  at: string;
  /** So many nightly backups are kept. */
  keep: number;
  passphrase: string | undefined;
};

/**
 * The returned function is called at regular times and makes the backup that is due, even when the site was off at its
 * time.
 */
export function createNightly(
  { folders, at, keep, passphrase }: NightlySettings,
  { db, heavyWork, log }: Pick<Services, 'db' | 'heavyWork' | 'log'>,
) {
  return async (now = Date.now()) => {
    /** A stored file more is no failure of the backup. */
    const tidy = async () => {
      try {
        await heavyWork.run(removeUnneededJob, { folders, passphrase });
      } catch (error) {
        log.warn({ err: error }, 'files that no backup needs were not removed');
      }
    };
    const { failedAt } = await stateOf(folders);
    const due = lastTimeHere(at, now);
    // Backups dated in the future by a wrong clock do not count.
    const isMade = (await nightlyBackups(folders)).some(({ madeAt }) => madeAt >= due && madeAt <= now);
    if (isMade || (failedAt !== null && failedAt <= now && now - failedAt < again)) return;
    try {
      const options = { passphrase, now, kind: nightly, isThin: true };
      const { file, bytes, missing } = await heavyWork.run(makeBackupJob, { folders, options });
      await forgetFailure(folders.backups);
      for (const { name } of (await nightlyBackups(folders)).slice(keep)) await removeBackup(folders, name);
      log.info({ file, bytes, missing }, 'the nightly backup is made');
      await tidy();
    } catch (error) {
      log.error({ err: error }, 'the nightly backup failed');
      await noteFailure(folders.backups, now, failureSentence(error));
      // The tries that follow fail for the same reason.
      if (failedAt === null) await announce(db, now);
    }
  };
}

const announce = (db: Db, now: number) =>
  db.write(
    async (tx) => {
      await raiseNotice(tx, { kind: 'BACKUP_FAILED', subject: '', now });
      await emit(tx, [{ event: 'BACKUP_FAILED', subject: 'nightly' }], now);
    },
    { raisesRevision: false },
  );

/** Returns for an admin why something failed. */
export function failureSentence(error: unknown): string {
  if (storageFailureOf(error)?.problem === 'full') return 'The disk of the server is full.';
  const { message } = reduced(error);
  // Messages of our own errors are sentences.
  return message?.endsWith('.') ? message : 'The log of the server says why.';
}
