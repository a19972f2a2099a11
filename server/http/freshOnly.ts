import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../db/database.ts';
import { answerType } from './answerType.ts';

/** What a proxy sends that has another server to ask (deploy/several/nginx.conf). */
const header = 'x-fresh-only';

/** Whether whoever asks would rather be refused than be shown what was kept from before the database went out of reach. */
export const wantsFresh = ({ headers }: IncomingMessage) => headers[header] !== undefined;

/** Whether a proxy may repeat the request at another server: queries by POST say so in a header. */
export const mayBeAskedAgain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || headers['x-asks'] === 'query';

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
  refuseStale(req, res);
  return true;
}

/** Says, as RFC 9211 does, that this may be older than the last write. */
export const markStale = (res: ServerResponse) => void res.setHeader('Cache-Status', 'vitrin; hit; ttl=-1');

const sentence = 'The database cannot be used from here just now. Please try again.';
const said = JSON.stringify({ errors: [{ message: sentence, extensions: { code: 'STORAGE_UNAVAILABLE' } }] });

/** Programs that speak to the API read a code; nothing was done. */
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
