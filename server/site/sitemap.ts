import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import * as categories from '../modules/catalogue/references/categories.store.ts';
import { countOf } from '../modules/catalogue/products/products.lists.ts';
import * as products from '../modules/catalogue/products/products.store.ts';
import { sectors } from '../modules/catalogue/sectors/sectors.ts';

/** The most addresses that the protocol allows in one sitemap. */
const mostAddresses = 50_000;

/** The pages that exist whatever the content. */
const fixed = [
  '/',
  '/products',
  '/sectors',
  ...sectors.map(({ id }) => `/sectors/${id}`),
  '/about',
  '/contact',
  '/kvkk',
];

export const sitemapAddresses = ['/sitemap.xml', '/sitemap-:part.xml'];

/** Serves one sitemap, or an index of several beyond 50,000 addresses. */
export const sitemap =
  (db: Db, origin: string): RequestHandler =>
  async (req, res, next) => {
    const parts = Math.ceil(
      (fixed.length + (await categories.list(db)).length + (await countOf(db, { discontinued: false }))) /
        mostAddresses,
    );
    const part = req.params.part === undefined ? undefined : Number(req.params.part);
    if (part !== undefined && !(Number.isInteger(part) && part >= 1 && part <= parts)) return next();
    res.type('application/xml');
    const { ErrorLevel, SitemapIndexStream, SitemapStream } = await load();
    if (part === undefined && parts > 1) {
      const addresses = Array.from({ length: parts }, (_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml` }));
      return pipeline(addresses, new SitemapIndexStream(), res);
    }
    const from = ((part ?? 1) - 1) * mostAddresses;
    const all = [...fixed, ...(await categories.list(db)).map(({ id }) => address('categories', id))];
    const head = all.slice(from, from + mostAddresses);
    const ids = await products.idsFrom(db, Math.max(0, from - all.length), mostAddresses - head.length);
    const addresses = [...head, ...ids.map((id) => address('products', id))].map((path) => ({ url: origin + path }));
    return pipeline(addresses, new SitemapStream({ xmlns: plain, level: ErrorLevel.SILENT }), res);
  };

// The package loads a parser of XML, which would slow down every start.
const load = () => import('sitemap');

/** The extensions for news, pictures and videos are left out, since the sitemap uses none. */
const plain = { news: false, xhtml: false, image: false, video: false };

const address = (kind: string, id: string) => `/${kind}/${encodeURIComponent(id)}`;
