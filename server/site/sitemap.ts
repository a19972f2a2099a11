import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import * as categories from '../modules/categories/categories.store.ts';
import * as products from '../modules/products/products.store.ts';

/** Most addresses that one sitemap may hold, by the protocol. */
const mostAddresses = 50_000;

/** The pages that are there whatever the content. */
const fixed = [
  '/',
  '/products',
  '/sectors',
  ...['manufacturing', 'construction', 'infrastructure', 'energy'].map((id) => `/sectors/${id}`),
  '/about',
  '/contact',
  '/kvkk',
];

export const sitemapAddresses = ['/sitemap.xml', '/sitemap-:part.xml'];

/** One sitemap, or, past 50,000 addresses, an index of several. */
export const sitemap =
  (db: Db, origin: string): RequestHandler =>
  async (req, res, next) => {
    const parts = Math.ceil(
      (fixed.length + (await categories.list(db)).length + (await products.countOf(db, {}))) / mostAddresses,
    );
    const part = req.params.part === undefined ? undefined : Number(req.params.part);
    if (part !== undefined && !(Number.isInteger(part) && part >= 1 && part <= parts)) return next();
    res.type('application/xml');
    if (part === undefined && parts > 1) return void res.send(indexOf(origin, parts));
    const from = ((part ?? 1) - 1) * mostAddresses;
    const all = [...fixed, ...(await categories.list(db)).map(({ id }) => address('categories', id))];
    const head = all.slice(from, from + mostAddresses);
    const ids = await products.idsFrom(db, Math.max(0, from - all.length), mostAddresses - head.length);
    res.send(setOf(origin, [...head, ...ids.map((id) => address('products', id))]));
  };

const address = (kind: string, id: string) => `/${kind}/${encodeURIComponent(id)}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');

const xml = (root: string, entry: string, locations: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations
    .map((location) => `<${entry}><loc>${escaped(location)}</loc></${entry}>`)
    .join('')}</${root}>\n`;

const setOf = (origin: string, addresses: string[]) =>
  xml(
    'urlset',
    'url',
    addresses.map((path) => origin + path),
  );

const indexOf = (origin: string, parts: number) =>
  xml(
    'sitemapindex',
    'sitemap',
    Array.from({ length: parts }, (_, at) => `${origin}/sitemap-${at + 1}.xml`),
  );
