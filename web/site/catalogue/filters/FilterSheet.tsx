import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CloseIcon } from '../../../components/icons.tsx';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { searchOf, unfiltered } from '../productList/listAddress.ts';
import { Chips } from './Chips.tsx';
import { chosenFilters } from './chosen/chosenFilters.ts';
import './FilterSheet.css';
import { filtersId } from './chosen/useFilters.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/filters.ts';

interface FilterSheetProps {
  facets: ListFacetsFragment;
  count: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows the filters over the whole of a narrow screen. Choices apply to the list behind it, and the button at its foot
 * counts the products that are left.
 */
export function FilterSheet({ facets, count, onClose, children }: FilterSheetProps) {
  const [params] = useSearchParams();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    const before = document.activeElement;
    sheet?.showModal();
    document.documentElement.classList.add('sheet-open');
    return () => {
      document.documentElement.classList.remove('sheet-open');
      sheet?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const filters = chosenFilters(facets, params);
  return (
    <dialog ref={dialog} className="filter-sheet" aria-labelledby="filter-sheet-title" onCancel={onClose}>
      <header>
        <h2 id="filter-sheet-title">{common.filters}</h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <div className="filter-sheet-body">
        <Chips filters={filters} hash={`#${filtersId}`} />
        {children}
      </div>
      <footer>
        {filters.length > 0 && (
          <Button
            variant="outlined"
            component={Link}
            to={{ search: searchOf(unfiltered(params)), hash: filtersId }}
            replace
            preventScrollReset
          >
            {words.clear}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {count > 0 ? common.showProducts(count) : words.nothingLeft}
        </Button>
      </footer>
    </dialog>
  );
}
