import type { ReactNode } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { countOrMore } from '../../../words/fill.ts';
import { isNarrowed, kindIn, unfiltered } from '../productList/listAddress.ts';
import { ListColumns } from '../productList/ListColumns.tsx';
import { Chips } from './Chips.tsx';
import { chosenFilters } from './chosen/chosenFilters.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterColumn } from './FilterColumn.tsx';
import './FilteredList.css';
import { ListSummary } from './ListSummary.tsx';
import { NothingLeft } from './NothingLeft.tsx';
import { offersChoice } from './chosen/offersChoice.ts';
import { UnreadFilters } from './UnreadFilters.tsx';

interface FilteredListProps {
  facets: ListFacetsFragment | null;
  totalCount: number;
  isCountExact?: boolean;
  /** The page's title says how many products there are, so that only a narrowed list says it again. */
  isCountInTitle?: boolean;
  /** The list needs the whole width, so that its filters open over it. */
  isWide?: boolean;
  /** Controls above the list, such as its order. */
  tools: ReactNode;
  views: ReactNode;
  children: ReactNode;
}

const none: Pick<ListFacetsFragment, 'specs' | 'kind'> = { specs: [], kind: null };

/** Shows a list of products with its filters. A list that offers no choice is shown as it is. */
export function FilteredList({
  facets,
  totalCount,
  isCountExact = true,
  isCountInTitle = false,
  isWide = false,
  tools,
  views,
  children,
}: FilteredListProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  // The old rows stay until the new ones are loaded.
  const isBusy = useNavigation().location?.pathname === pathname;
  const filters = chosenFilters(facets ?? none, params);
  const isChoice = filters.length > 0 || (facets !== null && offersChoice(facets));
  const kind = facets?.kinds.find((one) => one.kind.id === (facets.kind?.id ?? kindIn(params)));
  const summary = (
    <ListSummary
      count={countOrMore(totalCount, isCountExact)}
      total={countOrMore(kind?.count ?? facets?.total ?? 0, facets?.isExact ?? true)}
      isNarrowed={filters.length > 0 && facets !== null}
      kind={kind?.kind.name}
      isHeard={isCountInTitle}
    />
  );
  return (
    <ListColumns
      filters={isChoice && facets && <FilterColumn facets={facets} count={totalCount} isWide={isWide} />}
      isWide={isWide}
    >
      <div className="list-head row wraps">
        <div className="list-bar">
          {isChoice && facets && <FilterButton chosen={filters.length} />}
          {tools}
          {views}
        </div>
        {isChoice && summary}
      </div>
      <Chips filters={filters} all={unfiltered(params)} />
      <UnreadFilters facets={facets ?? none} />
      <div className="list-rows" aria-busy={isBusy || undefined}>
        {totalCount === 0 && isNarrowed(params) ? <NothingLeft filters={filters} all={unfiltered(params)} /> : children}
      </div>
    </ListColumns>
  );
}
