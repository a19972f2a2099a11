import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';
import { FilterForm } from './FilterForm.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import './FilterColumn.css';
import { filtersId } from './chosen/useFilters.ts';
import { useSheet } from './useSheet.ts';
import * as words from '../../../words/tr/common.ts';

interface FilterColumnProps {
  facets: ListFacetsFragment;
  /** The number of products that the filters leave. */
  count: number;
  /** The list needs the whole width, so that the filters are a sheet over it on every screen. */
  isWide: boolean;
}

/** Shows the filters beside the list; on narrow screens as a sheet over it, and without scripts after it. */
export function FilterColumn({ facets, count, isWide }: FilterColumnProps) {
  const sheet = useSheet(isWide);
  const form = <FilterForm facets={facets} />;
  return (
    <section className="filter-column" id={filtersId} aria-labelledby={`${filtersId}-title`}>
      <h2 className="filter-title" id={`${filtersId}-title`}>
        {words.filters}
      </h2>
      {sheet.isOpen ? (
        <FilterSheet facets={facets} count={count} onClose={sheet.close}>
          {form}
        </FilterSheet>
      ) : (
        form
      )}
    </section>
  );
}
