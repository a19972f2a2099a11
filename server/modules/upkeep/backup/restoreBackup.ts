import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Folders } from '../../../context/backups.ts';
import { databaseFile } from '../../../db/sqlite/sqliteDatabase.ts';
import { alone } from '../../../db/sqlite/lock.ts';
import { isInUse, lookInto } from '../../../db/sqlite/snapshot.ts';
import { adaptDatabase } from './adaptDatabase.ts';
import { asideName } from './backupNames.ts';
import { BadBackup, databaseName, uploadsName, type Manifest } from './archive/manifest.ts';
import { fetchBackup, sumIn, uploadedFiles, uploadsOf } from './backupBucket.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import { openBackup, workFolder, type Opened } from './openBackup.ts';
import { replaceSite } from './replaceSite.ts';
import { auditNow, entriesSince, type NewEntry } from './carryAudit.ts';
import { erasedSince, type Erasure } from './erasedSince.ts';
import { accountsNow, compareAccounts, type AccountChanges } from './mergeAccounts.ts';
import { unlessDamaged } from './unlessDamaged.ts';

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
  /** The audit log has this many entries that the backup lacks; they are kept. */
  auditEntries: number;
  /** Personal data that was erased since the backup, and that the backup has. */
  erasures: Erasure[];
  /** The former state is kept in this folder; undefined when nothing was done yet. */
  keptIn?: string;
};
/** `admin` is the e-mail address of the person who restores; the command has none. */
type Options = { passphrase?: string | undefined; now?: number; confirmed?: boolean; admin?: string | null };

/**
 * Opens and checks a backup and returns what it would change. With `confirmed` it then replaces the site, keeps the
 * former state, and everybody has to sign in again. Throws `BadBackup`, and an Error with one sentence while a server
 * is running on the folder.
 */
export async function restoreBackup(
  folders: Folders,
  file: string,
  { passphrase, now = Date.now(), confirmed = false, admin = null }: Options = {},
): Promise<Restore> {
  return workFolder(folders.backups, async (folder) => {
    const here = existsSync(file) ? file : await fetchBackup(folders, file, folder);
    const places = [dirname(here), dirname(file), folders.backups];
    const opened = await openBackup(here, passphrase, join(folder, 'opened'), { places });
    if (opened.snapshot.isNewer) {
      throw new BadBackup('This backup was made by a newer version: update first, then restore it.');
    }
    const database = join(opened.folder, databaseName);
    const site = await siteNow(folders, database);
    const changes = { accounts: compareAccounts(database, site.accounts), auditEntries: site.entries.length };
    const erasures = erasedSince(database, site.entries);
    const plan = { ...(await planOf(folders, opened)), ...changes, erasures };
    if (!confirmed) return plan;
    const put = async () => {
      // Somebody may have used the site until it was stopped.
      const kept = await siteNow(folders, database);
      const accounts = compareAccounts(database, kept.accounts);
      const about = entriesAbout({ name: basename(file), admin, suspended: accounts.suspended, now });
      await adaptDatabase(database, { ...kept, about, now });
      return { ...plan, accounts, keptIn: await replaceSite(folders, opened, plan.files, now) };
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

/** Returns what a restore keeps of the site; `database` is that of the backup. */
async function siteNow(folders: Folders, database: string) {
  return { accounts: await accountsNow(folders), entries: entriesSince(database, await auditNow(folders)) };
}

type About = { name: string; admin: string | null; suspended: string[]; now: number };

function entriesAbout({ name, admin, suspended, now }: About): NewEntry[] {
  const about = `${name}; all sessions and open invitations have ended; what was before is in backups/${asideName(now)}`;
  return [
    { event: 'BACKUP_RESTORED', admin, about },
    ...suspended.map((email) => ({ event: 'PERSON_SUSPENDED' as const, admin, about: email })),
  ];
}

type Plan = Pick<Restore, 'madeAt' | 'counts' | 'current' | 'files'>;

async function planOf(folders: Folders, { manifest, snapshot }: Opened): Promise<Plan> {
  const { dataDir, databaseUrl } = folders;
  return {
    madeAt: manifest.madeAt,
    counts: snapshot.counts,
    current: databaseUrl
      ? await (await loadServerCopies()).countsOnServer(databaseUrl)
      : (unlessDamaged(databaseFile(dataDir), lookInto)?.counts ?? null),
    files: await differences(folders, manifest),
  };
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
