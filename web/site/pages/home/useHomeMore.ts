import { useSearchParams } from 'react-router-dom';
import { useHomeMoreQuery } from './homeMore.generated.ts';
import { useHomePageQuery } from './homePage.generated.ts';
import { kindToMeasure } from '../../catalogue/measures/measuresAddress.ts';
import { hasMeasures, isLarge } from './homeSize.ts';

/** Returns the further content of a large catalogue's home page; undefined for a small one. */
export function useHomeMore() {
  const [params] = useSearchParams();
  const { data: page } = useHomePageQuery();
  const { data } = useHomeMoreQuery({ variables: { kindId: kindToMeasure(params) }, skip: !isLarge(page) });
  return data && hasMeasures(data) ? data : undefined;
}
