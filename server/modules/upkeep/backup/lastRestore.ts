import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { BackupSettings } from '../../../context/backups.ts';
import { unlessMissing } from '../../../storage/files.ts';
import { failureSentence } from './nightly.ts';
import { restoreBackup, type Restore } from './restoreBackup.ts';

const lastRestore = z.object({
  /** This is the name of the backup. */
  name: z.string(),
  at: z.number(),
  /** This is the admin's e-mail address; null for the command. */
  admin: z.string().nullable(),
  /** The backup was made then; null when it was not restored. */
  madeAt: z.string().nullable(),
  /** The state before the restore is kept in this folder beside the backups. */
  keptIn: z.string().nullable(),
  /** The accounts with these e-mail addresses came back suspended; a note of an earlier version lacks them. */
  suspended: z.array(z.string()).default([]),
  failure: z.string().nullable(),
});
export type LastRestore = z.infer<typeof lastRestore>;

/** The note is stored beside the backups, since the database is what was replaced. */
const fileIn = (backups: string) => join(backups, 'last-restore.json');

/** Returns null when nothing was restored yet. */
export async function lastRestoreOf(backups: string): Promise<LastRestore | null> {
  const text = await unlessMissing(readFile(fileIn(backups), 'utf8'));
  return text === undefined ? null : lastRestore.parse(JSON.parse(text));
}

async function note(backups: string, last: LastRestore) {
  await writeFile(`${fileIn(backups)}.part`, JSON.stringify(last), { mode: 0o600 });
  await rename(`${fileIn(backups)}.part`, fileIn(backups));
}

type Asked = { file: string; admin: string | null };

/** Restores a backup and notes that. Throws like `restoreBackup`. */
export async function restoreAndNote(
  { folders, passphrase }: BackupSettings,
  { file, admin }: Asked,
): Promise<Restore> {
  const restored = await restoreBackup(folders, file, { passphrase, admin, confirmed: true });
  const { madeAt, keptIn = '', accounts } = restored;
  const done = { madeAt, keptIn: basename(keptIn), suspended: accounts.suspended, failure: null };
  await note(folders.backups, { name: basename(file), at: Date.now(), admin, ...done });
  return restored;
}

/** Restores a backup for a site that starts again in any case: a failure is logged, and noted for the admin. */
export async function tryToRestore(settings: BackupSettings, asked: Asked, log: Logger) {
  try {
    const { madeAt, keptIn } = await restoreAndNote(settings, asked);
    log.info({ file: asked.file, madeAt, keptIn }, 'a backup was restored');
  } catch (error) {
    log.error({ err: error, file: asked.file }, 'a backup could not be restored');
    const failed = { madeAt: null, keptIn: null, suspended: [], failure: failureSentence(error) };
    const { backups } = settings.folders;
    await note(backups, { name: basename(asked.file), at: Date.now(), admin: asked.admin, ...failed });
  }
}
