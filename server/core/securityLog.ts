import type { Context } from './context.ts';

export type SecurityEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in refused'
  | 'signed out'
  | 'password change failed'
  | 'refused without session'
  | 'request of another site refused'
  | 'changed by admin'
  | 'backup downloaded';

/**
 * One structured line of the log for what an audit would ask for: grep for `"security"`. It names admins by their
 * e-mail address and nobody else: no visitor's address, and not what was typed at a failed sign-in.
 */
export function logSecurity(
  { log, requestId }: Pick<Context, 'log' | 'requestId'>,
  security: SecurityEvent,
  details: { admin?: string | undefined; field?: string; origin?: string | undefined; host?: string | undefined } = {},
) {
  log.info({ security, requestId, ...details }, security);
}
