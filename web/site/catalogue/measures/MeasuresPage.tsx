import { useSearchParams } from 'react-router-dom';
import { useMeasuresPageQuery } from './measures.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { pages } from '../../../words/tr/specified.ts';
import { MeasureFinder } from './MeasureFinder.tsx';
import { kindToMeasure, measuredIn } from './measuresAddress.ts';
import * as words from '../../../words/tr/measures.ts';
import * as common from '../../../words/tr/common.ts';

/** The page of its own of the search by measures: its address can be sent, and it works without scripts. */
export function MeasuresPage() {
  const [params] = useSearchParams();
  const { data } = useMeasuresPageQuery({ variables: { kindId: kindToMeasure(params) } });
  const chosen = data?.measurableKind;
  return (
    <>
      <PageMeta page="measures" narrowed={params.size > 0} />
      <PageHead title={pages.measures.title} lede={pages.measures.lede} />
      <section className="section">
        <div className="container">
          {chosen ? (
            <MeasureFinder
              kinds={data.measurableKinds}
              chosen={chosen}
              measured={measuredIn(params)}
              path={paths.measures}
              isAddressed
            />
          ) : (
            <>
              <p>{pages.measures.nothing}</p>
              <TextLink to={data?.measurableKinds.length ? paths.measures : paths.products} arrow>
                {data?.measurableKinds.length ? words.allKinds : common.allProducts}
              </TextLink>
            </>
          )}
        </div>
      </section>
    </>
  );
}
