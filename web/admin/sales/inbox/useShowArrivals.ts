import { useNavigate } from 'react-router-dom';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import type { useListPage } from '../../parts/lists/useListPage.ts';
import { placeAddress, type Place } from './folders.ts';

/**
 * Returns a function that shows what has arrived: in this list where it holds new entries, else in the folder of new
 * ones, which holds all of them.
 */
export function useShowArrivals(
  kind: Place['kind'],
  list: Pick<ReturnType<typeof useListPage>, 'param' | 'search' | 'page'>,
  refetch: () => Promise<unknown>,
) {
  const navigate = useNavigate();
  const folder = list.param('status');
  const holdsNew = (folder === '' || folder === 'new') && !list.search && list.page === 0;
  return () => {
    if (holdsNew) return void refetch().catch(logUnexpected);
    void navigate(placeAddress({ kind, folder: 'new' }));
  };
}
