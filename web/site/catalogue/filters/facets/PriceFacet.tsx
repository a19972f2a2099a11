import type { ListFacetsFragment } from '../chosen/listFacets.generated.ts';
import { priceEnds, unreadIn } from '../../productList/filterNames.ts';
import { prices } from '../../productList/listVariables.ts';
import { showsNet } from '../../switches/netPrices.tsx';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { Facet } from './Facet.tsx';
import { offersPrices } from '../chosen/offersChoice.ts';
import { RangeField } from './RangeField.tsx';
import type { Filters } from '../chosen/useFilters.ts';
import * as words from '../../../../words/tr/filters.ts';
import * as common from '../../../../words/tr/common.ts';
import { countText } from '../../../../../common/text/locale.ts';

interface PriceFacetProps extends Filters {
  facets: ListFacetsFragment;
}

const ends = [
  { name: priceEnds.from, label: words.atLeast, end: 'low' },
  { name: priceEnds.to, label: words.atMost, end: 'high' },
] as const;

/** Filters by price, and by whether a price is known at all. */
export function PriceFacet({ facets, shown, apply, isExact }: PriceFacetProps) {
  const { price } = facets;
  const isChosen = ['price', ...Object.values(priceEnds)].some((name) => shown.has(name));
  if (!offersPrices(facets) && !isChosen) return null;
  return (
    <Facet title={showsNet(shown) ? words.priceWithVat : common.price}>
      <ChoiceFacet
        name="price"
        choices={[{ value: 'known', name: prices.known.chip, count: price?.count ?? 0 }]}
        shown={shown}
        apply={apply}
        isExact={isExact}
      />
      <div className="range-fields">
        {ends.map(({ name, label, end }) => (
          <RangeField
            key={name}
            label={label}
            name={name}
            value={shown.get(name) ?? ''}
            unread={unreadIn(shown, name)}
            placeholder={price ? countText(price[end]) : ''}
            unit="₺"
            onEnter={(typed) => apply({ [name]: [typed] })}
          />
        ))}
      </div>
    </Facet>
  );
}
