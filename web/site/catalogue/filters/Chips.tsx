import { Link } from 'react-router-dom';
import { CloseIcon } from '../../../components/icons.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { searchOf } from '../productList/listAddress.ts';
import './Chips.css';
import type { ChosenFilter } from './chosenFilters.ts';

interface ChipsProps {
  filters: ChosenFilter[];
  /** The list with nothing chosen; without it no link leads there. */
  all?: URLSearchParams;
  /** Kept behind the address: what is open stays open. */
  hash?: string;
}

/** The filters in force, each a link to the list without it. */
export function Chips({ filters, all, hash = '' }: ChipsProps) {
  if (filters.length === 0) return null;
  // In an open sheet a step back closes it, whatever was chosen meanwhile.
  const step = { preventScrollReset: true, replace: hash !== '' };
  return (
    <ul className="chips" aria-label="Seçilen filtreler">
      {filters.map(({ label, left }) => (
        <li key={label}>
          <Link
            className="chip"
            to={{ search: searchOf(left), hash }}
            aria-label={`${label} filtresini kaldır`}
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
          <Link className="text-link" to={{ search: searchOf(all), hash }} {...step}>
            <span>Tümünü temizle</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
