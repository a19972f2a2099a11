import { useSearchParams } from 'react-router-dom';
import { useHomeMoreQuery, type HomeMoreQuery } from './homeMore.generated.ts';
import { useHomePageQuery, type HomePageQuery } from './homePage.generated.ts';
import { kindToMeasure } from '../../catalogue/measures/measuresAddress.ts';

/** A smaller catalogue is seen at a glance, and needs no further ways into it. */
const fewest = { products: 100, kinds: 2 };

/** Tells whether the home page shows the ways into a large catalogue. */
export const isLarge = (page: HomePageQuery | undefined) => (page?.catalogueFigures.products ?? 0) >= fewest.products;

/** Tells whether a search by measures is worth its place: with one kind there is nothing to choose. */
export const hasMeasures = ({ measurableKinds }: Pick<HomeMoreQuery, 'measurableKinds'>) =>
  measurableKinds.length >= fewest.kinds;

/** Returns the further content of a large catalogue's home page; undefined for a small one. */
export function useHomeMore() {
  const [params] = useSearchParams();
  const { data: page } = useHomePageQuery();
  const { data } = useHomeMoreQuery({ variables: { kindId: kindToMeasure(params) }, skip: !isLarge(page) });
  return data && hasMeasures(data) ? data : undefined;
}
