import { restoreAndNote } from '../modules/upkeep/backup/lastRestore.ts';
import { restoreBackup } from '../modules/upkeep/backup/restoreBackup.ts';
import type { AccountChanges } from '../modules/upkeep/backup/mergeAccounts.ts';
import { backupFolders } from '../process/places.ts';
import { command } from './command.ts';
import { atSite } from './site.ts';

export const restore = command({
  name: 'restore',
  does: 'Replaces the site, which must not be running, with a backup, and keeps the old state aside.',
  actions: [
    {
      words: 'FILE',
      does: 'Checks the whole backup, and prints what a restore would change.',
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
          if (!current) say('The site has no database, or none that can be read.');
          const { added, replaced, removed } = files;
          say(`Uploaded files: ${added.length} added, ${replaced.length} replaced, ${removed.length} removed.`);
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

function accountsSaid({ suspended, staying }: AccountChanges) {
  return [
    suspended.length > 0 &&
      `Accounts that only the backup has come back suspended, until an owner lets them in: ${suspended.join(', ')}.`,
    staying.length > 0 && `Accounts that the backup does not have stay: ${staying.join(', ')}.`,
  ].filter((line) => line !== false);
}
