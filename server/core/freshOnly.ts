import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../db/database.ts';

/** What a proxy sends that has another server to ask (deploy/several/nginx.conf). */
const header = 'x-fresh-only';

/** Whether whoever asks would rather be refused than be shown what was kept from before the database went out of reach. */
export const wantsFresh = ({ headers }: IncomingMessage) => headers[header] !== undefined;

/**
 * While the database is out of reach from here: true, and nothing is done, where another server can do it better; else the
 * answer is marked.
 */
export function leaveToAnother(db: Pick<Db, 'isCurrent'>, req: IncomingMessage, res: ServerResponse): boolean {
  if (db.isCurrent()) return false;
  if (!wantsFresh(req)) {
    markStale(res);
    return false;
  }
  refuseStale(res);
  return true;
}

/** Says, as RFC 9211 does, that this may be older than the last write. */
export const markStale = (res: ServerResponse) => void res.setHeader('Cache-Status', 'vitrin; hit; ttl=-1');

export const refuseStale = (res: ServerResponse) =>
  void res
    .writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
    .end('Not from here just now.');
