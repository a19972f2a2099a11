import { basename } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { addToAudit } from '../core/audit.ts';
import { bucketName } from '../core/storage/bucket.ts';
import { fileSize } from './fileSize.ts';
import { CommandFailed, report } from './run.ts';
import { makeBackup } from '../modules/backup/makeBackup.ts';
import { explain } from '../startErrors.ts';
import { backupFolders } from '../places.ts';
import { closeServices, openServices } from '../services.ts';

const usage = 'Usage: npm run backup [-- FOLDER]. With BACKUP_PASSPHRASE set, the file is encrypted.';

/** The whole site in one file, made while it runs and checked before it gets its name. */
void report(async ([folder, ...more]) => {
  if (more.length > 0) throw new CommandFailed(usage);
  const config = readConfig();
  const folders = backupFolders(config);
  const made = await makeBackup(
    { ...folders, backups: folder ?? folders.backups },
    { passphrase: config.BACKUP_PASSPHRASE, stays: folder !== undefined },
  );
  for (const url of made.missing) console.log(`Not on the disk, and so not in the backup: ${url}`);
  await keep(config, basename(made.file));
  const where = folders.bucket && !folder ? `${bucketName(folders.bucket)}/backups/${basename(made.file)}` : made.file;
  console.log(`Backup written to ${where}, ${fileSize(made.bytes)}; restored for a trial and compared.`);
});

/** For the audit log; a site whose database cannot be opened has its backup all the same. */
async function keep(config: Config, about: string) {
  try {
    const services = await openServices(config);
    await addToAudit(services.db, { event: 'BACKUP_MADE', about }).finally(() => closeServices(services));
  } catch (error) {
    console.error(`The audit log does not have it: ${explain(error)}`);
  }
}
