import type { Context } from '../../../context/context.ts';
import { confirmationRequired, keyRevoked, unauthenticated } from '../../../core/errors.ts';
import { worksUntil } from '../keys/worksUntil.ts';
import { adminOf, isConfirmed } from './sessions.store.ts';

/** A subscription outlives the request that opened it, but not its session or its key. Throws `UNAUTHENTICATED`. */
export async function requireLiveSession({ db, token, usedKey }: Pick<Context, 'db' | 'token' | 'usedKey'>) {
  if (usedKey) {
    if ((await worksUntil(db, usedKey.hash, Date.now())) === null) throw keyRevoked();
    return;
  }
  if (!token || !(await adminOf(db, token, Date.now()))) throw unauthenticated('The session has ended.');
}

/** Throws `CONFIRMATION_REQUIRED` unless the person signed in a short while ago: a browser left open is not enough. */
export async function requireConfirmed({ db, token }: Pick<Context, 'db' | 'token'>) {
  if (!token || !(await isConfirmed(db, token, Date.now()))) throw confirmationRequired();
}
