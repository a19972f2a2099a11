import type { Context } from '../../../context/context.ts';
import { confirmationRequired, keyRevoked, unauthenticated } from '../../../core/errors.ts';
import { worksUntil, type OpenedWith } from '../keys/worksUntil.ts';
import { adminOf, isConfirmed } from './sessions.store.ts';

type Opened = OpenedWith & Pick<Context, 'db' | 'token'>;

/**
 * A subscription outlives the request that opened it, but not its session, nor the rights of its key. Throws `UNAUTHENTICATED`
 * or `KEY_REVOKED`.
 */
export async function requireLiveSession({ db, token, ...opened }: Opened) {
  if (opened.usedKey) {
    if ((await worksUntil(db, opened, Date.now())) === null) throw keyRevoked();
    return;
  }
  if (!token || !(await adminOf(db, token, Date.now()))) throw unauthenticated('The session has ended.');
}

/** Throws `CONFIRMATION_REQUIRED` unless the person signed in a short while ago: a browser left open is not enough. */
export async function requireConfirmed({ db, token }: Pick<Context, 'db' | 'token'>) {
  if (!token || !(await isConfirmed(db, token, Date.now()))) throw confirmationRequired();
}
