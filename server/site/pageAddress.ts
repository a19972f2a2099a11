import type { IncomingMessage } from 'node:http';

/** Query parameters that change what a page shows; all others, such as those of campaigns, lead to the same page. */
const meaningful = [
  ...[
    'acik',
    'after',
    'category',
    'eklenen',
    'fark',
    'gorunum',
    'order',
    'price',
    'q',
    'sent',
    'subject',
    'talep',
    'u',
  ],
  'urun',
];

/** Those that narrow a list: any number of them, since attributes have theirs (web/site/catalogue/productList/listAddress.ts). */
const narrows = (name: string) =>
  ['kind', 'availability', 'price-min', 'price-max', 'okunmadi'].includes(name) || /^(f|min|max)\./.test(name);

/** By what is stated of products: there are as many orders as attributes. */
const isSpecOrder = ([name, value]: [string, string]) => name === 'order' && /^(asc|desc)\./.test(value);

/** Path and meaningful parameters in a fixed order: the name of the page in cache. */
export function pageAddressOf({ url = '/' }: Pick<IncomingMessage, 'url'>) {
  const [path = '/', query] = url.split('?', 2);
  if (!query) return path;
  const given = new URLSearchParams(query);
  const narrowing = [...new Set(given.keys())].filter(narrows).sort();
  const kept = new URLSearchParams(
    [...meaningful, ...narrowing].flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])),
  );
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** Pages that show what one visitor alone may see. */
export const isOwn = (address: string) => /^\/teklif(?:[/?]|$)/.test(address);

/**
 * What a page for one visitor tells of its address: nothing to other sites, and nothing at all where it is a secret. The
 * others hold forms, which have to say where they come from.
 */
export const referrerOf = (address: string) => ({
  'Referrer-Policy': address.startsWith('/teklif/') ? 'no-referrer' : 'same-origin',
});

/** Whether a page shows a part of a list, or one in an order of its own: there are more such pages than anyone could keep. */
export const isPart = (address: string) =>
  address.includes('?') &&
  [...new URLSearchParams(address.split('?', 2)[1])].some((entry) => narrows(entry[0]) || isSpecOrder(entry));
