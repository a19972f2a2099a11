import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { searchOf, withValues } from '../../productList/listAddress.ts';
import { showListAbove } from '../../productList/ListColumns.tsx';

/** The id of the filters' element. The address of an open sheet ends with it, which is why it is Turkish. */
export const filtersId = 'filtreler';

/** Returns what is chosen and a function to choose: each choice applies at once. */
export function useFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // A choice just made is shown while its list is loading.
  const next = useNavigation().location;
  const shown = next?.pathname === location.pathname ? new URLSearchParams(next.search) : params;
  const isOpen = location.hash === `#${filtersId}`;
  const apply = (changes: Record<string, string[]>) =>
    void Promise.resolve(
      navigate(
        { search: searchOf(withValues(shown, changes)), hash: isOpen ? location.hash : '' },
        {
          preventScrollReset: true,
          // While the sheet is open, the history entry is replaced, so that one step back closes it.
          replace: isOpen,
          // In a transition, a box would visibly lose its tick before it gets it again.
          flushSync: true,
        },
      ),
    ).then(() => isOpen || showListAbove());
  return { shown, apply };
}

/** Tells what is chosen, and how to choose. Counts that are not exact are the least there are: none of them leaves nothing. */
export type Filters = ReturnType<typeof useFilters> & { isExact: boolean };
