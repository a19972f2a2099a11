import type { IncomingMessage } from 'node:http';

/**
 * Whether our own pages sent the request, or a program, which names no origin. A browser names the origin of the page
 * with all that writes and with every socket; 'null' is that of a page that hides it.
 */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
