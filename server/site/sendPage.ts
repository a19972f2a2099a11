import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.ts';
import type { Page } from './pageCache.ts';

/** False when the page is not there in the encoding that the client asks for. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  headers: Record<string, string>,
  // Kept, but asked after each time: the very next request after a write has to show it.
  caching: 'no-cache' | 'no-store' = 'no-cache',
): boolean {
  const encoding = encodingFor(req);
  const body = page.bodies.get(encoding);
  if (!body) return false;
  for (const name in headers) res.setHeader(name, headers[name] ?? '');
  res.setHeader('Cache-Control', caching);
  res.setHeader('ETag', page.etag);
  res.setHeader('Vary', 'Accept-Encoding');
  if (page.redirect) {
    res.writeHead(page.status, { Location: page.redirect }).end();
  } else if (page.status === 200 && req.headers['if-none-match'] === page.etag) {
    res.writeHead(304).end();
  } else {
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
  }
  return true;
}
