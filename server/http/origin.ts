import type { IncomingMessage } from 'node:http';

/**
 * Whether the request comes from a page of this site, or from a program, which sends no origin. A browser sends the origin
 * of the page with every write and every socket; a page that hides its origin sends 'null'.
 */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
