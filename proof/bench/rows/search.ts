import { readFileSync } from 'node:fs';
import { ask, type Site } from '../../../e2e/testing/site.ts';
import { placesOf } from '../catalogue/even.ts';
import { typed } from '../catalogue/typed.ts';
import { createAsking } from '../measure/asking.ts';
import { median, ms, times, type Row } from '../measure/figures.ts';

export const suggestions = readFileSync('web/site/parts/search/suggestions.graphql', 'utf8');
export const byId = 'query ($id: ID!) { product(id: $id) { id name price image category { id name } } }';
export const list = 'query ($search: String) { products(search: $search, first: 20) { totalCount nodes { id name } } }';
const rounds = 200;

/** Measures searches that are not repeated, beside a read by id through the same API; each figure is a median. */
export async function search(site: Site): Promise<Row[]> {
  type Names = { products: { nodes: { name: string }[] } };
  const { products } = await ask<Names>(site, '{ products(first: 100) { nodes { id name } } }');
  const known = products.nodes.map(({ name }) => name);
  const names = typed(known, rounds);
  const asking = createAsking(site.origin);
  const medianOf = async (query: string, variablesAt: (n: number) => object) => {
    const taken: number[] = [];
    for (let n = 0; n < rounds; n++) taken.push((await asking.query(query, { ...variablesAt(n), n })).ms);
    return median(taken);
  };
  const { ids } = await placesOf(site);
  let at = 0;
  // Each read is of another product: one that was asked for before comes from memory.
  const read = () => medianOf(byId, () => ({ id: ids[at++] }));
  await read();
  const rows: Row[] = [];
  for (const [what, query, searchAt] of [
    ['A suggestion while typing', suggestions, (n: number) => names[n]],
    ['A search of two common words', list, () => 'paslanmaz seri'],
    ['A search of a mistyped word', list, () => 'paslanmza'],
  ] as const) {
    const [least, ours] = [await read(), await medianOf(query, (n) => ({ search: searchAt(n), first: 6 }))];
    rows.push({ what, ours: ms(ours), yardstick: `a read by id: ${ms(least)}`, ratio: times(ours, least) });
  }
  asking.close();
  return rows;
}
