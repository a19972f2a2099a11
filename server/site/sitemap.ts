import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { SitemapItemLoose } from 'sitemap';
import { inLanguage } from '../../common/text/languagePath.ts';
import { sourceLanguage } from '../../common/text/locale.ts';
import { leavingOf, type Services } from '../context/context.ts';
import type { Db } from '../db/database.ts';
import { namedThings } from '../entity/alternates.store.ts';
import type { HeavyPlace } from '../limits/processorBudget.ts';
import { languagesOf } from '../modules/pages/languages/languages.store.ts';
import { listCategories } from '../modules/catalogue/references/categories.store.ts';
import { countProducts } from '../modules/catalogue/products/products.list.ts';
import { productsMadeFrom } from '../modules/catalogue/products/products.store.ts';
import { sectors } from '../modules/catalogue/sectors/sectors.ts';

/**
 * The most addresses in one sitemap: what the protocol allows, and fewer where each address names those in other languages, too,
 * since a sitemap of a dozen languages would exceed the 50 MB that are allowed.
 */
const mostAddresses = { inOneLanguage: 50_000, inSeveral: 20_000 };
/** So many pictures of a product are listed: with all of them, a sitemap might exceed the 50 MB that are allowed. */
const mostPictures = 5;
/** So many products are read at a time, so that other requests are answered in between. */
const atOnce = 500;

/** The pages that exist whatever the content, in each language whose interface has words. */
const inAllLanguages = [
  '/',
  '/products',
  '/olcuyle-bul',
  '/belgeler',
  '/sectors',
  ...sectors.map(({ id }) => `/sectors/${id}`),
  '/about',
  '/contact',
];
const fixed = [...inAllLanguages, '/kvkk'];

export const sitemapAddresses = ['/sitemap.xml', '/sitemap-:part.xml'];

type Paths = { code: string; path: string }[];
/** Tells where a page is in other languages. */
type Alternates = {
  codes: string[];
  ofPage: (path: string) => Paths;
  ofThing: (entity: string, folder: string, id: string) => Paths;
};

/** Finds which pages are in which language; none where the site has one alone. */
async function alternatesOf(db: Db, withWords: readonly string[]): Promise<Alternates> {
  const codes = (await languagesOf(db)).filter(({ indexable }) => indexable).map(({ code }) => code);
  const named = codes.length > 0 ? await namedThings(db) : new Map<string, Map<string, string | null>>();
  return {
    codes,
    ofPage: (path) =>
      codes
        .filter((code) => withWords.includes(code) && inAllLanguages.includes(path))
        .map((code) => ({ code, path: inLanguage(path, code) })),
    ofThing: (entity, folder, id) =>
      codes.flatMap((code) => {
        const name = named.get(`${entity} ${code}`)?.get(id);
        return name === undefined ? [] : [{ code, path: inLanguage(address(folder, name ?? id), code) }];
      }),
  };
}

/**
 * Serves one sitemap, or an index of several for many addresses and for several languages: those of a language are in its own,
 * '/sitemap-en.xml', or '/sitemap-en-2.xml' where there are many. `withWords` are the languages in which the site has words.
 */
export const sitemap =
  (
    { db, limits }: Pick<Services, 'db' | 'limits'>,
    origin: string,
    withWords: readonly string[] = [],
  ): RequestHandler =>
  async (req, res, next) => {
    // A whole catalogue takes as long as many pages do.
    await limits.heavy(
      req.ip ?? '',
      async (place) => {
        const content = await place.measured(() => contentOf(db, origin, withWords, req.params.part));
        if (!content) return next();
        res.type('application/xml');
        await pipeline('index' in content ? content.index : xmlOf(content, place), res);
      },
      leavingOf(res)(),
    );
  };

type Entry = SitemapItemLoose;
type Content = { batches: AsyncGenerator<Entry[]>; hasLinks: boolean };

/** Reads what a sitemap is made of, or the index of all; undefined where there is none of that name. */
async function contentOf(
  db: Db,
  origin: string,
  withWords: readonly string[],
  asked: string | string[] | undefined,
): Promise<Content | { index: Readable } | undefined> {
  const alternates = await alternatesOf(db, withWords);
  const all = [...fixed, ...(await listCategories(db)).map(({ id }) => address('categories', id))];
  const most = alternates.codes.length > 0 ? mostAddresses.inSeveral : mostAddresses.inOneLanguage;
  const parts = Math.ceil((all.length + (await countProducts(db, { discontinued: false }))) / most);
  const names = namesOf(alternates.codes, parts);
  const chosen = asked === undefined ? { part: 1 } : names.get(String(asked));
  if (!chosen) return undefined;
  if (asked === undefined && names.size > 1) {
    const { SitemapIndexStream } = await load();
    const addresses = [...names.keys()].map((name) => ({ url: `${origin}/sitemap-${name}.xml` }));
    return { index: Readable.from(addresses).pipe(new SitemapIndexStream()) };
  }
  const { part, language }: Part = chosen;
  const from = (part - 1) * most;
  const head = all.slice(from, from + most);
  const seen = { alternates, language, origin };
  const batches = async function* () {
    for (let at = 0; at < head.length; at += atOnce)
      yield head.slice(at, at + atOnce).flatMap((path) => [...entryOf(seen, path, alternatesAt(alternates, path), {})]);
    yield* productEntries(db, seen, Math.max(0, from - all.length), most - head.length);
  };
  return { batches: batches(), hasLinks: alternates.codes.length > 0 };
}

const end = '</urlset>';

/** Writes batch after batch: each is charged as it is made, and others are answered in between. */
async function* xmlOf({ batches, hasLinks }: Content, place: HeavyPlace): AsyncGenerator<string> {
  const { ErrorLevel, SitemapStream } = await load();
  const written = async (entries: Entry[]) => {
    const stream = new SitemapStream({ xmlns: { ...pictures, xhtml: hasLinks }, level: ErrorLevel.SILENT });
    return entries.length === 0 ? '' : textOf(Readable.from(entries).pipe(stream));
  };
  let isEmpty = true;
  for (let isOver = false; !isOver; await place.nextPiece()) {
    const whole = await place.measured(async () => {
      const batch = await batches.next();
      isOver = batch.done === true;
      return written(batch.done ? [] : batch.value);
    });
    const body = whole.slice(isEmpty ? 0 : whole.indexOf('<url>'), -end.length);
    if (body) yield body;
    isEmpty &&= body === '';
  }
  yield isEmpty ? emptySitemap : end;
}

/** A language may have no page in a part, and search engines read this as well. */
const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

type Part = { part: number; language?: string };

/**
 * Names the sitemaps of a site. Each of a language has what stands in it of the pages of a Turkish one, so that it has no more
 * addresses: '2' and 'en-2'.
 */
function namesOf(languages: string[], parts: number): Map<string, Part> {
  const all = Array.from({ length: parts }, (_, at) => at + 1);
  const inLanguages = languages.flatMap((language) =>
    all.map((part): [string, Part] => [parts > 1 ? `${language}-${part}` : language, { part, language }]),
  );
  return new Map<string, Part>([...all.map((part): [string, Part] => [String(part), { part }]), ...inLanguages]);
}

type Seen = { alternates: Alternates; language?: string | undefined; origin: string };

const alternatesAt = ({ ofPage, ofThing }: Alternates, path: string) => {
  const id = /^\/categories\/(.+)$/.exec(path)?.[1];
  return id === undefined ? ofPage(path) : ofThing('category', 'categories', decodeURIComponent(id));
};

/** Yields the page in the language of the sitemap, if it is there in it, with its addresses in all languages. */
function* entryOf({ language, origin }: Seen, path: string, others: Paths, facts: object) {
  const own = language === undefined ? path : others.find(({ code }) => code === language)?.path;
  if (own === undefined) return;
  const all = [{ code: 'x-default', path }, { code: sourceLanguage, path }, ...others];
  const links = all.map((one) => ({ lang: one.code, url: origin + one.path }));
  yield { url: origin + own, ...facts, ...(others.length > 0 && { links }) };
}

/**
 * Yields batches of products with their pictures and the moment of their last change. Lists have no such moment: theirs would be that
 * of any product, and search engines stop believing moments that are not exact.
 */
async function* productEntries(db: Db, seen: Seen, from: number, count: number): AsyncGenerator<Entry[]> {
  const { alternates, origin } = seen;
  let after: number | undefined;
  for (let at = 0; at < count; at += atOnce) {
    const rows = await productsMadeFrom(db, {
      after,
      skipped: at === 0 ? from : 0,
      limit: Math.min(atOnce, count - at),
    });
    after = rows.at(-1)?.seq;
    yield rows.flatMap(({ id, image, morePictures, changedAt }) => {
      const urls = [image ?? [], morePictures.map(({ url }) => url)].flat().slice(0, mostPictures);
      return [
        ...entryOf(seen, address('products', id), alternates.ofThing('product', 'products', id), {
          ...(changedAt !== null && { lastmod: new Date(changedAt).toISOString() }),
          img: urls.map((url) => ({ url: new URL(url, `${origin}/`).href })),
        }),
      ];
    });
    if (rows.length < atOnce) return;
  }
}

// The package loads a parser of XML, which would slow down every start.
const load = () => import('sitemap');

/** The protocol has several extensions; pictures are used, and the links to other languages where there are some. */
const pictures = { news: false, xhtml: false, image: true, video: false };

const address = (kind: string, id: string) => `/${kind}/${encodeURIComponent(id)}`;
