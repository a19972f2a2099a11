import { audit } from '../db/auditTables.ts';
import type { Db } from '../db/database.ts';

/** What an audit would ask for; the same names as in `enum AuditEvent` of schema.graphql. */
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
  | 'RECOVERY_CODES_MADE'
  | 'RECOVERY_CODE_USED'
  | 'PERSON_INVITED'
  | 'INVITATION_WITHDRAWN'
  | 'INVITATION_ACCEPTED'
  | 'PERSON_RENAMED'
  | 'ROLE_CHANGED'
  | 'PERSON_SUSPENDED'
  | 'PERSON_LET_IN'
  | 'PERSON_REMOVED'
  | 'IMPORTED'
  | 'EXPORTED'
  | 'RESTORED'
  | 'BROUGHT_BACK'
  | 'ERASED';

type Entry = { event: AuditEvent; admin?: string | null | undefined; about?: string | null };

/** Adds an entry, which nobody can change or take away again. */
export async function addToAudit(db: Db, { event, admin = null, about = null }: Entry) {
  await db.write(async (tx) => tx.insert(audit).values({ at: Date.now(), event, admin, about }), {
    raisesRevision: false,
  });
}
