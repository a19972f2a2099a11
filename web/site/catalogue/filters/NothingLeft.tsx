import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { searchOf } from '../productList/listAddress.ts';
import type { ChosenFilter } from './chosen/chosenFilters.ts';
import * as words from '../../../words/tr/filters.ts';

interface NothingLeftProps {
  filters: ChosenFilter[];
  /** Links to the list without filters. */
  all: URLSearchParams;
}

/** Offers to remove the filter whose removal brings back the most products. */
export function NothingLeft({ filters, all }: NothingLeftProps) {
  const [best] = filters.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  return (
    <EmptyState
      title={words.nothing}
      action={
        best?.count ? (
          <Link className="text-link" to={searchOf(best.left)} rel="nofollow" preventScrollReset>
            <span>{words.removeBest(best.label, best.count)}</span>
          </Link>
        ) : (
          <Link className="text-link" to={searchOf(all)} rel="nofollow" preventScrollReset>
            <span>{words.clearAll}</span>
          </Link>
        )
      }
    />
  );
}
