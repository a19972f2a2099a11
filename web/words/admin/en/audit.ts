/** The words of the audit log. */

export const auditLog = 'Audit log';
export const downloadCsv = 'Download CSV';
export const showsWhoSignedInAndWho =
  'Shows who signed in, and who changed, imported, exported, restored or erased what. Entries are only ever added; nobody can change one.';
export const kindOfEntry = 'Kind of entry';
export const everything = 'Everything';
export const onlyShowAll = (admin: string) => `Only ${admin}: show all`;
export const noEntriesMatchThisFilter = 'No entries match this filter';
export const entries = 'Entries';

export const what = 'What';
export const who = 'Who';
export const when = 'When';

export const auditEvents = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  SIGN_IN_REFUSED: 'Sign-in refused, too many tries',
  SIGNED_OUT: 'Signed out',
  PASSWORD_CHANGED: 'Changed the password',
  PASSWORD_CHANGE_FAILED: 'Failed to change the password',
  SESSIONS_ENDED: 'Ended other sessions',
  ADMIN_ADDED: 'Admin added',
  ADMIN_REMOVED: 'Admin removed',
  PASSWORD_RESET: 'Password reset',
  SECOND_FACTOR_ON: 'Turned two-step sign-in on',
  SECOND_FACTOR_OFF: 'Turned two-step sign-in off',
  TWO_STEP_ASKED: 'Required two-step sign-in of everybody',
  TWO_STEP_LEFT: 'Made two-step sign-in optional',
  RECOVERY_CODES_MADE: 'Made new recovery codes',
  RECOVERY_CODE_USED: 'Used a recovery code',
  WRONG_CODES: 'Right password, several wrong codes',
  PASSKEY_ADDED: 'Added a passkey',
  PASSKEY_REMOVED: 'Removed a passkey',
  PERSON_INVITED: 'Invited someone',
  INVITATION_WITHDRAWN: 'Revoked an invitation, or it ended',
  INVITATION_ACCEPTED: 'Accepted an invitation',
  PERSON_RENAMED: 'Changed a name',
  ROLE_CHANGED: 'Changed a role',
  PERSON_SUSPENDED: 'Suspended someone',
  PERSON_LET_IN: 'Let someone in again',
  PERSON_REMOVED: 'Removed someone',
  IMPORTED: 'Imported a file',
  IMPORT_UNDONE: 'Undid an import',
  PROFILE_ADDED: 'Added an import profile',
  PROFILE_CHANGED: 'Changed an import profile',
  PROFILE_REMOVED: 'Removed an import profile',
  PROFILE_KEY_MADE: 'Made a key for an import profile',
  PROFILE_KEY_REMOVED: 'Removed the key of an import profile',
  KEY_MADE: 'Made an API key',
  KEY_CHANGED: 'Changed an API key',
  KEY_ROTATED: 'Rotated an API key',
  KEY_REVOKED: 'Revoked an API key',
  WEBHOOK_ADDED: 'Added a webhook',
  WEBHOOK_CHANGED: 'Changed a webhook',
  WEBHOOK_ROTATED: 'Rotated the secret of a webhook',
  WEBHOOK_SWITCHED: 'Switched a webhook on or off',
  WEBHOOK_REMOVED: 'Removed a webhook',
  EXPORTED: 'Exported a file',
  RESTORED: 'Restored an earlier state',
  BROUGHT_BACK: 'Brought back from the bin',
  ERASED: 'Erased for good',
  BACKUP_MADE: 'Made a backup',
  BACKUP_RESTORED: 'Restored a backup',
  PERSONAL_DATA_EXPORTED: 'Exported the data about a person',
  PERSONAL_DATA_ERASED: 'Erased the data about a person',
  CHANGED: 'Changed content',
};
