import { ask, type Site } from '../../../e2e/testing/site.ts';
import { exchange } from '../../tools/exchange.ts';
import { pagesOf } from '../../tools/pagesOf.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Acknowledged } from './writers.ts';

type Compared = { known: Acknowledged; outcome: Outcome; when: string };
type Nodes = { nodes: { id: string; name: string }[] };

/** One operation counts so many histories. */
const atOnce = 10;

/** Notes products that are missing, have another name or are there although they were deleted, and missing pictures. */
export async function compareProducts(site: Site, cookie: string, { known, outcome, when }: Compared) {
  const stored = new Map<string, string>();
  for await (const { nodes } of pagesOf<Nodes>(site, 'products', 'nodes { id name }'))
    nodes.forEach(({ id, name }) => stored.set(id, name));
  for (const [id, name] of known.products) {
    if (stored.get(id) !== name) outcome.lost.push(`product ${id} ${when}: '${stored.get(id)}' instead of '${name}'`);
  }
  for (const id of known.deleted.keys())
    if (stored.has(id)) outcome.lost.push(`product ${id} ${when}: deleted, and there`);
  for (const path of known.pictures) {
    // No page shows the pictures, so that only admins may see them.
    const answer = await exchange(site.origin, { path, headers: { cookie } });
    if (answer?.status !== 200) outcome.lost.push(`picture ${path} ${when}: status ${answer?.status}`);
  }
}

/** Notes products that are missing in the bin or wrongly there, and histories with more or fewer changes than were made. */
export async function compareBin(site: Site, cookie: string, { known, outcome, when }: Compared) {
  const binned = new Set<string>();
  for await (const { nodes } of pagesOf<Nodes>(site, 'bin(entity: PRODUCT)', 'nodes { name }', cookie))
    nodes.forEach(({ name }) => binned.add(name));
  for (const [id, name] of known.deleted)
    if (!binned.has(name)) outcome.lost.push(`product ${id} ${when}: deleted, and not in the bin`);
  for (const [id, name] of known.products)
    if (binned.has(name)) outcome.lost.push(`product ${id} ${when}: there, and in the bin`);

  const expected = [...known.changes];
  for (let from = 0; from < expected.length; from += atOnce) {
    const some = expected.slice(from, from + atOnce);
    const fields = some.map(([id], n) => `h${n}: history(entity: PRODUCT, id: "${id}", first: 0) { totalCount }`);
    const counts = await ask<Record<string, { totalCount: number }>>(site, `{ ${fields.join(' ')} }`, {}, cookie);
    some.forEach(([id, count], n) => {
      const found = counts[`h${n}`]?.totalCount;
      if (found !== count)
        outcome.lost.push(`product ${id} ${when}: ${found} changes in its history instead of ${count}`);
    });
  }
}
