import type { Context } from '../../../context/context.ts';
import { confirmationRequired, unauthenticated } from '../../../core/errors.ts';
import { adminOf, isConfirmed } from './sessions.store.ts';

/** A subscription outlives the request that opened it, but not its session. Throws `UNAUTHENTICATED`. */
export async function requireLiveSession({ db, token }: Pick<Context, 'db' | 'token'>) {
  if (!token || !(await adminOf(db, token, Date.now()))) throw unauthenticated('The session has ended.');
}

/** Throws `CONFIRMATION_REQUIRED` unless the person signed in a short while ago: a browser left open is not enough. */
export async function requireConfirmed({ db, token }: Pick<Context, 'db' | 'token'>) {
  if (!token || !(await isConfirmed(db, token, Date.now()))) throw confirmationRequired();
}
