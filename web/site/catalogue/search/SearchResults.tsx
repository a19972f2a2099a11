import { Link, useSearchParams } from 'react-router-dom';
import { useProductSearchQuery } from '../../../graphql/generated/site.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { FilteredList } from '../filters/FilteredList.tsx';
import { KindLinks } from '../filters/KindLinks.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { isNarrowed } from '../productList/listAddress.ts';
import { ListTools } from '../productList/ListTools.tsx';
import { searchVariables } from '../productList/listVariables.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { ListedProducts } from '../productTable/ListedProducts.tsx';
import { ViewSwitch } from '../productList/ViewSwitch.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { countText } from '../../texts.ts';
import { NothingFound } from './NothingFound.tsx';
import './SearchResults.css';

/** So few products are seen at a glance: nobody needs to narrow or order them. */
const short = 3;

export function SearchResults({ search }: { search: string }) {
  const [params] = useSearchParams();
  const { data, ...query } = useProductSearchQuery({ variables: searchVariables(search, params) });
  const loading = useWaiting(query.loading);
  const { nodes = [], facets = null, didYouMean, categoryCounts = [], pageInfo } = data?.products ?? {};
  // The search itself found nothing: removing a filter would not help.
  const isNothing = nodes.length === 0 && (facets?.total ?? 0) === 0;
  const count = data && countText(data.products.totalCount, data.products.isCountExact);
  const title = count ? `“${search}” için ${count} ürün` : `“${search}”`;
  const isShort = (data?.products.totalCount ?? 0) <= short && !isNarrowed(params);
  return (
    <>
      <PageMeta page="search" values={{ arama: search }} noindex />
      <PageHead path={[{ to: paths.products, label: 'Ürünler' }]} current="Arama" title={title}>
        <p className="visually-hidden" role="status">
          {title}
        </p>
        {didYouMean && (
          <p className="did-you-mean t-subtitle1">
            Bunu mu demek istediniz: <Link to={paths.search(didYouMean)}>{didYouMean}</Link>
          </p>
        )}
        <CategoryChoice counts={categoryCounts} />
        {facets && <KindLinks {...facets} title="Tür" />}
      </PageHead>
      <div className={`section container ${isShort ? 'short-results' : ''}`}>
        {data && !isNothing && isShort && (
          <>
            <ProductGrid products={nodes} showCategory filled="all rows" inView={4} addable />
            <PriceNote products={nodes} />
          </>
        )}
        {data && !isNothing && !isShort && (
          <FilteredList
            facets={facets}
            totalCount={data.products.totalCount}
            isCountExact={data.products.isCountExact}
            isCountInTitle
            tools={<ListTools of="search" facets={facets} />}
            views={<ViewSwitch />}
          >
            <ListedProducts products={nodes} facets={facets} showCategory />
            <PriceNote products={nodes} />
            {pageInfo && <PageLinks pageInfo={pageInfo} />}
          </FilteredList>
        )}
        {!data && loading && <ProductSkeletons />}
        {isNothing && !loading && <NothingFound search={search} categories={data?.categories ?? []} />}
      </div>
    </>
  );
}
