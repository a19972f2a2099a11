import type { Context } from '../../../context/context.ts';
import { unauthenticated } from '../../../core/errors.ts';
import { adminOf } from './sessions.store.ts';

/** A subscription outlives the request that opened it, but not its session. Throws `UNAUTHENTICATED`. */
export async function requireLiveSession({ db, token }: Pick<Context, 'db' | 'token'>) {
  if (!token || !(await adminOf(db, token, Date.now()))) throw unauthenticated('The session has ended.');
}
