import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../context/context.ts';
import { isCounted } from '../http/isCounted.ts';
import type { Spelling } from '../http/spelling.ts';
import { countVisit } from './countVisit.ts';

/** The site's own pages say in this header of a request for data which page they go to. */
export const pageHeader = 'x-page';

type Counting = Pick<Services, 'figures' | 'secureCookies' | 'log'> & {
  origin: string;
  /** The header in which a proxy names the visitor's country; undefined where none does. */
  countryHeader: string | undefined;
};

/**
 * Counts pages and downloads when their answer is sent, also those that come from memory. No request waits for it, and
 * nothing of the request is kept but what is counted.
 */
export function watchVisits({ figures, secureCookies, log, origin, countryHeader }: Counting, spelling: Spelling) {
  const ownHost = new URL(origin).host;

  function count(req: IncomingMessage, target: string, isDownload: boolean) {
    if (!isCounted(req, secureCookies)) return;
    const [written = '/', query = ''] = target.split('?', 2);
    if (isDownload) return figures.add('DOWNLOADED', written);
    const path = spelling.read(written)?.path ?? '';
    const page = spelling.pageAt(path);
    if (page === undefined || page.startsWith('/admin')) return;
    const from = addressIn(req.headers.referer);
    const isFromHere = from !== undefined && (from.host === req.headers.host || from.host === ownHost);
    countVisit(figures, { page, path, params: new URLSearchParams(query), from, isFromHere });
    const country = countryHeader && req.headers[countryHeader];
    if (typeof country === 'string' && /^[A-Z]{2}$/.test(country)) figures.add('COUNTRY', country);
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const { url = '/' } = req;
    const target = req.method === 'GET' ? url : pageAskedFor(req);
    if (target === undefined) return;
    const isDownload = isFile(url);
    res.once('finish', () => {
      // A page that a browser has already is a view like any other; a file that it has is no new download.
      const { statusCode } = res;
      if (statusCode !== 200 && (statusCode !== 304 || isDownload)) return;
      try {
        count(req, target, isDownload);
      } catch (error) {
        // Nothing around this would catch it, and no visitor should feel it.
        log.error({ err: error }, 'a visit cannot be counted');
      }
    });
  };
}

/** Data for a page that scripts show, in place of the page itself. */
function pageAskedFor({ method, url = '', headers }: IncomingMessage) {
  const page = headers[pageHeader];
  return method === 'POST' && url.startsWith('/graphql') && typeof page === 'string' ? page : undefined;
}

const isFile = (url: string) => /^\/belgeler\/[^?]/.test(url) || /^\/products\/[^/?]+\/foy\.pdf$/.test(url);

const addressIn = (text: string | undefined) =>
  text !== undefined && /^https?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
