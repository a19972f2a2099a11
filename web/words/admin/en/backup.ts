import { plural } from './locale.ts';

/** The words of backups and restores. */

export const backups = 'Backups';
export const makeABackupNow = 'Make a backup now';
export const aBackupHoldsTheWholeSite =
  'A backup holds the whole site, with accounts and messages: keep a copy of it on another machine, where nobody else can read it. To restore one of another machine, copy it into the folder data/backups of the server.';
export const thereIsNoBackupYet = 'There is no backup yet';
export const makeOneNowTheSiteKeeps = 'Make one now; the site keeps running meanwhile.';

export const nightly = 'Nightly';
export const madeByHand = 'Made by hand';
export const encrypted = 'Encrypted';
export const downloadTheBackupOf = (date: string) => `Download the backup of ${date}`;
export const download = 'Download';
export const restoreTheBackupOf = (date: string) => `Restore the backup of ${date}`;
export const restore = 'Restore …';

export const notRestored = (name: string, date: string, why: string) =>
  `${name} was not restored on ${date}. ${why} Nothing was changed.`;
export const restoredBy = (made: string, restored: string, name: string) =>
  `The backup of ${made} was restored on ${restored} by ${name}. All sessions and open invitations ended with it.`;
export const restoredByCommand = (made: string, restored: string) =>
  `The backup of ${made} was restored on ${restored} by a command on the server. All sessions and open invitations ended with it.`;
export const suspendedSince = (people: string) => `Suspended until an owner lets them in, under People: ${people}.`;
export const previousStateKept = (folder: string) =>
  `The previous state is kept on the server, in the data folder: backups/${folder}`;

export const copyingTheDatabase = 'Copying the database and the pictures';
export const takingChecksums = 'Taking checksums';
export const writingTheFile = 'Writing the file';
export const restoringItAsATest = 'Restoring it as a test, and comparing';
export const waitingForAnotherLongTask = 'Waiting for another long task to finish';
export const makingABackup = 'Making a backup';
export const cancelTheBackup = 'Cancel the backup';

export const noBackupIsMadeAutomatically =
  'No backup is made automatically: the setting BACKUP_AT turns on a nightly one.';
export const theLastNightlyBackup = (date: string) => `The last nightly backup succeeded on ${date}.`;
export const aBackupIsMadeEachNight = 'A backup is made each night. There is none so far.';

export const restoreABackup = 'Restore a backup';
export const theBackupOfReplaces = (date: string) =>
  `The backup of ${date} replaces everything that is on the site now.`;
export const restoreButton = 'Restore';
export const restoringTheSite =
  'Restoring. The site is unavailable for some seconds, and then this page reloads automatically.';
export const checkingTheBackup = 'Checking the backup …';
export const checkingTheBackupLabel = 'Checking the backup';
export const changesMadeAfterTheBackup =
  'Changes made after the backup are removed from the site. Accounts and passwords stay as they are now. All sessions and open invitations end, so that everybody has to sign in again, including you. The present state is kept on the server, in a folder beside the backups. The audit log keeps all of its entries.';
export const wordToType = 'restore';
export const typeToConfirm = (word: string) => `Type “${word}” to confirm`;

export const whatWouldChange = 'What would change';
export const ofWhat = 'Of what';
export const now = 'Now';
export const inTheBackup = 'In the backup';
export const uploadedFilesAddedReplaced = (added: number, replaced: number, removed: number) =>
  `Uploaded files: ${added} added, ${replaced} replaced, ${removed} removed.`;
export const uploadedFilesStayAsTheyAre = 'Uploaded files stay as they are.';
export const accountsOfTheBackup = (suspended: string) =>
  `Accounts of the backup that are not here come back suspended, until you let them in: ${suspended}.`;
export const accountsThatTheBackup = (staying: string) => `Accounts that the backup does not have stay: ${staying}.`;
export const erasuresOfPersonalDataCame = (erasures: number) =>
  plural(erasures, {
    one: `${erasures} erasure of personal data came after this backup: what was erased is back. Backups and Personal data then list it, to erase it again at one press.`,
    other: `${erasures} erasures of personal data came after this backup: what was erased is back. Backups and Personal data then list it, to erase it again at one press.`,
  });

export const theBackupWasMadeWithout = (missing: number) =>
  plural(missing, {
    one: `The backup was made without ${missing} picture, which the disk does not have`,
    other: `The backup was made without ${missing} pictures, which the disk does not have`,
  });
export const theBackupWasMadeRestored = 'The backup was made, restored for a trial and compared';
export const theBackupWasCanceled = 'The backup was canceled';
export const failedToMakeTheBackup = 'Failed to make the backup. Please try again.';

export const failedToCheckTheBackup = 'Failed to check the backup. Please try again.';
export const failedToRestoreTheBackup = 'Failed to restore the backup. Nothing was changed.';
