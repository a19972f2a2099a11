import { readConfig } from '../config.ts';
import { restoreAndNote } from '../modules/backup/lastRestore.ts';
import { restoreBackup } from '../modules/backup/restoreBackup.ts';
import type { Settled } from '../modules/backup/settleAccounts.ts';
import { backupFolders } from '../places.ts';
import { CommandFailed, report } from './run.ts';

const usage = 'Usage: npm run restore -- FILE [--yes]. Without --yes it only tells what would change.';

/** Puts a backup in the place of the site, which must not be running; what was there is kept aside. */
void report(async ([file, option, ...more]) => {
  if (!file || (option !== undefined && option !== '--yes') || more.length > 0) throw new CommandFailed(usage);
  const config = readConfig();
  const settings = { folders: backupFolders(config), passphrase: config.BACKUP_PASSPHRASE };
  const restored =
    option === '--yes'
      ? await restoreAndNote(settings, { file, admin: null })
      : await restoreBackup(settings.folders, file, settings);
  const { counts, current, files, keptIn, accounts } = restored;
  console.log(`The backup is of ${restored.madeAt} and not damaged.`);
  for (const [what, count] of Object.entries(counts)) {
    console.log(`${what}: ${current ? `${current[what]} now, ` : ''}${count} in the backup.`);
  }
  if (!current) console.log('There is no database that can be read now.');
  const { added, replaced, removed } = files;
  console.log(`Uploaded files: ${added.length} come, ${replaced.length} are replaced, ${removed.length} go.`);
  accountsSaid(accounts).forEach((line) => console.log(line));
  if (keptIn === undefined) return console.log('Nothing was changed. To restore it, stop the site and add --yes.');
  console.log(
    `Restored. All sessions and open invitations have ended. What was there before is in ${keptIn}. Start the site again.`,
  );
});

function accountsSaid({ suspended, staying }: Settled) {
  return [
    suspended.length > 0 &&
      `Accounts that are in the backup alone, and come back suspended until an owner lets them in: ${suspended.join(', ')}.`,
    staying.length > 0 && `Accounts that are not in the backup, and stay: ${staying.join(', ')}.`,
  ].filter((line) => line !== false);
}
