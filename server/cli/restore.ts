import { restoreAndNote } from '../modules/backup/lastRestore.ts';
import { restoreBackup } from '../modules/backup/restoreBackup.ts';
import type { Settled } from '../modules/backup/settleAccounts.ts';
import { backupFolders } from '../places.ts';
import { command } from './command.ts';
import { atSite } from './site.ts';

export const restore = command({
  name: 'restore',
  does: 'Puts a backup in the place of the site, which must not be running; what was there is kept aside.',
  actions: [
    {
      words: 'FILE',
      does: 'Checks the backup whole, and tells what it would change.',
      options: { yes: { does: 'restores it, too' } },
      run: (asked) => {
        const { words, flags, say } = asked;
        return atSite(asked, { needs: 'folder', file: words[0] }, async (config, file) => {
          const settings = { folders: backupFolders(config), passphrase: config.BACKUP_PASSPHRASE };
          const restored = flags.has('yes')
            ? await restoreAndNote(settings, { file, admin: null })
            : await restoreBackup(settings.folders, file, settings);
          const { counts, current, files, keptIn, accounts } = restored;
          say(`The backup is of ${restored.madeAt} and not damaged.`);
          for (const [what, count] of Object.entries(counts)) {
            say(`${what}: ${current ? `${current[what]} now, ` : ''}${count} in the backup.`);
          }
          if (!current) say('There is no database that can be read now.');
          const { added, replaced, removed } = files;
          say(`Uploaded files: ${added.length} come, ${replaced.length} are replaced, ${removed.length} go.`);
          accountsSaid(accounts).forEach(say);
          if (keptIn === undefined) say('Nothing was changed. To restore it, stop the site and add --yes.');
          else {
            say(`Restored. All sessions and open invitations have ended. What was there before is in ${keptIn}.`);
            say('Start the site again.');
          }
        });
      },
    },
  ],
});

function accountsSaid({ suspended, staying }: Settled) {
  return [
    suspended.length > 0 &&
      `Accounts that are in the backup alone, and come back suspended until an owner lets them in: ${suspended.join(', ')}.`,
    staying.length > 0 && `Accounts that are not in the backup, and stay: ${staying.join(', ')}.`,
  ].filter((line) => line !== false);
}
