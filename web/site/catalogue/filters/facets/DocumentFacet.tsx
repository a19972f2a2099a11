import type { ListFacetsFragment } from '../chosen/listFacets.generated.ts';
import { askedKinds } from '../../productList/documentKinds.ts';
import { documented } from '../../productList/filterNames.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { Facet } from './Facet.tsx';
import type { Filters } from '../chosen/useFilters.ts';
import * as words from '../../../../words/tr/common.ts';

interface DocumentFacetProps extends Filters {
  facets: ListFacetsFragment;
}

/** Offers the kinds of document that some of the products have, and not all of them. */
export function DocumentFacet({ facets: { documents, total }, ...filters }: DocumentFacetProps) {
  const chosen = filters.shown.getAll(documented);
  const choices = askedKinds(documents).filter(
    ({ value, count }) => chosen.includes(value) || (count > 0 && count < total),
  );
  if (choices.length === 0) return null;
  return (
    <Facet title={words.document}>
      <ChoiceFacet name={documented} choices={choices} {...filters} />
    </Facet>
  );
}
