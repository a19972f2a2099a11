import type { Context } from '../../core/context.ts';
import { secondFactorRequired, unauthenticated } from '../../core/errors.ts';
import { keepSecurity } from '../../core/securityLog.ts';
import type { AdminRow } from '../../db/accountTables.ts';
import { findActive } from './secondFactor.store.ts';
import { takeCode } from './takeCode.ts';

/** Throws `SECOND_FACTOR_REQUIRED` without a code, where one is needed; a wrong one is like a wrong password. */
export async function requireSecondStep(context: Context, admin: AdminRow, code: string | null | undefined) {
  if (!(await findActive(context.db, admin.id))) return;
  if (!code) throw secondFactorRequired();
  if (await context.limits.tryCode(admin.id, () => takeCode(context, admin, code))) return;
  await keepSecurity(context, 'sign-in failed', { admin: admin.email });
  throw unauthenticated('Failed to sign in. Please check your credentials.');
}
