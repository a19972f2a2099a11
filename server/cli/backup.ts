import { readConfig } from '../config.ts';
import { fileSize } from './fileSize.ts';
import { CommandFailed, report } from './run.ts';
import { makeBackup } from '../modules/backup/makeBackup.ts';
import { backupFolders } from '../services.ts';

const usage = 'Usage: npm run backup [-- FOLDER]. With BACKUP_PASSPHRASE set, the file is encrypted.';

/** The whole site in one file, made while it runs and checked before it gets its name. */
await report(async ([folder, ...more]) => {
  if (more.length > 0) throw new CommandFailed(usage);
  const config = readConfig();
  const folders = backupFolders(config);
  const made = await makeBackup(
    { ...folders, backups: folder ?? folders.backups },
    { passphrase: config.BACKUP_PASSPHRASE },
  );
  for (const url of made.missing) console.log(`Not on the disk, and so not in the backup: ${url}`);
  console.log(`Backup written to ${made.file}, ${fileSize(made.bytes)}; restored for a trial and compared.`);
});
