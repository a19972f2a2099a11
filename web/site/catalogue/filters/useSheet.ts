import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showList } from '../productList/ListColumns.tsx';
import { filtersId } from './chosen/useFilters.ts';

/** The same width as in ListColumns.css: below it there is no room for the filters beside the list. */
const narrow = '(max-width: 1079.95px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * Shows the filters of a narrow screen, and those of a list that needs the whole of a wide one, as a sheet while the address
 * ends with their id: a step back closes it and keeps the choices.
 */
export function useSheet(isWide: boolean) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = (isNarrow || isWide) && hash === `#${filtersId}`;
  const close = useCallback(
    () => void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );

  // A step back leads to the list as it was when the sheet was opened: what was chosen since replaces it.
  const sheet = useRef<{ before: string; chosen: string }>(undefined);
  useEffect(() => {
    if (isOpen) {
      sheet.current = { before: sheet.current?.before ?? search, chosen: search };
      return;
    }
    const closed = sheet.current;
    sheet.current = undefined;
    if (closed === undefined) return;
    if (closed.chosen !== search && !hash)
      void navigate({ search: closed.chosen }, { replace: true, preventScrollReset: true });
    // A sheet that changed nothing leaves the page where it was.
    if (closed.chosen !== closed.before) showList();
  }, [isOpen, search, hash, navigate]);
  return { isOpen, close };
}
