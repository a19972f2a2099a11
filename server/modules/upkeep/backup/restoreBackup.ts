import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../../../context/backups.ts';
import { databaseFile } from '../../../db/sqliteDatabase.ts';
import { alone } from '../../../db/lock.ts';
import { isInUse, lookInto } from '../../../db/snapshot.ts';
import { BadBackup } from './badBackup.ts';
import { fetchBackup, sumIn, uploadedFiles, uploadsOf } from './backupBucket.ts';
import { databaseName, uploadsName, type Manifest } from './manifest.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import { openBackup, workFolder, type Opened } from './openBackup.ts';
import { replaceSite } from './replaceSite.ts';
import { accountsNow, compareAccounts, mergeAccounts, type AccountChanges } from './mergeAccounts.ts';

type Counts = Record<string, number>;

/** A restore would do this, or did it. */
export type Restore = {
  madeAt: string;
  /**
   * `counts` are the rows in the backup, `current` those of the site: null when there is none, or none that can be
   * read.
   */
  counts: Counts;
  current: Counts | null;
  /** These are paths below the uploads. */
  files: { added: string[]; replaced: string[]; removed: string[] };
  accounts: AccountChanges;
  /** The former state is kept in this folder; undefined when nothing was done yet. */
  keptIn?: string;
};
type Options = { passphrase?: string | undefined; now?: number; confirmed?: boolean };

/**
 * Opens and checks a backup and returns what it would change. With `confirmed` it then replaces the site, keeps the
 * former state, and everybody has to sign in again. Throws `BadBackup`, and an Error with one sentence while a server
 * is running on the folder.
 */
export async function restoreBackup(
  folders: Folders,
  file: string,
  { passphrase, now = Date.now(), confirmed = false }: Options = {},
): Promise<Restore> {
  return workFolder(folders.backups, async (folder) => {
    const here = existsSync(file) ? file : await fetchBackup(folders, file, folder);
    const opened = await openBackup(here, passphrase, join(folder, 'opened'));
    if (opened.snapshot.isNewer) {
      throw new BadBackup('This backup was made by a newer version: update first, then restore it.');
    }
    const database = join(opened.folder, databaseName);
    const accounts = await accountsNow(folders);
    const plan = { ...(await planOf(folders, opened)), accounts: compareAccounts(database, accounts) };
    if (!confirmed) return plan;
    const put = async () => {
      await mergeAccounts(database, accounts, now);
      return { ...plan, keptIn: await replaceSite(folders, opened, plan.files, now) };
    };
    if (folders.databaseUrl) {
      await (await loadServerCopies()).refuseRunning(folders.databaseUrl);
      return put();
    }
    return alone(folders.dataDir, async () => {
      if (isInUse(databaseFile(folders.dataDir))) {
        throw new Error('The site is running: stop it first, then restore. Nothing was changed.');
      }
      return put();
    });
  });
}

async function planOf(folders: Folders, { manifest, snapshot }: Opened): Promise<Omit<Restore, 'accounts'>> {
  const { dataDir, databaseUrl } = folders;
  return {
    madeAt: manifest.madeAt,
    counts: snapshot.counts,
    current: databaseUrl
      ? await (await loadServerCopies()).countsOnServer(databaseUrl)
      : countsOf(databaseFile(dataDir)),
    files: await differences(folders, manifest),
  };
}

/** A damaged database is the best reason for a restore, so it must not prevent one. */
function countsOf(file: string): Counts | null {
  try {
    return lookInto(file).counts;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

async function differences(folders: Folders, { files }: Manifest): Promise<Restore['files']> {
  const storage = await uploadsOf(folders);
  const there = await uploadedFiles(folders);
  const wanted = Object.keys(files)
    .filter((path) => path.startsWith(`${uploadsName}/`))
    .map((path) => path.slice(uploadsName.length + 1));
  const replaced: string[] = [];
  for (const path of wanted.filter((path) => there.includes(path))) {
    if ((await sumIn(storage, path)) !== files[`${uploadsName}/${path}`]?.sha256) replaced.push(path);
  }
  return {
    added: wanted.filter((path) => !there.includes(path)),
    replaced,
    removed: there.filter((path) => !wanted.includes(path)),
  };
}
