import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { keepSecurity } from '../../../context/securityLog.ts';

/**
 * Tries a sign-in, and records in the audit log when the limits refuse it. `email` is that of the admin, if there is
 * one.
 */
export async function withinLimits<T>(context: Context, email: string | undefined, tried: () => Promise<T>) {
  try {
    return await tried();
  } catch (error) {
    if (error instanceof DomainError) await keepSecurity(context, 'sign-in refused', { admin: email });
    throw error;
  }
}
