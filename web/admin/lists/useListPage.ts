import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readJson, writeJson } from '../storage/jsonStorage.ts';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * Where a list stands, kept in the address: `?q=` what is looked for, `?after=` the cursors of the pages walked
 * through, joined by dots, and the list's own filters. So a reload, a bookmark and the back button all lead to the same page.
 * The filters named in `habits` are each admin's own: whoever comes back without any finds them as they were.
 */
export function useListPage(name: string, habits: string[]) {
  const key = `filters:${useSession().adminId}:${name}`;
  const [params, setParams] = useSearchParams();
  const [habit, setHabit] = useState(() => (params.size === 0 ? readJson<string>(key) : undefined));
  if (habit && params.size > 0) setHabit(undefined);
  const search = params.get('q') ?? '';
  const trail = params.get('after')?.split('.') ?? [];

  // Where one is going: a second step, or a search that was waiting for the fingers to rest, must not undo the first.
  const going = useRef(params);
  useEffect(() => void (going.current = params), [params]);
  const go = (changes: Record<string, string>, options?: Parameters<typeof setParams>[1]) => {
    const next = new URLSearchParams(going.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    going.current = next;
    setParams(next, options);
    return next;
  };
  const walk = (cursors: string[]) => void go({ after: cursors.join('.') });

  return {
    /** The filters of the last time, to go to first. */
    habit,
    search,
    param: (name: string) => params.get(name) ?? '',
    after: trail.at(-1),
    page: trail.length,
    next: (cursor: string) => walk([...trail, cursor]),
    previous: () => walk(trail.slice(0, -1)),
    /** Other filters start at the first page; typing leaves no step for the back button at every pause. */
    filter(changes: Record<string, string>, replace = false) {
      const next = go({ ...changes, after: '' }, { replace, preventScrollReset: true });
      const kept = new URLSearchParams([...next].filter(([name]) => habits.includes(name))).toString();
      writeJson(key, kept || undefined);
    },
  };
}
