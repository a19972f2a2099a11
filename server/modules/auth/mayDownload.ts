import type { IncomingMessage, ServerResponse } from 'node:http';
import { requireRole, type Services } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { AdminRow, Role } from '../../db/accountTables.ts';

/** Who asks for a file, if one of these roles; else null, and the answer is sent: a sentence with status 401 or 403. */
export async function mayDownload(
  { signedIn }: Pick<Services, 'signedIn'>,
  req: IncomingMessage,
  res: ServerResponse,
  roles: readonly Role[],
): Promise<AdminRow | null> {
  res.setHeader('Cache-Control', 'no-store');
  const session = await signedIn(req);
  try {
    return requireRole({ admin: session?.admin ?? null }, roles);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const [status, text] = session ? [403, error.message] : [401, 'No authenticated user found. Please log in again.'];
    res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    return null;
  }
}
