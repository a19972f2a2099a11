import type { ListFacetsFragment } from '../chosen/listFacets.generated.ts';
import { branded } from '../../productList/filterNames.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { Facet } from './Facet.tsx';
import { offersBrands } from '../chosen/offersChoice.ts';
import type { Filters } from '../chosen/useFilters.ts';
import * as words from '../../../../words/tr/filters.ts';

interface BrandFacetProps extends Filters {
  facets: ListFacetsFragment;
}

/** Offers the brands of a list. One that is chosen stays, also where no product of it is left. */
export function BrandFacet({ facets, ...filters }: BrandFacetProps) {
  const { brands } = facets;
  const gone = filters.shown.getAll(branded).filter((chosen) => brands.every(({ brand }) => brand !== chosen));
  if (!offersBrands(facets) && !filters.shown.has(branded)) return null;
  const choices = [...brands, ...gone.map((brand) => ({ brand, count: 0 }))];
  return (
    <Facet title={words.brand}>
      <ChoiceFacet
        name={branded}
        choices={choices.map(({ brand, count }) => ({ value: brand, name: brand, count }))}
        {...filters}
      />
    </Facet>
  );
}
