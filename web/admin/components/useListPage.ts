import { useSearchParams } from 'react-router-dom';

/**
 * Where a list stands, kept in the address: `?q=` what is looked for, `?after=` the cursors of the pages walked
 * through, joined by dots. So a reload, a bookmark and the back button all lead to the same page.
 */
export function useListPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const trail = params.get('after')?.split('.') ?? [];

  const go = (cursors: string[]) =>
    setParams((now) => {
      now.delete('after');
      if (cursors.length > 0) now.set('after', cursors.join('.'));
      return now;
    });

  return {
    search,
    after: trail.at(-1),
    page: trail.length,
    next: (cursor: string) => go([...trail, cursor]),
    previous: () => go(trail.slice(0, -1)),
    /** Another filter starts at the first page; typing leaves no step for the back button at every pause. */
    filter: (name: string, value: string, replace = false) =>
      setParams(
        (now) => {
          now.delete('after');
          if (value) now.set(name, value);
          else now.delete(name);
          return now;
        },
        { replace, preventScrollReset: true },
      ),
  };
}
