import type { HomeMoreQuery } from './homeMore.generated.ts';
import type { HomePageQuery } from './homePage.generated.ts';

/** A smaller catalogue is seen at a glance, and needs no further ways into it. */
const fewest = { products: 100, kinds: 2 };

/** Tells whether the home page shows the ways into a large catalogue. */
export const isLarge = (page: HomePageQuery | undefined) => (page?.catalogueFigures.products ?? 0) >= fewest.products;

/** Tells whether a search by measures is worth its place: with one kind there is nothing to choose. */
export const hasMeasures = ({ measurableKinds }: Pick<HomeMoreQuery, 'measurableKinds'>) =>
  measurableKinds.length >= fewest.kinds;
