import type { AuditEvent } from '../../graphql/generated/operations.ts';

/** What people call what the audit log keeps. */
export const auditEvents: Record<AuditEvent, string> = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  SIGN_IN_REFUSED: 'Sign-in refused, too many tries',
  SIGNED_OUT: 'Signed out',
  PASSWORD_CHANGED: 'Changed the password',
  PASSWORD_CHANGE_FAILED: 'Change of password failed',
  SESSIONS_ENDED: 'Ended other sessions',
  ADMIN_ADDED: 'Admin added',
  ADMIN_REMOVED: 'Admin removed',
  PASSWORD_RESET: 'Password reset',
  SECOND_FACTOR_ON: 'Turned two-step sign-in on',
  SECOND_FACTOR_OFF: 'Turned two-step sign-in off',
  RECOVERY_CODES_MADE: 'Made new recovery codes',
  RECOVERY_CODE_USED: 'Used a recovery code',
  PERSON_INVITED: 'Invited someone',
  INVITATION_WITHDRAWN: 'Took an invitation back',
  INVITATION_ACCEPTED: 'Accepted an invitation',
  PERSON_RENAMED: 'Renamed someone',
  ROLE_CHANGED: 'Changed a role',
  PERSON_SUSPENDED: 'Suspended someone',
  PERSON_LET_IN: 'Let someone in again',
  PERSON_REMOVED: 'Removed someone',
  IMPORTED: 'Imported',
  EXPORTED: 'Exported',
  RESTORED: 'Restored an earlier state',
  BROUGHT_BACK: 'Brought back from the bin',
  ERASED: 'Erased for good',
  BACKUP_MADE: 'Made a backup',
  BACKUP_RESTORED: 'Restored a backup',
  PERSONAL_DATA_EXPORTED: 'Exported what is kept of a person',
  PERSONAL_DATA_ERASED: 'Erased what was kept of a person',
};

export const isAuditEvent = (text: string): text is AuditEvent => text in auditEvents;
