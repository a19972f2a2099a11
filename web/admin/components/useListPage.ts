import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recall, remember } from '../remembered.ts';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * Where a list stands, kept in the address: `?q=` what is looked for, `?after=` the cursors of the pages walked
 * through, joined by dots, and the list's own filters. So a reload, a bookmark and the back button all lead to the same page.
 * The filters named in `habits` are each admin's own: whoever comes back without any finds them as they were.
 */
export function useListPage(name: string, habits: string[]) {
  const key = `filters:${useSession().adminId}:${name}`;
  const [params, setParams] = useSearchParams();
  const [habit, setHabit] = useState(() => (params.size === 0 ? recall<string>(key) : undefined));
  if (habit && params.size > 0) setHabit(undefined);
  const search = params.get('q') ?? '';
  const trail = params.get('after')?.split('.') ?? [];

  const go = (cursors: string[]) =>
    setParams((now) => {
      now.delete('after');
      if (cursors.length > 0) now.set('after', cursors.join('.'));
      return now;
    });

  return {
    /** The filters of the last time, to go to first. */
    habit,
    search,
    param: (name: string) => params.get(name) ?? '',
    after: trail.at(-1),
    page: trail.length,
    next: (cursor: string) => go([...trail, cursor]),
    previous: () => go(trail.slice(0, -1)),
    /** Other filters start at the first page; typing leaves no step for the back button at every pause. */
    filter: (changes: Record<string, string>, replace = false) =>
      setParams(
        (now) => {
          now.delete('after');
          for (const [name, value] of Object.entries(changes)) {
            if (value) now.set(name, value);
            else now.delete(name);
          }
          const kept = new URLSearchParams([...now].filter(([name]) => habits.includes(name))).toString();
          remember(key, kept || undefined);
          return now;
        },
        { replace, preventScrollReset: true },
      ),
  };
}
