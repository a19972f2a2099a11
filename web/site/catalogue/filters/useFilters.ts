import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { searchOf, withValues } from '../productList/listAddress.ts';

/** The element that the filters have, in an address, and by which they are open on narrow screens. */
export const filtersId = 'filtreler';

/** What is chosen, and how to choose: each choice applies at once. */
export function useFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // A choice just made is shown while its list is loading.
  const next = useNavigation().location;
  const shown = next?.pathname === location.pathname ? new URLSearchParams(next.search) : params;
  const isOpen = location.hash === `#${filtersId}`;
  const apply = (changes: Record<string, string[]>) =>
    void navigate(
      { search: searchOf(withValues(shown, changes)), hash: isOpen ? location.hash : '' },
      {
        preventScrollReset: true,
        // In an open sheet a step back closes it, whatever was chosen meanwhile.
        replace: isOpen,
        // Rendered as a transition, a box would be seen to lose its tick before it gets it.
        flushSync: true,
      },
    );
  return { shown, apply };
}

export type Filters = ReturnType<typeof useFilters>;
