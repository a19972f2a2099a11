import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useComparePageQuery } from './comparePage.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { useBothUnits } from '../switches/otherUnits.ts';
import { UnitSwitch } from '../switches/UnitSwitch.tsx';
import { AddToComparison } from './AddToComparison.tsx';
import { comparedIds, compareVariables, manyCompared, mostCompared, shownRows } from './comparedIds.ts';
import { CompareOverlay } from './CompareOverlay.tsx';
import { CompareOrder } from './CompareOrder.tsx';
import { CompareSummary } from './CompareSummary.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareStyles } from './compareStyles.ts';
import { comparisonOf, hasLengths } from './comparison.ts';
import { EqualRows } from './EqualRows.tsx';
import { rememberIds } from './rememberedIds.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/compare.ts';

export function ComparePage() {
  const [params] = useSearchParams();
  const both = useBothUnits();
  const { data, ...query } = useComparePageQuery({ variables: compareVariables(params) });
  const waiting = useWaiting(query.loading);
  const products = [data?.first, data?.second, data?.third, data?.fourth].filter((one) => one != null);
  const ids = products.map(({ id }) => id);
  const known = ids.join('\n');
  useEffect(() => {
    if (data) rememberIds(known === '' ? [] : known.split('\n'));
  }, [data, known]);

  const groups = comparisonOf(products);
  const shown = shownRows(params);
  const leavesOut = shown === 'only' || (shown === 'by width' && products.length >= manyCompared);
  // The first product gives the suggestions; there is none when its id in the address is unknown.
  const suggested = data?.first;
  const others = [...(suggested?.family?.articles.map(({ product }) => product) ?? []), ...(suggested?.related ?? [])];
  return (
    <>
      <PageStyles css={compareStyles} />
      <PageMeta page="compare" noindex />
      <PageHead path={[{ to: paths.products, label: common.products }]} title={words.comparison}>
        {products.length > 1 && <CompareSummary products={products} groups={groups} shown={shown} />}
      </PageHead>
      <div className="section container">
        {products.length === 0 && waiting && comparedIds(params).length > 0 && <ProductSkeletons count={4} />}
        {products.length === 0 && !waiting && (
          <EmptyState
            title={words.nothing}
            hint={words.howToBegin}
            action={<TextLink to={paths.products}>{common.backToProducts}</TextLink>}
          />
        )}
        {products.length > 0 && (
          <>
            {products.length === 1 && <p className="compare-one">{words.addOneMore}</p>}
            {data && <CompareOverlay overlay={data.overlay} products={products} />}
            <div className={leavesOut ? 'compare-only' : undefined}>
              {products.length === 1 && groups.some(hasLengths) && <UnitSwitch isOn={both} />}
              <CompareTable products={products} groups={groups} shown={shown} />
              {leavesOut && products.length > 1 && <EqualRows groups={groups} />}
              <CompareOrder products={products} />
            </div>
            <PriceNote products={products} />
            {products.length < mostCompared && <AddToComparison ids={ids} products={others} />}
          </>
        )}
      </div>
    </>
  );
}
