import { restoreAndNote } from '../modules/upkeep/backup/lastRestore.ts';
import { restoreBackup, type Restore } from '../modules/upkeep/backup/restoreBackup.ts';
import type { AccountChanges } from '../modules/upkeep/backup/mergeAccounts.ts';
import { repeatErasures, returnedErasures } from '../modules/upkeep/personalData/repeatErasures.ts';
import { backupFolders } from '../process/places.ts';
import { closeServices, openServices } from '../process/services.ts';
import type { Config } from '../settings/config.ts';
import { command, CommandFailed } from './command.ts';
import { atSite } from './site.ts';

export const restore = command({
  name: 'restore',
  does: 'Replaces the site, which must not be running, with a backup, and keeps the old state aside.',
  actions: [
    {
      words: 'FILE',
      does: 'Checks the whole backup, and prints what a restore would change.',
      options: {
        yes: { does: 'restores it, too' },
        'repeat-erasures': { does: 'with --yes: erases the personal data again that was erased since the backup' },
      },
      run: (asked) => {
        const { words, flags, say } = asked;
        if (flags.has('repeat-erasures') && !flags.has('yes'))
          throw new CommandFailed('--repeat-erasures needs --yes: only a restored site has something to erase.');
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
          erasuresSaid(restored).forEach(say);
          if (keptIn === undefined) say('Nothing was changed. To restore it, stop the site and add --yes.');
          else {
            say(`Restored. All sessions and open invitations have ended. What was there before is in ${keptIn}.`);
            if (flags.has('repeat-erasures')) say(await repeatAll(config));
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

function erasuresSaid({ auditEntries, erasures }: Restore) {
  return [
    `Entries of the audit log that the backup lacks, and that stay: ${auditEntries}.`,
    ...erasures.map(
      ({ at, admin, back }) =>
        `Erased after this backup was made, ${new Date(at).toISOString()}${admin ? ` by ${admin}` : ''}: messages and enquiries that the backup has: ${back}.`,
    ),
    erasures.length > 0 &&
      'Erase them again with --yes --repeat-erasures, or after the restore in the admin, under Personal data.',
  ].filter((line) => line !== false);
}

/** A command that is killed here leaves a restored site, whose admin area still lists the erasures. */
async function repeatAll(config: Config) {
  const services = await openServices(config, { computes: true });
  try {
    const returned = await returnedErasures(services.db);
    const ids = returned.map(({ id }) => id);
    const count = ids.length === 0 ? 0 : await repeatErasures(services.db, ids, null);
    return `Messages and enquiries that were erased again: ${count}.`;
  } finally {
    closeServices(services);
  }
}
