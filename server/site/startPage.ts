import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainHeaders } from '../http/headers.ts';
import { languageOfAddress, pagesFor, plainPage, plainPageHeaders, wantsPage } from './plainPage.ts';
import { words } from '../words/words.ts';

/** Seconds until a visitor's browser, or a search engine, looks again. */
const retryAfter = 3;

/**
 * Answers while the site opens, which takes longest at the first start and after an update: browsers get a page that
 * reloads itself, programs a line of text.
 */
export function startPage(req: IncomingMessage, res: ServerResponse): void {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const { lang, pages } = pagesFor(req);
  const { title, text } = isRead ? pages.starting : words(languageOfAddress(req)).pages.startingAfterForm;
  const isPage = wantsPage(req);
  const body = isPage ? plainPage({ lang, title, text, ...(isRead && { reloadsAfterSeconds: retryAfter }) }) : title;
  res.writeHead(503, {
    ...plainHeaders,
    ...(isPage && plainPageHeaders),
    'Retry-After': String(retryAfter),
    'Cache-Control': 'no-store',
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
