import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { sessionToken } from './sessionCookie.ts';

/** The name of a browser is asked of the list once: few different ones come. */
const bots = new LRUCache<string, boolean>({ max: 500 });
const longestName = 300;

function isBot(userAgent: string) {
  const name = userAgent.slice(0, longestName);
  const known = bots.get(name);
  if (known !== undefined) return known;
  const found = name === '' || isbot(name);
  bots.set(name, found);
  return found;
}

const isPrefetch = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => String(headers[name] ?? '').includes('prefetch'));

/**
 * Tells whether a request counts as one of a visitor: not from a known bot, not fetched ahead of a visit, and without a
 * session.
 */
export const isCounted = (request: Pick<IncomingMessage, 'headers'>, secureCookies: boolean) =>
  !isPrefetch(request) &&
  !isBot(request.headers['user-agent'] ?? '') &&
  sessionToken(request.headers.cookie, secureCookies) === null &&
  request.headers.authorization === undefined;
