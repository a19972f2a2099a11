import { ask, sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { staleReads } from '../measure/freshness.ts';
import { createAsking, quantile } from '../measure/asking.ts';
import { ms, times, type Row } from '../measure/row.ts';

const rounds = 30;
const writes = 1000;

/** First looks after a save, and how many looks came too early. */
export async function afterWrite(site: Site): Promise<Row[]> {
  const rows = await firstLooks(site);
  const stale = await staleReads(site, writes);
  return [...rows, { what: `Stale of ${(2 * writes).toLocaleString('en')} looks after a save`, ours: String(stale) }];
}

/** The first look at a page that a save has just changed, beside one that comes from memory. */
export async function firstLooks(site: Site): Promise<Row[]> {
  const cookie = await sessionCookie(site);
  const { categories } = await ask<{ categories: { id: string }[] }>(site, '{ categories { id } }');
  const input = { name: 'Vana', description: 'DN50', featured: true, categoryId: categories[0]?.id };
  const create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  const { createProduct } = await ask<{ createProduct: { id: string } }>(site, create, { input }, cookie);
  const { id } = createProduct;
  const rows: Row[] = [];
  const asking = createAsking(site.origin);
  for (const path of [
    '/',
    '/products',
    `/categories/${encodeURIComponent(input.categoryId ?? '')}`,
    `/products/${id}`,
  ]) {
    const [changed, kept]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      await ask(site, update, { id, input: { ...input, name: `Vana ${path} ${round}` } }, cookie);
      changed.push((await asking.page(path)).ms);
      kept.push((await asking.page(path)).ms);
    }
    const [ours, least] = [quantile(changed, 0.5), quantile(kept, 0.5)];
    rows.push({
      what: `${path.startsWith('/categories') ? 'A category' : path === `/products/${id}` ? 'A product' : path}, first look after a save`,
      ours: ms(ours),
      yardstick: `the same from memory: ${ms(least)}`,
      ratio: times(ours, least),
    });
  }
  asking.close();
  await ask(site, 'mutation ($id: ID!) { deleteProduct(id: $id) }', { id }, cookie);
  return rows;
}
