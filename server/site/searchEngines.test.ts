import { expect, test } from 'vitest';
import * as entry from '../../web/entry.server.tsx';
import { refusedIn } from '../../web/testing/googleRules.ts';
import { problemsIn } from '../../web/testing/schemaOrg.ts';
import { importStarter } from '../testing/openCatalogue.ts';
import { readRobots } from '../testing/robots.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

type Facts = Record<string, unknown>;

const dataBlocks = /<script type="application\/ld\+json">(.*?)<\/script>/g;
const factsIn = (html: string) => [...html.matchAll(dataBlocks)].map(([, json = '']) => JSON.parse(json) as Facts);

/** Returns the addresses of this site to which the links of a page lead, unless they are not to be followed. */
const followedIn = (html: string, path: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const [, href = ''] = /\bhref="([^"]*)"/.exec(tag) ?? [];
    const { origin, pathname, search } = new URL(href.replaceAll('&amp;', '&'), `https://vitrin.example${path}`);
    const isFollowed = origin === 'https://vitrin.example' && !/\brel="[^"]*nofollow/.test(tag);
    return isFollowed ? [pathname + search] : [];
  });

test('what a crawler may follow comes to an end, holds every product, and tells each in a valid form', async () => {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' }, entry);
  await importStarter(site.db);
  const { data } = await site.asVisitor('{ products(first: 100) { nodes { id price } } }');
  const mayRead = readRobots(await (await fetch(`${site.origin}/robots.txt`)).text());
  const known = new Set(['/']);
  for (const path of known) {
    if (path.endsWith('.pdf')) continue;
    const html = await (await fetch(site.origin + path)).text();
    for (const link of followedIn(html, path)) if (mayRead(link)) known.add(link);
    const facts = factsIn(html);
    expect(facts.flatMap(refusedIn), path).toEqual([]);
    const [product] = facts.filter((one) => ['Product', 'ItemPage'].includes(String(one['@type'])));
    if (product) expect(problemsIn(product), path).toEqual([]);
    expect(known.size, path).toBeLessThan(200);
  }
  const products = data.products.nodes as { id: string; price: number | null }[];
  expect(products.filter(({ price }) => price === null)).toHaveLength(18);
  expect(products.filter(({ id }) => !known.has(`/products/${id}`))).toEqual([]);
  expect([...known].filter((path) => path.includes('?'))).toEqual([]);
  // Each page is rendered here, some of them slowly on a busy machine.
}, 60_000);

test('the robots’ rules close every address with a query but the further pages of a whole list', async () => {
  const site = await serveTestSite();
  const mayRead = readRobots(await (await fetch(`${site.origin}/robots.txt`)).text());
  const open = [
    '/',
    '/products',
    '/products/17',
    '/categories/vanalar',
    '/categories/vanalar?after=abc',
    '/uploads/a.webp',
  ];
  expect(open.filter((path) => !mayRead(path))).toEqual([]);
  const closed = [
    ...['/admin', '/admin/products', '/graphql', '/karsilastir', '/karsilastir?u=1', '/contact?subject=x'],
    ...['kind=vana', 'f.kapak=2rs', 'order=price', 'gorunum=tablo', 'kind=vana&after=abc', 'after=abc&order=price'].map(
      (query) => `/categories/vanalar?${query}`,
    ),
    ...['/products?q=vana', '/products?kind=vana', '/teklif?ekle=17'],
  ];
  expect(closed.filter(mayRead)).toEqual([]);
});
