import type { ListFacetsFragment } from '../chosen/listFacets.generated.ts';
import { availabilities, waiting } from '../../productList/filterNames.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { DocumentFacet } from './DocumentFacet.tsx';
import { Facet } from './Facet.tsx';
import { NumberChips } from './NumberChips.tsx';
import { offersAvailability, offersWaiting } from '../chosen/offersChoice.ts';
import { PriceFacet } from './PriceFacet.tsx';
import type { Filters } from '../chosen/useFilters.ts';
import * as words from '../../../../words/tr/filters.ts';

interface SaleFacetsProps extends Filters {
  facets: ListFacetsFragment;
}

/** Offers what every product can say, of whatever kind: its price, whether it is there, how long it takes, and its documents. */
export function SaleFacets({ facets, ...filters }: SaleFacetsProps) {
  const counted = Object.entries(availabilities).flatMap(([value, { availability, label: name }]) => {
    const count = facets.availability.find((one) => one.availability === availability)?.count;
    return count === undefined ? [] : [{ value, name, count }];
  });
  const limits = facets.leadTimes.map(({ days, count }) => ({ value: String(days), name: words.daysOf(days), count }));
  return (
    <>
      {(offersAvailability(facets) || filters.shown.has('availability')) && (
        <Facet title={words.availability}>
          <ChoiceFacet name="availability" choices={counted} {...filters} />
        </Facet>
      )}
      {(offersWaiting(facets) || filters.shown.has(waiting)) && (
        <Facet title={words.leadTimeAtMost}>
          <NumberChips
            name={waiting}
            choices={[{ value: '', name: words.anyLeadTime, count: 1 }, ...limits]}
            isOne
            {...filters}
          />
        </Facet>
      )}
      <DocumentFacet facets={facets} {...filters} />
      <PriceFacet facets={facets} {...filters} />
    </>
  );
}
