import type { ListFacetsFragment } from './listFacets.generated.ts';
import { askedKinds } from '../../productList/documentKinds.ts';

/** Tells whether the price can leave some of the products out. */
export const offersPrices = ({ price }: ListFacetsFragment) => price !== null && price.low < price.high;

/** Tells whether availability can leave some of the products out. */
export const offersAvailability = ({ availability }: ListFacetsFragment) => availability.length > 1;

/** Tells whether waiting longer, or less long, leaves other products. */
export const offersWaiting = ({ leadTimes }: ListFacetsFragment) => leadTimes.length > 0;

/** Tells whether documents can leave some of the products out. */
export const offersDocuments = ({ documents, total }: ListFacetsFragment) =>
  askedKinds(documents).some(({ count }) => count > 0 && count < total);

/** Tells whether a brand can leave some of the products out. */
export const offersBrands = ({ brands, total }: ListFacetsFragment) =>
  brands.length > 1 || brands.some(({ count }) => count > 0 && count < total);

/** Tells whether there is anything to choose at all: without it a list has no filters. */
export const offersChoice = (facets: ListFacetsFragment) =>
  facets.specs.length > 0 ||
  offersPrices(facets) ||
  offersAvailability(facets) ||
  offersWaiting(facets) ||
  offersBrands(facets) ||
  offersDocuments(facets);

/** Tells whether a list can be narrowed to one kind, or widened from it. */
export const offersKinds = ({ kinds }: Pick<ListFacetsFragment, 'kinds'>, chosen: string | null) =>
  kinds.length > 1 || (chosen !== null && kinds.length > 0);
