import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../http/requestNames.ts';
import { encodingFor } from '../http/encoding.ts';
import type { Page } from './pageCache.ts';

/** Headers in the flat form that Node takes at once: setting them one by one costs half as much as all else for a kept page. */
export const asList = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** False when the page is not there in the encoding that the client asks for. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  headers: readonly string[],
  // Browsers may store a page, but have to ask each time: the very next request after a write has to show it.
  caching: 'no-cache' | 'private, no-cache' | 'private, no-store' = 'no-cache',
): boolean {
  const encoding = encodingFor(req);
  const body = page.bodies.get(encoding);
  if (!body) return false;
  const { status, etag, redirect } = page;
  const sent = [...headers, 'Cache-Control', caching, 'ETag', etag, 'Vary', page.vary ?? 'Accept-Encoding'];
  sent.push('X-Request-Id', requestIdOf(req));
  if (redirect) {
    res.writeHead(status, [...sent, 'Location', redirect]).end();
  } else if (status === 200 && req.headers['if-none-match'] === etag) {
    res.writeHead(304, sent).end();
  } else {
    if (encoding !== 'identity') sent.push('Content-Encoding', encoding);
    sent.push('Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length));
    res.writeHead(status, sent);
    res.end(req.method === 'HEAD' ? undefined : body);
  }
  return true;
}
