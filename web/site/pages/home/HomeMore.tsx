import { PageStyles } from '../../../components/PageStyles.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import homeMoreCss from './HomeMore.css?inline';
import { HomeMeasures } from './HomeMeasures.tsx';
import { useHomeMore } from './useHomeMore.ts';

/** The home page of a large catalogue shows this before its categories; the styles are for all that only it shows. */
export function HomeMore() {
  if (!useHomeMore()) return null;
  return (
    <>
      <PageStyles css={homeMoreCss} />
      <HomeMeasures />
      <HomeFigures />
    </>
  );
}
