import type { Context } from '../../../context/context.ts';
import { keepSecurity, type SecurityEvent } from '../../../context/securityLog.ts';
import type { AdminRow } from '../../../db/accountTables.ts';
import * as auth from './sessions.store.ts';

/** Opens a session for a person who has proved their identity; the one that the browser had before ends. */
export async function beginSession(context: Context, admin: AdminRow, how: SecurityEvent = 'signed in') {
  const { db, token, userAgent, setSession } = context;
  if (token) await auth.closeSession(db, token);
  setSession(await auth.openSession(db, admin.id, Date.now(), userAgent));
  await keepSecurity(context, how, { admin: admin.email });
}
