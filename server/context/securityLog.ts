import { addToAudit, type AuditEvent } from './audit.ts';
import type { Context } from './context.ts';
import { tally } from '../core/tallies.ts';

export type SecurityEvent =
  | 'signed in'
  | 'signed in with a passkey'
  | 'sign-in failed'
  | 'sign-in refused'
  | 'signed out'
  | 'password changed'
  | 'password change failed'
  | 'refused without session'
  | 'refused by role'
  | 'request of another site refused'
  | 'changed by admin'
  | 'backup downloaded';

type Details = { admin?: string | undefined; field?: string; origin?: string | undefined; host?: string | undefined };

/**
 * One structured line of the log for what an audit would ask for: grep for `"security"`. It names admins by their
 * e-mail address and nobody else: no visitor's address, and not what was typed at a failed sign-in.
 */
export function logSecurity(
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
  security: SecurityEvent,
  details: Details = {},
) {
  tally('security', security);
  log.info({ security, requestId, ...details }, security);
}

/** What is also kept in the audit log. Refusals of strangers are not: they could fill it as they like. */
const kept: Partial<Record<SecurityEvent, AuditEvent>> = {
  'signed in': 'SIGNED_IN',
  'signed in with a passkey': 'SIGNED_IN',
  'sign-in failed': 'SIGN_IN_FAILED',
  'sign-in refused': 'SIGN_IN_REFUSED',
  'signed out': 'SIGNED_OUT',
  'password changed': 'PASSWORD_CHANGED',
  'password change failed': 'PASSWORD_CHANGE_FAILED',
};

/** Mutations that are kept there; all others stand in the history of what they change. */
const keptMutations: Partial<Record<string, AuditEvent>> = {
  endSession: 'SESSIONS_ENDED',
  endOtherSessions: 'SESSIONS_ENDED',
  importProducts: 'IMPORTED',
  importContent: 'IMPORTED',
  undoImport: 'RESTORED',
  restoreRevision: 'RESTORED',
  bringBack: 'BROUGHT_BACK',
  undoDeletion: 'BROUGHT_BACK',
  restoreCategory: 'BROUGHT_BACK',
  eraseFromBin: 'ERASED',
};

/** The same line, and the entry of the audit log where one is kept. */
export async function keepSecurity(
  context: Pick<Context, 'log' | 'requestId' | 'db'>,
  security: SecurityEvent,
  details: Details = {},
) {
  logSecurity(context, security, details);
  const event = kept[security] ?? (security === 'changed by admin' ? keptMutations[details.field ?? ''] : undefined);
  if (event) await addToAudit(context.db, { event, admin: details.admin });
}
