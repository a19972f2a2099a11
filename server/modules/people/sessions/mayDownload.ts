import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { DomainError, statusOf } from '../../../core/errors.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';
import type { Db } from '../../../db/database.ts';
import { requireMay, type Subject } from '../../../rights/may.ts';
import { requireConfirmed } from './requireSession.ts';

/**
 * Returns the admin who asks for a file if they may have it; otherwise it sends a sentence with status 401
 * or 403 and returns null. With `confirmedIn` the person must have signed in a short while ago.
 */
export async function mayDownload(
  { signedIn }: Pick<Services, 'signedIn'>,
  req: IncomingMessage,
  res: ServerResponse,
  subject: Subject,
  confirmedIn?: Db,
): Promise<AdminRow | null> {
  res.setHeader('Cache-Control', 'no-store');
  const session = await signedIn(req);
  try {
    const asking = { admin: session?.admin ?? null };
    requireMay(asking, subject);
    const admin = requireAdmin(asking);
    if (confirmedIn) await requireConfirmed({ db: confirmedIn, token: session?.token ?? null });
    return admin;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [status, text] =
      statusOf(error) === 403 ? [403, error.message] : [401, 'No authenticated user found. Please log in again.'];
    res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    return null;
  }
}
