import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { askedKindOf, askedKinds } from '../productList/documentKinds.ts';
import { documented } from '../productList/filterNames.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { Facet } from './Facet.tsx';
import type { Filters } from './useFilters.ts';

interface DocumentFacetProps extends Filters {
  facets: ListFacetsFragment;
}

/** Offers the kinds of document that some of the products have, and not all of them. */
export function DocumentFacet({ facets: { documents, total }, ...filters }: DocumentFacetProps) {
  const chosen = filters.shown.getAll(documented);
  const offered = askedKinds(documents).filter(({ value, count }) => count < total || chosen.includes(value));
  const gone = chosen.flatMap((value) => {
    const name = askedKindOf(value)?.having;
    return name && offered.every((one) => one.value !== value) ? [{ value, name, count: 0 }] : [];
  });
  const choices = [...offered, ...gone];
  if (choices.length === 0) return null;
  return (
    <Facet title="Belge">
      <ChoiceFacet name={documented} choices={choices} {...filters} />
    </Facet>
  );
}
