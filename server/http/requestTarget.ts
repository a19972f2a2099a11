import type { IncomingMessage } from 'node:http';

/**
 * Returns the path and query of a request. Proxies may send 'GET http://host/path', which a server has to accept. Undefined
 * for a target without a path, such as '*'.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string | undefined {
  if (url.startsWith('/')) return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
