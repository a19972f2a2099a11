import { readFileSync } from 'node:fs';
import { ask, type Site } from '../../e2e/testing/site.ts';
import { placesOf } from '../api/catalogue.ts';
import { createAsking, quantile } from '../ask.ts';
import { typed } from '../typed.ts';
import { ms, times, type Row } from './row.ts';

const suggestions = readFileSync('web/site/parts/search/suggestions.graphql', 'utf8');
const list = 'query ($search: String) { products(search: $search, first: 20) { totalCount nodes { id name } } }';
const byId = 'query ($id: ID!) { product(id: $id) { id name price image category { id name } } }';
const rounds = 200;

/** Searches that are not repeated, beside a read by id through the same API; each a median. */
export async function search(site: Site): Promise<Row[]> {
  const { products } = await ask<{ products: { nodes: { id: string; name: string }[] } }>(
    site,
    '{ products(first: 100) { nodes { id name } } }',
  );
  const names = typed(
    products.nodes.map(({ name }) => name),
    rounds,
  );
  const asking = createAsking(site.origin);
  const median = async (query: string, variablesAt: (n: number) => object) => {
    const taken: number[] = [];
    for (let n = 0; n < rounds; n++) taken.push((await asking.query(query, { ...variablesAt(n), n })).ms);
    return quantile(taken, 0.5);
  };
  const { ids } = await placesOf(site);
  let at = 0;
  // Another each time: one that was asked for before comes from memory.
  const read = () => median(byId, () => ({ id: ids[at++] }));
  await read();
  const rows: Row[] = [];
  for (const [what, query, searchAt] of [
    ['A suggestion while typing', suggestions, (n: number) => names[n]],
    ['A search of two common words', list, () => 'paslanmaz seri'],
    ['A search of a mistyped word', list, () => 'paslanmza'],
  ] as const) {
    const [least, ours] = [await read(), await median(query, (n) => ({ search: searchAt(n), first: 6 }))];
    rows.push({ what, ours: ms(ours), yardstick: `a read by id: ${ms(least)}`, ratio: times(ours, least) });
  }
  asking.close();
  return rows;
}
