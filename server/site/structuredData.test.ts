import { expect, test } from 'vitest';
import * as entry from '../../web/entry.server.tsx';
import { refusedIn } from '../../web/testing/googleRules.ts';
import { problemsIn } from '../../web/testing/schemaOrg.ts';
import { importStarter } from '../testing/openCatalogue.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

type Facts = Record<string, unknown>;

const dataBlocks = /<script type="application\/ld\+json">(.*?)<\/script>/g;

test('search engines can read what every product of the starter content tells them, and every other page', async () => {
  const site = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' }, entry);
  await importStarter(site.db);
  const { data } = await site.asVisitor('{ products(first: 100) { nodes { id price } } categories { id } }');
  const factsOn = async (path: string) => {
    const page = await (await fetch(site.origin + path)).text();
    return [...page.matchAll(dataBlocks)].map(([, json = '']) => JSON.parse(json) as Facts);
  };
  const products = data.products.nodes as { id: string; price: number | null }[];
  expect(products.filter(({ price }) => price === null)).toHaveLength(18);
  for (const { id, price } of products) {
    const facts = await factsOn(`/products/${id}`);
    expect(facts.map((one) => one['@type']).sort(), id).toEqual(['BreadcrumbList', price ? 'Product' : 'ItemPage']);
    const ours = facts.filter((one) => one['@type'] !== 'BreadcrumbList');
    expect([...facts.flatMap(refusedIn), ...ours.flatMap((one) => problemsIn(one))], id).toEqual([]);
  }
  const others = [
    '/',
    '/contact',
    '/products',
    '/about',
    ...data.categories.map(({ id }: Facts) => `/categories/${id}`),
  ];
  for (const path of others) {
    const facts = await factsOn(encodeURI(path));
    expect(facts.length, path).toBeGreaterThan(0);
    expect(facts.flatMap(refusedIn), path).toEqual([]);
  }
});
