import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessionCookie, startSite } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { createAsking, quantile } from './ask.ts';
import { generated } from './catalogue.ts';
import { seeded } from './expand.ts';
import { command } from './fill.ts';

/**
 * Filters in a catalogue of products with ten specs each, on the built server over HTTP: `npm run build && npx tsx
 * bench/filters.ts`, about three minutes; 100,000 products, or as many as it is told. Medians in milliseconds.
 */
const size = Number(process.argv[2] ?? 100_000);
const random = seeded(20261122);
const below = (most: number) => Math.floor(random() * most);
const options = Array.from({ length: 12 }, (_, at) => ({ id: `o${at}`, name: `Seçenek ${at}` }));

/** Four attributes that all kinds have, and six of each kind's own; one of three is measured by a choice of numbers. */
const attributesOf = (kind: string) =>
  Array.from({ length: 10 }, (_, at) => ({
    id: at < 4 ? `ortak-${at}` : `${kind}-${at}`,
    name: at < 4 ? `Ortak ${at}` : `${kind} ${at}`,
    ...(at % 2 === 0 ? { kind: 'NUMBER', unit: 'mm' } : { kind: 'OPTION', options }),
  }));
const valueOf = (at: number) => (at % 2 === 0 ? String(below(200)) : `o${below(12)}`);

const dataDir = await temporaryFolder();
try {
  const products = [...generated(size, () => false)].map((product, at) => ({
    id: String(1_500_000_000_000 + at * 1000),
    ...product,
    kind: product.category,
    availability: [undefined, 'IN_STOCK', 'ON_ORDER'][at % 3],
    specs: attributesOf(product.category).map(({ id }, place) => ({ attributeId: id, values: [valueOf(place)] })),
  }));
  const categories = [...new Set(products.map(({ category }) => category))];
  const attributes = new Map(categories.flatMap(attributesOf).map((one) => [one.id, one]));
  const kinds = categories.map((id) => ({ id, name: id, attributes: attributesOf(id).map((one) => ({ attributeId: one.id, filterable: true })) })); // prettier-ignore
  const file = join(dataDir, 'generated.json');
  const information = {
    categories: { categories: categories.map((id) => ({ id, name: id })) },
    attributes: { attributes: [...attributes.values()] },
    kinds: { kinds },
    products: { products },
  };
  await writeFile(file, JSON.stringify({ information, messages: [] }));
  console.log(`import: ${(command('content', ['import', file], dataDir) / 1000).toFixed(1)} s`);
  await rm(file);
  const site = await startSite(dataDir);
  const asking = createAsking(site.origin, await sessionCookie(site));
  const median = async (name: string, request: (category: string, at: number) => Promise<{ ms: number }>) => {
    const times: number[] = [];
    for (let at = 0; at < 20; at++) times.push((await request(categories[at % categories.length] ?? '', at)).ms);
    console.log(`${name}: median ${quantile(times, 0.5).toFixed(1)}, 90th ${quantile(times, 0.9).toFixed(1)}`);
  };
  const facets = `facets { total kinds { count } price { low high histogram } availability { count }
    specs { attribute { id } choices { value count } range { low high values histogram } } }`;
  const listed = (more: string) =>
    `query ($categoryId: ID, $filter: ProductFilter) { products(first: 24, categoryId: $categoryId, discontinued: false, filter: $filter) { nodes { id name } totalCount ${more} } }`;
  // Each asks for something else than the one before: nothing is kept.
  const filterOf = (category: string, at: number) => ({
    specs: [
      { attributeId: 'ortak-0', range: { from: String(20 + at), to: String(60 + at) } },
      { attributeId: `${category}-5`, anyOf: ['o1', 'o2', `o${at % 12}`] },
    ],
  });
  const path = (category: string, at: number, more = '') =>
    `/categories/${encodeURIComponent(category)}?order=${['name', 'price', 'price-desc'][at % 3] ?? ''}${more}`;
  const filtered = (category: string, at: number) =>
    `&min.ortak-0=${20 + at}&max.ortak-0=${60 + at}&f.${encodeURIComponent(category)}-5=o${at % 12}`;
  try {
    await asking.page('/');
    const ask = (query: string, variables: object) => asking.query(query, variables);
    await median('list', (categoryId, at) => ask(listed(`# ${at}\n`), { categoryId }));
    await median('list, filtered', (categoryId, at) => ask(listed(`# ${at}\n`), { categoryId, filter: filterOf(categoryId, at) })); // prettier-ignore
    await median('facets', (categoryId, at) => ask(listed(`${facets} # ${at}\n`), { categoryId }));
    await median('facets, filtered', (categoryId, at) => ask(listed(`${facets} # ${at}\n`), { categoryId, filter: filterOf(categoryId, at) })); // prettier-ignore
    await median('page', (category, at) => asking.page(path(category, at)));
    await median('page, filtered', (category, at) => asking.page(path(category, at, filtered(category, at))));
    const update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
    await median('save', (_, at) => {
      const { id = '', name = '', category = '', specs = [] } = products[at * 31] ?? {};
      return ask(update, {
        id,
        input: { name, description: `x ${at}`, categoryId: category, kindId: category, specs },
      });
    });
  } finally {
    asking.close();
    await site.stop();
  }
} finally {
  await rm(dataDir, { recursive: true });
}
