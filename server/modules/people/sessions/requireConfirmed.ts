import type { Context } from '../../../context/context.ts';
import { confirmationRequired } from '../../../core/errors.ts';
import { isConfirmed } from './sessions.store.ts';

/** Throws `CONFIRMATION_REQUIRED` unless the person signed in a short while ago: a browser left open is not enough. */
export async function requireConfirmed({ db, token }: Pick<Context, 'db' | 'token'>) {
  if (!token || !(await isConfirmed(db, token, Date.now()))) throw confirmationRequired();
}
