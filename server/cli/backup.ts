import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { notInArray } from 'drizzle-orm';
import type { Config } from '../settings/config.ts';
import { addToAudit } from '../context/audit.ts';
import { bucketName } from '../storage/bucket.ts';
import { audit } from '../db/tables/auditTables.ts';
import { listBackups } from '../modules/upkeep/backup/listBackups.ts';
import type { Folders } from '../context/backups.ts';
import { byHand } from '../modules/upkeep/backup/backupNames.ts';
import { isThin } from '../modules/upkeep/backup/thinBackups.ts';
import { makeBackup, makeWhole } from '../modules/upkeep/backup/makeBackup.ts';
import { backupFolders } from '../process/places.ts';
import { closeServices, openServices } from '../process/services.ts';
import { explain } from '../process/startErrors.ts';
import { command, CommandFailed, type Asked } from './command.ts';
import { refuseUnwritable } from './files.ts';
import { atSite, refuseUnsealed } from './site.ts';

export const backup = command({
  name: 'backup',
  does: 'Backs up the whole site into one file while it runs. A trial restore checks the file before it gets its name.',
  actions: [
    {
      words: '[FOLDER]',
      does: 'Writes the file into FOLDER, or into DATA_DIR/backups; BACKUP_PASSPHRASE encrypts it.',
      options: {
        whole: {
          does: 'writes FILE, a nightly backup, with its uploads, as one file that can be moved',
          value: 'FILE',
        },
        unsealed: { does: 'not encrypted, though the newest of the backups is' },
        'even-if-empty': { does: 'ends with 0 also where nobody has used the site yet' },
      },
      run: (asked) => atSite(asked, {}, (config) => make(config, asked)),
    },
  ],
});

async function make(config: Config, { words: [given], values, flags, say, warn }: Asked) {
  const folder = given === undefined ? undefined : resolve(given);
  if (folder !== undefined) refuseUnwritable(folder);
  const folders = backupFolders(config);
  const passphrase = config.BACKUP_PASSPHRASE;
  if (values.whole) {
    for (const file of values.whole) say(`Written to ${await writeWhole(folders, { file, folder, passphrase })}.`);
    return;
  }
  if (passphrase === undefined && !flags.has('unsealed')) refuseUnsealed((await listBackups(folders))[0]);
  const made = await makeBackup(
    { ...folders, backups: folder ?? folders.backups },
    { passphrase, stays: folder !== undefined },
  );
  for (const url of made.missing) say(`Not on the disk, and so not in the backup: ${url}`);
  const wasUsed = await keep(config, basename(made.file), warn);
  const where = folders.bucket && !folder ? `${bucketName(folders.bucket)}/backups/${basename(made.file)}` : made.file;
  say(`Backup written to ${where}, ${fileSize(made.bytes)}; restored for a trial and compared.`);

  const { admins: _, ...content } = made.counts;
  const isEmpty = Object.values(content).every((count) => count === 0);
  const isUnused = !wasUsed && !made.counts.messages && !made.counts.enquiries;
  if ((isEmpty || isUnused) && !flags.has('even-if-empty'))
    throw new CommandFailed(
      `This backup holds ${isEmpty ? 'an empty site' : 'a site that nobody has used'}: check DATA_DIR, or add --even-if-empty.`,
    );
}

type Wanted = { file: string; folder: string | undefined; passphrase: string | undefined };

/** Writes a nightly backup with its uploads beside the others, or into a folder, and returns its path. */
async function writeWhole(folders: Folders, { file, folder, passphrase }: Wanted) {
  const from = existsSync(file) ? resolve(file) : join(folders.backups, file);
  if (!existsSync(from)) throw new CommandFailed(`There is no file ${file}.`);
  if (!(await isThin(from, passphrase))) throw new CommandFailed(`${basename(from)} is whole: copy it.`);
  const target = join(folder ?? dirname(from), basename(from).replace('nightly-', `${byHand}-`));
  if (existsSync(target)) throw new CommandFailed(`There is a file ${target} already.`);
  await makeWhole(folders.backups, from, passphrase, target);
  return target;
}

/**
 * Adds the backup to the audit log, and returns whether that had entries before. The backup stays even if the site
 * cannot be opened.
 */
async function keep(config: Config, about: string, warn: Asked['warn']): Promise<boolean> {
  try {
    const services = await openServices(config);
    try {
      const entries = await services.db.$count(audit, notInArray(audit.event, ['BACKUP_MADE', 'EXPORTED']));
      await addToAudit(services.db, { event: 'BACKUP_MADE', about });
      return entries > 0;
    } finally {
      closeServices(services);
    }
  } catch (error) {
    warn(`The audit log does not name this backup: ${explain(error)}`);
    return true;
  }
}

const fileSize = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
