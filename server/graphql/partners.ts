import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, GraphQLError, OperationTypeNode, parse } from 'graphql';
import { forbidden } from '../core/errors.ts';
import { isOurs } from '../http/checkedRequest.ts';

/** Stands in the setting for every origin. */
const any = '*';
/** A browser asks for a permission once in as many seconds. */
const preflightSeconds = 7200;

type Settings = { readOrigins: readonly string[]; publicOrigin: string | undefined };

/** Tells whether a page of a partner has sent the request: its origin is not ours, and the setting READ_ORIGINS names it. */
export function isOfPartner(req: IncomingMessage, { readOrigins, publicOrigin }: Settings): boolean {
  const { origin } = req.headers;
  if (origin === undefined || isOurs(req, publicOrigin)) return false;
  return readOrigins.includes(origin) || readOrigins.includes(any);
}

/** Lets the page read the answer. Nothing here allows cookies, so that it reads what any visitor may. */
export function letRead(req: IncomingMessage, res: ServerResponse) {
  res.setHeader('Access-Control-Allow-Origin', String(req.headers.origin));
  res.setHeader('Access-Control-Expose-Headers', 'RateLimit, Retry-After, X-Request-Id');
  res.setHeader('Vary', 'Origin');
}

/** Answers the question of a browser whether a page may send its request. */
export function answerPreflight(res: ServerResponse) {
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  res.setHeader(
    'Access-Control-Allow-Headers',
    'Accept, Apollo-Require-Preflight, Apollographql-Client-Name, Apollographql-Client-Version, Content-Type, X-Apollo-Operation-Name',
  );
  res.setHeader('Access-Control-Max-Age', preflightSeconds);
  res.writeHead(204).end();
}

/** Throws `FORBIDDEN` for what is no query. A document that cannot be read is left to the API, which says why. */
export function refuseWrites(asked: { query?: unknown; operationName?: unknown }) {
  const { query, operationName } = asked;
  if (typeof query !== 'string') return;
  try {
    const operation = getOperationAST(parse(query), typeof operationName === 'string' ? operationName : undefined);
    if (operation && operation.operation !== OperationTypeNode.QUERY) throw readsOnly();
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions.code !== undefined) throw error;
  }
}

export const readsOnly = () => forbidden('Pages of other sites may only read.');
