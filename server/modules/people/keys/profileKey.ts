import type { IncomingMessage } from 'node:http';
import type { Services } from '../../../context/context.ts';
import { codes } from '../../../core/errorCodes.ts';
import { DomainError, statusOf } from '../../../core/errors.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { may, type Asker } from '../../../rights/may.ts';
import { bearerOf } from '../../../http/sessionCookie.ts';
import { profileKeyFits } from '../../catalogue/importProfiles/keys.store.ts';

/** A program that may use a profile: `by` is what is recorded. Both are null for the profile's own key. */
export type ProfileUser = { by: string | null; caller: Asker | null };
/** Why a program may not; `retryAfter` in seconds. */
export type ProfileRefusal = { status: number; error: string; code?: string; retryAfter?: number | undefined };

/**
 * Returns who uses a profile by a key: its own, or one of a person that names the profile. A key that does not name it, or
 * whose maker may not work with products by now, is answered like a wrong one.
 */
export async function profileUser(
  { db, whoAsks }: Pick<Services, 'db' | 'whoAsks'>,
  profile: string,
  request: IncomingMessage,
): Promise<ProfileUser | ProfileRefusal> {
  const secret = bearerOf(request.headers);
  if (secret !== undefined && (await profileKeyFits(db, profile, secret))) return { by: null, caller: null };
  const wrong = { status: 401, error: 'This is not a key of the profile.', code: codes.keyInvalid };
  if (secret === undefined) return wrong;
  try {
    const caller = await whoAsks(request);
    if (!caller?.usedKey?.profileIds.includes(profile) || !may(caller, { roles: ofCatalogue.roles })) return wrong;
    return { by: caller.admin.email, caller };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { retryAfter } = error.details;
    return { status: statusOf(error) ?? 401, error: error.message, code: codes[error.kind], retryAfter };
  }
}
