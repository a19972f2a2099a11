import { ask, type Site } from '../../../e2e/testing/site.ts';
import { pagesOf } from '../../tools/pagesOf.ts';
import type { Places } from '../measure/operations.ts';
import { importContent } from './fill.ts';
import { generated } from './products.ts';

/** Adds categories until there are 20, and so many products, which are spread evenly over all categories. */
export async function fillEvenly(site: Site, products: number) {
  const { categories } = await ask<{ categories: { id: string }[] }>(site, '{ categories { id } }');
  const added = Array.from({ length: 20 - categories.length }, (_, at) => ({
    id: `grup-${at}`,
    name: `Grup ${at}`,
    description: 'Ölçüsü ve kodu bildirilen parçalar.',
  }));
  const ids = [...categories, ...added].map(({ id }) => id);
  const spread = [...generated(products)].map((product, at) => ({ ...product, category: ids[at % ids.length] }));
  await importContent(site.dataDir, {
    information: { categories: { categories: added }, products: { products: spread } },
  });
}

type Edges = { edges: { cursor: string; node: { id: string } }[] };

/** Reads all ids of products, the newest first, and the cursors of the newer half. */
export async function placesOf(site: Site): Promise<Places> {
  const all: Edges['edges'] = [];
  for await (const { edges } of pagesOf<Edges>(site, 'products', 'edges { cursor node { id } }')) all.push(...edges);
  const newer = all.slice(0, Math.ceil(all.length / 2));
  return { cursors: newer.map(({ cursor }) => cursor), ids: all.map(({ node }) => node.id) };
}
