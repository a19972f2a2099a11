import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longestSearch } from '../../../../common/limits.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { readJson, writeJson } from '../storage/drafts.ts';
import { searchOf, useViews, wholeList, type ViewedList } from './useViews.ts';

/**
 * Keeps the state of a list in the address, so that a reload, a bookmark and the back button lead to the same page.
 * `?q=` is the search, cut to the length that the API takes; `?after=` holds the cursors of the pages so far, joined by
 * dots; the other parameters are the list's own filters. The filters in `kept` are also stored for each admin, and
 * restored when the list is opened without any. A list with saved views opens with the view that the person begins with.
 */
export function useListPage(name: string, kept: string[], viewed?: ViewedList) {
  const key = `filters:${useSession().adminId}:${name}`;
  const [params, setParams] = useSearchParams();
  const [lastFilters, setLastFilters] = useState(() => (params.size === 0 ? readJson<string>(key) : undefined));
  if (lastFilters && params.size > 0) setLastFilters(undefined);
  const views = useViews(viewed, params);
  const isBare = params.size === 0;
  const isWaiting = isBare && views?.isLoading === true;
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
    // Without a word in the address, the list would open with the person's first view.
    if (views && next.size === 0) next.set('view', wholeList);
    target.current = next;
    setParams(next, options);
    return next;
  };
  const remember = (next: URLSearchParams) => {
    const filters = new URLSearchParams([...next].filter(([name]) => kept.includes(name))).toString();
    writeJson(key, filters || undefined);
  };
  const goToPage = (cursors: string[]) => void go({ after: cursors.join('.') });

  return {
    /** The query string to navigate to first: the view that the person begins with, or the filters of the last visit. */
    leadsTo: isBare && views?.start ? searchOf(views.start) : isWaiting ? undefined : lastFilters,
    /** It is not known yet whether the list opens with a view. */
    isWaiting,
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
      remember(go({ ...changes, after: '' }, { replace, preventScrollReset: true }));
    },
    /** The saved views of the list; undefined where it has none. */
    views,
    /** Call it when a link to a view was followed: its filters are now those of the last visit. */
    opened: (query: string) => remember(new URLSearchParams(query)),
  };
}
