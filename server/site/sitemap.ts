import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { Db } from '../db/database.ts';
import { listCategories } from '../modules/catalogue/references/categories.store.ts';
import { countProducts } from '../modules/catalogue/products/products.list.ts';
import { productsMadeFrom } from '../modules/catalogue/products/products.store.ts';
import { sectors } from '../modules/catalogue/sectors/sectors.ts';

/** The most addresses that the protocol allows in one sitemap. */
const mostAddresses = 50_000;
/** So many pictures of a product are listed: with all of them, a sitemap might exceed the 50 MB that are allowed. */
const mostPictures = 5;
/** So many products are read at a time, so that other requests are answered in between. */
const atOnce = 500;

/** The pages that exist whatever the content. */
const fixed = [
  '/',
  '/products',
  '/olcuyle-bul',
  '/belgeler',
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
    const all = [...fixed, ...(await listCategories(db)).map(({ id }) => address('categories', id))];
    const parts = Math.ceil((all.length + (await countProducts(db, { discontinued: false }))) / mostAddresses);
    const part = req.params.part === undefined ? undefined : Number(req.params.part);
    if (part !== undefined && !(Number.isInteger(part) && part >= 1 && part <= parts)) return next();
    res.type('application/xml');
    const { ErrorLevel, SitemapIndexStream, SitemapStream } = await load();
    if (part === undefined && parts > 1) {
      const addresses = Array.from({ length: parts }, (_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml` }));
      return pipeline(addresses, new SitemapIndexStream(), res);
    }
    const from = ((part ?? 1) - 1) * mostAddresses;
    const head = all.slice(from, from + mostAddresses);
    const entries = async function* () {
      for (const path of head) yield { url: origin + path };
      yield* productEntries(db, origin, Math.max(0, from - all.length), mostAddresses - head.length);
    };
    return pipeline(entries, new SitemapStream({ xmlns: pictures, level: ErrorLevel.SILENT }), res);
  };

/**
 * Yields products with their pictures and the moment of their last change. Lists have no such moment: theirs would be that
 * of any product, and search engines stop believing moments that are not exact.
 */
async function* productEntries(db: Db, origin: string, from: number, count: number) {
  let after: number | undefined;
  for (let at = 0; at < count; at += atOnce) {
    const rows = await productsMadeFrom(db, {
      after,
      skipped: at === 0 ? from : 0,
      limit: Math.min(atOnce, count - at),
    });
    after = rows.at(-1)?.seq;
    for (const { id, image, morePictures, changedAt } of rows) {
      const urls = [image ?? [], morePictures.map(({ url }) => url)].flat().slice(0, mostPictures);
      yield {
        url: origin + address('products', id),
        ...(changedAt !== null && { lastmod: new Date(changedAt).toISOString() }),
        img: urls.map((url) => ({ url: new URL(url, `${origin}/`).href })),
      };
    }
    if (rows.length < atOnce) return;
  }
}

// The package loads a parser of XML, which would slow down every start.
const load = () => import('sitemap');

/** The protocol has several extensions; only the one for pictures is used. */
const pictures = { news: false, xhtml: false, image: true, video: false };

const address = (kind: string, id: string) => `/${kind}/${encodeURIComponent(id)}`;
