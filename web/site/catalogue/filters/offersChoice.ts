import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';

/** Whether some of the products can be left out by their price. */
export const offersPrices = ({ price }: ListFacetsFragment) => price !== null && price.low < price.high;

/** Whether some can be had otherwise than the others. */
export const offersAvailability = ({ availability }: ListFacetsFragment) => availability.length > 1;

/** Whether there is anything to choose at all: without it a list has no filters. */
export const offersChoice = (facets: ListFacetsFragment) =>
  facets.specs.length > 0 || offersPrices(facets) || offersAvailability(facets);

/** Whether a list can be narrowed to one kind, or back from it. */
export const offersKinds = ({ kinds }: Pick<ListFacetsFragment, 'kinds'>, chosen: string | null) =>
  kinds.length > 1 || (chosen !== null && kinds.length > 0);
