import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { BinDocument, type BinQuery, type BinQueryVariables } from './bin.generated.ts';
import type { Selection } from '../../parts/lists/useSelection.ts';

/** The API gives at most this many entries at once. */
const most = 100;

type Filter = Pick<BinQueryVariables, 'entity' | 'search'>;

/**
 * Keeps the selected entries while the pages of one search are turned, and selects all entries of the search on request.
 * `ids` are those in sight.
 */
export function useBinSelection(ids: string[], filter: Filter) {
  const client = useApolloClient();
  const key = JSON.stringify(filter);
  const [marks, setMarks] = useState<{ key: string; marked: ReadonlySet<string> }>({ key, marked: new Set() });
  const marked = marks.key === key ? marks.marked : new Set<string>();
  const mark = (next: Iterable<string>) => setMarks({ key, marked: new Set(next) });
  const inSight = ids.filter((id) => marked.has(id));
  const all = ids.length > 0 && inSight.length === ids.length;

  /** Asks for all pages of the list, whose rows stay out of the cache. */
  async function selectAll() {
    const found: string[] = [];
    for (let after: string | null | undefined = null, more = true; more;) {
      const variables: BinQueryVariables = { ...filter, first: most, after };
      const { data }: { data?: BinQuery | undefined } = await client.query({
        query: BinDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      found.push(...(data?.bin.nodes ?? []).map(({ id }) => id));
      after = data?.bin.pageInfo.endCursor;
      more = data?.bin.pageInfo.hasNextPage ?? false;
    }
    mark(found);
  }

  const selection: Selection = {
    chosen: [...marked],
    count: marked.size,
    has: (id) => marked.has(id),
    all,
    some: inSight.length > 0 && !all,
    toggle: (id) => mark(marked.has(id) ? [...marked].filter((one) => one !== id) : [...marked, id]),
    toggleAll: () => mark(all ? [...marked].filter((id) => !ids.includes(id)) : [...marked, ...ids]),
    clear: () => mark([]),
  };
  return { selection, selectAll };
}
