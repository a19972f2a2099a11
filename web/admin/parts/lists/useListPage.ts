import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longestSearch } from '../../../../common/limits.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { readJson, writeJson } from '../storage/jsonStorage.ts';

/**
 * Keeps the state of a list in the address, so that a reload, a bookmark and the back button lead to the same page.
 * `?q=` is the search, cut to the length that the API takes; `?after=` holds the cursors of the pages so far, joined by
 * dots; the other parameters are the list's own filters. The filters in `kept` are also stored for each admin, and
 * restored when the list is opened without any.
 */
export function useListPage(name: string, kept: string[]) {
  const key = `filters:${useSession().adminId}:${name}`;
  const [params, setParams] = useSearchParams();
  const [lastFilters, setLastFilters] = useState(() => (params.size === 0 ? readJson<string>(key) : undefined));
  if (lastFilters && params.size > 0) setLastFilters(undefined);
  const search = params.get('q')?.slice(0, longestSearch) ?? '';
  const trail = params.get('after')?.split('.') ?? [];

  // The parameters of the pending navigation: a second change, such as a search after a pause in typing, must not undo
  // the first.
  const target = useRef(params);
  useEffect(() => void (target.current = params), [params]);
  const go = (changes: Record<string, string>, options?: Parameters<typeof setParams>[1]) => {
    const next = new URLSearchParams(target.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    target.current = next;
    setParams(next, options);
    return next;
  };
  const goToPage = (cursors: string[]) => void go({ after: cursors.join('.') });

  return {
    /** The query string with the filters of the last visit, to navigate to first. */
    lastFilters,
    search,
    param: (name: string) => params.get(name) ?? '',
    after: trail.at(-1),
    /** The cursors of the pages so far. */
    trail,
    page: trail.length,
    next: (cursor: string) => goToPage([...trail, cursor]),
    previous: () => goToPage(trail.slice(0, -1)),
    /** Returns to the first page. `replace` adds no entry to the browser's history, as while typing. */
    filter(changes: Record<string, string>, replace = false) {
      const next = go({ ...changes, after: '' }, { replace, preventScrollReset: true });
      const filters = new URLSearchParams([...next].filter(([name]) => kept.includes(name))).toString();
      writeJson(key, filters || undefined);
    },
  };
}
