import type { IncomingMessage } from 'node:http';
import { inLanguage, readLanguage } from '../../common/text/languagePath.ts';
import { languageOfRequest } from '../http/requestNames.ts';

/** Query parameters that change what a page shows; all others, such as those of campaigns, lead to the same page. */
const meaningful = [
  'acik',
  'after',
  'birim',
  'category',
  'eklenen',
  'fark',
  'gorunum',
  'kdv',
  'liste',
  'order',
  'pay',
  'price',
  'q',
  'satir',
  'sent',
  'subject',
  'talep',
  'tur',
  'u',
  'urun',
  'view',
  'yol',
];

/** Whether a parameter filters a list, or says a measure or a quantity. There are too many values to keep all such pages. */
const narrows = (name: string) =>
  ['kind', 'availability', 'belge', 'miktar', 'teslim', 'price-min', 'price-max', 'okunmadi', 'size'].includes(name) ||
  /^(f|min|max|kapsar|olcu)\./.test(name);

/** Whether a list is sorted by a spec: there are as many orders as attributes. */
const isSpecOrder = ([name, value]: [string, string]) => name === 'order' && /^(asc|desc)\./.test(value);

/** Path and meaningful parameters in a fixed order: the name of the page in cache. */
export function pageAddressOf(req: Pick<IncomingMessage, 'url'>) {
  return inLanguage(addressInTurkish(req), languageOfRequest(req));
}

function addressInTurkish({ url = '/' }: Pick<IncomingMessage, 'url'>) {
  // A page for one visitor is never kept, and may depend on all that its address says.
  if (isOwn(url)) return url;
  const [path = '/', query] = url.split('?', 2);
  if (!query) return path;
  const given = new URLSearchParams(query);
  const narrowing = [...new Set(given.keys())].filter(narrows).sort();
  const kept = new URLSearchParams(
    [...meaningful, ...narrowing].flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])),
  );
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** Whether a page shows the data of one visitor. */
export const isOwn = (address: string) => /^\/(?:teklif(?:[/?]|$)|liste\/)/.test(readLanguage(address).path);

/**
 * The referrer policy of a page for one visitor: its address is not sent to other sites, and a secret one to nobody. All of
 * them contain forms, which have to name their origin.
 */
export const referrerOf = (address: string) => ({
  'Referrer-Policy': /^\/(?:teklif|liste)\//.test(readLanguage(address).path) ? 'strict-origin' : 'same-origin',
});

/** Whether a page shows a filtered or sorted list: there are too many such pages to keep all. */
export const isPart = (address: string) =>
  address.includes('?') &&
  [...new URLSearchParams(address.split('?', 2)[1])].some((entry) => narrows(entry[0]) || isSpecOrder(entry));
