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
  | 'refused by scope'
  | 'wrong key refused'
  | 'key refused'
  | 'request of another site refused'
  | 'changed by admin'
  | 'backup downloaded';

type Details = { admin?: string | undefined; field?: string; origin?: string | undefined; host?: string | undefined };

/**
 * Logs a security event in one structured line: grep for `"security"`. It names admins by their e-mail address and nobody
 * else: no visitor's address, and no text that was typed at a failed sign-in.
 */
export function logSecurity(
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
  security: SecurityEvent,
  details: Details = {},
) {
  tally('security', security);
  log.info({ security, requestId, ...details }, security);
}

/** The events that the audit log keeps, too. Refusals of strangers are left out: they could fill it at will. */
const kept: Partial<Record<SecurityEvent, AuditEvent>> = {
  'signed in': 'SIGNED_IN',
  'signed in with a passkey': 'SIGNED_IN',
  'sign-in failed': 'SIGN_IN_FAILED',
  'sign-in refused': 'SIGN_IN_REFUSED',
  'signed out': 'SIGNED_OUT',
  'password changed': 'PASSWORD_CHANGED',
  'password change failed': 'PASSWORD_CHANGE_FAILED',
};

/**
 * The mutations that the audit log keeps by their name alone. Others add an entry of their own, which says more, or appear
 * in the history of the things they change.
 */
const keptMutations: Partial<Record<string, AuditEvent>> = {
  endSession: 'SESSIONS_ENDED',
  endOtherSessions: 'SESSIONS_ENDED',
  importContent: 'IMPORTED',
  eraseFromBin: 'ERASED',
};

/** Logs the same line, and adds the entry of the audit log where the event has one. */
export async function keepSecurity(
  context: Pick<Context, 'log' | 'requestId' | 'db'>,
  security: SecurityEvent,
  details: Details = {},
) {
  logSecurity(context, security, details);
  const event = kept[security] ?? (security === 'changed by admin' ? keptMutations[details.field ?? ''] : undefined);
  if (event) await addToAudit(context.db, { event, admin: details.admin });
}
