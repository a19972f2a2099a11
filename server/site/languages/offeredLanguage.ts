import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { readLanguage } from '../../../common/text/languagePath.ts';
import { sourceLanguage } from '../../../common/text/locale.ts';

// A page offers its reader's language in a line. Such a page is kept under an address of its own, which says the language behind
// a '#', as no request has it: there are at most as many of one page as the site has languages.

const mark = '#';

/** Names a kept page that offers a language: '/products#de'. */
export const offering = (address: string, language: string | undefined) =>
  language === undefined ? address : `${address}${mark}${language}`;

/** Parts the name of a kept page into its address and the language that it offers. */
export function readOffering(name: string): { address: string; offered: string | undefined } {
  const [address = '', offered] = name.split(mark, 2);
  return { address, offered };
}

/** Browsers send few different headers, so that most requests need no negotiation. */
const preferred = new LRUCache<string, string>({ max: 500 });

/** Returns the language that a reader likes best of these, of which the first is that of the page. */
function bestOf(accepted: string, codes: string[]): string | undefined {
  const key = `${codes.join()} ${accepted}`;
  const known = preferred.get(key) ?? new Negotiator({ headers: { 'accept-language': accepted } }).languages(codes)[0];
  if (known !== undefined) preferred.set(key, known);
  return known;
}

/** Tells whether a request follows a link of the site itself: who has seen the offer once has made a choice. */
function isInside({ headers }: Pick<IncomingMessage, 'headers'>, origin: string) {
  const site = headers['sec-fetch-site'];
  return site === undefined ? (headers.referer?.startsWith(`${origin}/`) ?? false) : site === 'same-origin';
}

/** Returns the language to offer to the reader of a page, of those that the site has beside Turkish; undefined for none. */
export function languageToOffer(
  req: Pick<IncomingMessage, 'headers'>,
  { address, codes, origin }: { address: string; codes: readonly string[]; origin: string },
): string | undefined {
  const accepted = req.headers['accept-language'];
  if (codes.length === 0 || accepted === undefined || isInside(req, origin)) return undefined;
  const { language = sourceLanguage } = readLanguage(address);
  const others = [sourceLanguage, ...codes].filter((code) => code.toLowerCase() !== language);
  const best = bestOf(accepted, [language, ...others]);
  return best === language ? undefined : best;
}
