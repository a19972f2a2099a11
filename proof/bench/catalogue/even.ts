import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, type Site } from '../../../e2e/testing/site.ts';
import { generated } from './products.ts';
import { command } from '../../tools/command.ts';
import type { Places } from '../measure/queries.ts';

const oldest = 1_500_000_000_000;

/** Adds categories until there are 20, and so many products that are spread over all of them. */
export async function fillEvenly(site: Site, products: number) {
  const { categories } = await ask<{ categories: { id: string }[] }>(site, '{ categories { id } }');
  const added = Array.from({ length: 20 - categories.length }, (_, at) => ({
    id: `grup-${at}`,
    name: `Grup ${at}`,
    description: 'Ölçüsü ve kodu bildirilen parçalar.',
  }));
  const ids = [...categories, ...added].map(({ id }) => id);
  const content = {
    information: {
      categories: { categories: added },
      products: {
        products: [...generated(products, () => false)].map((product, at) => ({
          ...product,
          id: String(oldest + at * 1000),
          category: ids[at % ids.length],
        })),
      },
    },
  };
  const file = join(site.dataDir, 'generated.json');
  await writeFile(file, JSON.stringify(content));
  command('content', ['import', file], site.dataDir);
  await rm(file);
}

type List = { products: { edges: { cursor: string; node: { id: string } }[]; pageInfo: { endCursor: string | null } } };

/** Every place in the list of the newest first. */
export async function placesOf(site: Site): Promise<Places> {
  const query =
    'query ($after: String) { products(first: 100, after: $after) { edges { cursor node { id } } pageInfo { endCursor } } }';
  const edges: List['products']['edges'] = [];
  for (let after: string | null = null; ;) {
    const { products }: List = await ask<List>(site, query, { after });
    if (products.edges.length === 0) break;
    edges.push(...products.edges);
    after = products.pageInfo.endCursor;
  }
  const half = edges.slice(0, Math.ceil(edges.length / 2));
  return { cursors: half.map(({ cursor }) => cursor), ids: edges.map(({ node }) => node.id) };
}
