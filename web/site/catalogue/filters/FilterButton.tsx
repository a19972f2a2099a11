import { Sentence } from '../../../components/Sentence.tsx';
import { Link, useLocation } from 'react-router-dom';
import { TuneIcon } from '../../../components/icons.tsx';
import './FilterButton.css';
import { filtersId } from './chosen/useFilters.ts';
import * as words from '../../../words/tr/filters.ts';

/** Opens the filters on screens that have no room for them beside the list; without scripts it leads to them. */
export function FilterButton({ chosen }: { chosen: number }) {
  const { search } = useLocation();
  return (
    <Link
      className="filter-button"
      to={{ search, hash: filtersId }}
      rel="nofollow"
      preventScrollReset
      aria-haspopup="dialog"
    >
      <TuneIcon />
      {words.filter}
      {chosen > 0 && (
        <span className="filter-button-count">
          <Sentence text={words.countedFilters} parts={{ count: chosen }} heard />
        </span>
      )}
    </Link>
  );
}
