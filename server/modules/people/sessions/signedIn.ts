import type { Services } from '../../../context/context.ts';
import { sessionToken } from '../../../http/sessionCookie.ts';
import type { Db } from '../../../db/database.ts';
import { adminOf } from './sessions.store.ts';

export const signedIn =
  (db: Db, secureCookies: boolean): Services['signedIn'] =>
  async ({ headers }) => {
    const token = sessionToken(headers.cookie, secureCookies);
    const admin = token && (await adminOf(db, token, Date.now()));
    return token && admin ? { token, admin } : null;
  };
