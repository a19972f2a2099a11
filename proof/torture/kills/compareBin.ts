import { ask, type Site } from '../../../e2e/testing/site.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { Acknowledged } from './writers.ts';

type Bin = { bin: { nodes: { name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };

const binQuery =
  'query ($after: String) { bin(entity: PRODUCT, first: 100, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } } }';
/** Histories counted in one operation. */
const atOnce = 10;

/** What was deleted lies in the bin, what was brought back does not, and each change stands in its history once. */
export async function compareBin(
  site: Site,
  cookie: string,
  { known, outcome, when }: { known: Acknowledged; outcome: Outcome; when: string },
) {
  const binned = new Set<string>();
  for (let after: string | null = null, more = true; more;) {
    const { bin }: Bin = await ask<Bin>(site, binQuery, { after }, cookie);
    bin.nodes.forEach(({ name }) => binned.add(name));
    more = bin.pageInfo.hasNextPage;
    after = bin.pageInfo.endCursor;
  }
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
