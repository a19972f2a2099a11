import type { IncomingMessage } from 'node:http';

/**
 * Path and query that a request asks for. 'GET http://host/path' is how proxies ask, and a server has to understand it;
 * undefined for what names no path, such as '*'.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string | undefined {
  if (url.startsWith('/')) return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
