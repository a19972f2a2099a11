import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../db/database.ts';
import { answerType } from './headers.ts';

/** A proxy with further servers to ask sends this header (deploy/several/nginx.conf). */
const header = 'x-fresh-only';

/** Whether the client prefers a refusal to a kept answer from before the database went out of reach. */
export const wantsFresh = ({ headers }: IncomingMessage) => headers[header] !== undefined;

/** Whether a proxy may repeat the request at another server: queries by POST say so in a header. */
export const mayBeAskedAgain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || headers['x-asks'] === 'query';

/**
 * Handles requests while the database is out of reach. Returns true when it has refused the request, so that the proxy asks
 * another server; otherwise it marks the answer as possibly outdated.
 */
export function leaveToAnother(db: Pick<Db, 'isCurrent'>, req: IncomingMessage, res: ServerResponse): boolean {
  if (db.isCurrent()) return false;
  if (!wantsFresh(req)) {
    markStale(res);
    return false;
  }
  refuseStale(req, res);
  return true;
}

/** Marks an answer, following RFC 9211, as possibly older than the last write. */
export const markStale = (res: ServerResponse) => void res.setHeader('Cache-Status', 'vitrin; hit; ttl=-1');

const sentence = 'The database cannot be used from here just now. Please try again.';
const said = JSON.stringify({ errors: [{ message: sentence, extensions: { code: 'STORAGE_UNAVAILABLE' } }] });

/** Refuses a request: with a code for clients of the API, otherwise with a sentence. Nothing has been done. */
export function refuseStale(req: IncomingMessage, res: ServerResponse) {
  const isApi = req.url?.startsWith('/graphql') ?? false;
  res
    .writeHead(503, {
      'Retry-After': '1',
      'Cache-Control': 'no-store',
      'Content-Type': isApi ? answerType(req) : 'text/plain; charset=utf-8',
    })
    .end(isApi ? said : sentence);
}
