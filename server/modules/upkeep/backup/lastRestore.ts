import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { addToAudit } from '../../../context/audit.ts';
import type { BackupSettings } from '../../../context/backups.ts';
import { unlessMissing } from '../../../storage/files.ts';
import type { Db } from '../../../db/database.ts';
import { failureSentence } from './failureSentence.ts';
import { restoreBackup, type Restore } from './restoreBackup.ts';

const lastRestore = z.object({
  /** Of the backup. */
  name: z.string(),
  at: z.number(),
  /** E-mail; null for the command. */
  admin: z.string().nullable(),
  /** Of the backup; null where it was not restored. */
  madeAt: z.string().nullable(),
  /** The folder, beside the backups, in which lies what was there before. */
  keptIn: z.string().nullable(),
  /** E-mail addresses of accounts that came back suspended; not there in a note of an earlier version. */
  suspended: z.array(z.string()).default([]),
  failure: z.string().nullable(),
  /** Whether the audit log has it: the one of the restored database, which has to be open for that. */
  isTold: z.boolean(),
});
export type LastRestore = z.infer<typeof lastRestore>;

/** Beside the backups, since the database is what was replaced. */
const fileIn = (backups: string) => join(backups, 'last-restore.json');

/** Null as long as nothing was restored. */
export async function lastRestoreOf(backups: string): Promise<LastRestore | null> {
  const text = await unlessMissing(readFile(fileIn(backups), 'utf8'));
  return text === undefined ? null : lastRestore.parse(JSON.parse(text));
}

async function note(backups: string, last: LastRestore) {
  await writeFile(`${fileIn(backups)}.part`, JSON.stringify(last), { mode: 0o600 });
  await rename(`${fileIn(backups)}.part`, fileIn(backups));
}

type Asked = { file: string; admin: string | null };

/** Restores it, and notes that it was done. Throws as `restoreBackup`. */
export async function restoreAndNote(
  { folders, passphrase }: BackupSettings,
  { file, admin }: Asked,
): Promise<Restore> {
  const restored = await restoreBackup(folders, file, { passphrase, confirmed: true });
  const { madeAt, keptIn = '', accounts } = restored;
  const done = { madeAt, keptIn: basename(keptIn), suspended: accounts.suspended, failure: null, isTold: false };
  await note(folders.backups, { name: basename(file), at: Date.now(), admin, ...done });
  return restored;
}

/** The same for a site that goes on whatever happens: what fails is logged, and noted for the admin. */
export async function tryToRestore(settings: BackupSettings, asked: Asked, log: Logger) {
  try {
    const { madeAt, keptIn } = await restoreAndNote(settings, asked);
    log.info({ file: asked.file, madeAt, keptIn }, 'a backup was restored');
  } catch (error) {
    log.error({ err: error, file: asked.file }, 'a backup could not be restored');
    const failed = { madeAt: null, keptIn: null, suspended: [], failure: failureSentence(error), isTold: true };
    const { backups } = settings.folders;
    await note(backups, { name: basename(asked.file), at: Date.now(), admin: asked.admin, ...failed });
  }
}

/** To be called when the database is open: a restore since then goes into its audit log, once. */
export async function tellOfRestore(db: Db, backups: string) {
  const last = await lastRestoreOf(backups);
  if (!last || last.isTold) return;
  const about = `${last.name}; all sessions and open invitations have ended; what was before is in backups/${last.keptIn}`;
  await addToAudit(db, { event: 'BACKUP_RESTORED', admin: last.admin, about });
  for (const email of last.suspended)
    await addToAudit(db, { event: 'PERSON_SUSPENDED', admin: last.admin, about: email });
  await note(backups, { ...last, isTold: true });
}
