import type { Services, Context } from '../../../context/context.ts';
import { sessionToken } from '../../../http/sessionCookie.ts';
import type { Db } from '../../../db/database.ts';
import * as auth from './sessions.store.ts';
import { adminOf } from './sessions.store.ts';
import { keepSecurity, type SecurityEvent } from '../../../context/securityLog.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';

export const signedIn =
  (db: Db, secureCookies: boolean): Services['signedIn'] =>
  async ({ headers }) => {
    const token = sessionToken(headers.cookie, secureCookies);
    const admin = token && (await adminOf(db, token, Date.now()));
    return token && admin ? { token, admin } : null;
  };

/** Opens a session for a person who has proved their identity; the one that the browser had before ends. */
export async function beginSession(context: Context, admin: AdminRow, how: SecurityEvent = 'signed in') {
  const { db, token, userAgent, setSession } = context;
  if (token) await auth.closeSession(db, token);
  setSession(await auth.openSession(db, admin.id, Date.now(), userAgent));
  await keepSecurity(context, how, { admin: admin.email });
}
