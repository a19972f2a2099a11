import { Link } from 'react-router-dom';
import { CloseIcon } from '../../../components/icons.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { searchOf } from '../productList/listAddress.ts';
import './Chips.css';
import type { ChosenFilter } from './chosen/chosenFilters.ts';
import * as words from '../../../words/tr/filters.ts';

interface ChipsProps {
  filters: ChosenFilter[];
  /** Links to the list without filters; no such link is shown when it is missing. */
  all?: URLSearchParams;
  /** The end of the address that the links keep, so that an open sheet stays open. */
  hash?: string;
}

/** Shows the filters in force, each as a link to the list without it. */
export function Chips({ filters, all, hash = '' }: ChipsProps) {
  if (filters.length === 0) return null;
  // While the sheet is open, the history entry is replaced, so that one step back closes it.
  const step = { preventScrollReset: true, replace: hash !== '' };
  return (
    <ul className="chips row wraps" aria-label={words.chosen}>
      {filters.map(({ label, left }) => (
        <li key={label}>
          <Link
            className="chip"
            to={{ search: searchOf(left), hash }}
            aria-label={words.remove(label)}
            rel="nofollow"
            {...step}
          >
            <span>
              <CodeText text={label} />
            </span>
            <CloseIcon />
          </Link>
        </li>
      ))}
      {all && (
        <li>
          <Link className="text-link" to={{ search: searchOf(all), hash }} rel="nofollow" {...step}>
            <span>{words.clearAll}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
