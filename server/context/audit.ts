import { audit } from '../db/tables/auditTables.ts';
import type { Db, Tx } from '../db/database.ts';

/** The events of the audit log; `enum AuditEvent` of schema.graphql has the same names. */
export type AuditEvent =
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'SIGN_IN_REFUSED'
  | 'SIGNED_OUT'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_CHANGE_FAILED'
  | 'SESSIONS_ENDED'
  | 'ADMIN_ADDED'
  | 'ADMIN_REMOVED'
  | 'PASSWORD_RESET'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'TWO_STEP_ASKED'
  | 'TWO_STEP_LEFT'
  | 'RECOVERY_CODES_MADE'
  | 'RECOVERY_CODE_USED'
  | 'WRONG_CODES'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'PERSON_INVITED'
  | 'INVITATION_WITHDRAWN'
  | 'INVITATION_ACCEPTED'
  | 'PERSON_RENAMED'
  | 'ROLE_CHANGED'
  | 'PERSON_SUSPENDED'
  | 'PERSON_LET_IN'
  | 'PERSON_REMOVED'
  | 'IMPORTED'
  | 'IMPORT_UNDONE'
  | 'PROFILE_ADDED'
  | 'PROFILE_CHANGED'
  | 'PROFILE_REMOVED'
  | 'PROFILE_KEY_MADE'
  | 'PROFILE_KEY_REMOVED'
  | 'KEY_MADE'
  | 'KEY_CHANGED'
  | 'KEY_ROTATED'
  | 'KEY_REVOKED'
  | 'WEBHOOK_ADDED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_ROTATED'
  | 'WEBHOOK_SWITCHED'
  | 'WEBHOOK_REMOVED'
  | 'EXPORTED'
  | 'RESTORED'
  | 'BROUGHT_BACK'
  | 'ERASED'
  | 'BACKUP_MADE'
  | 'BACKUP_RESTORED'
  | 'PERSONAL_DATA_EXPORTED'
  | 'PERSONAL_DATA_ERASED'
  | 'CHANGED';

type Entry = { event: AuditEvent; admin?: string | null | undefined; about?: string | null; erased?: string[] };

/** Adds an entry in the transaction of the change that it records, so that neither exists without the other. */
export async function addToAuditWithin(tx: Tx, { event, admin = null, about = null, erased }: Entry) {
  await tx.insert(audit).values({ at: Date.now(), event, admin, about, erased: erased ?? null });
}

/** Adds an entry, which nobody can change or delete. */
export async function addToAudit(db: Db, entry: Entry) {
  await db.write((tx) => addToAuditWithin(tx, entry), { raisesRevision: false });
}
