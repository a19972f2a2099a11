import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { searchOf } from '../productList/listAddress.ts';
import type { ChosenFilter } from './chosenFilters.ts';

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
      title="Bu filtrelerle ürün yok."
      action={
        best?.count ? (
          <Link className="text-link" to={searchOf(best.left)} rel="nofollow" preventScrollReset>
            <span>
              {best.label} filtresini kaldırın: {best.count.toLocaleString('tr')} ürün
            </span>
          </Link>
        ) : (
          <Link className="text-link" to={searchOf(all)} rel="nofollow" preventScrollReset>
            <span>Tümünü temizle</span>
          </Link>
        )
      }
    />
  );
}
