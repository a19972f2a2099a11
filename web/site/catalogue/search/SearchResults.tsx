import { Sentence } from '../../../components/Sentence.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { useProductSearchQuery, type ProductSearchQuery } from './searchResults.generated.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { foreignIn } from '../crossReferences/foreignIn.ts';
import { FilteredList } from '../filters/FilteredList.tsx';
import { KindLinks } from '../filters/KindLinks.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths, sizeIn } from '../../paths.ts';
import { isNarrowed } from '../productList/listAddress.ts';
import { ListTools } from '../productList/ListTools.tsx';
import { searchIn, selectionVariables } from '../productList/listVariables.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { ListedProducts } from '../productTable/ListedProducts.tsx';
import { ListPriceNote } from '../switches/netPrices.tsx';
import { ListViews } from '../productList/ListViews.tsx';
import { isOfOneKind } from '../productList/shownView.ts';
import { SheetList } from '../sizeSheets/SheetList.tsx';
import { matchingIn, pricedIn, sheetsIn } from '../sizeSheets/sheetsIn.ts';
import { SizeField } from '../sizeSheets/SizeField.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { countOrMore } from '../../../words/fill.ts';
import { coreOf, foreign } from './foreign.ts';
import { NothingFound } from './NothingFound.tsx';
import './SearchResults.css';
import * as words from '../../../words/tr/search.ts';
import { didYouMean as askIfMeant } from '../../../words/tr/questionAfter.ts';
import * as common from '../../../words/tr/common.ts';

/** So few products are seen at a glance: nobody needs to narrow or order them. */
const short = 3;

/** Shows the products that a search finds, or those of the whole catalogue that filters leave. */
export function SearchResults() {
  const [params] = useSearchParams();
  const search = searchIn(params) ?? '';
  const variables = selectionVariables(params);
  const { data: read, ...query } = useProductSearchQuery({ variables });
  // While a size is typed, the page stays as it is, and so does the field.
  const data = read ?? (query.loading && sizeIn(params) !== null ? query.previousData : undefined);
  const loading = useWaiting(query.loading);
  const {
    nodes = [],
    edges = [],
    facets: found = null,
    didYouMean,
    categoryCounts = [],
    pageInfo,
  } = data?.products ?? {};
  // The search itself found nothing: removing a filter would not help.
  const isNothing = nodes.length === 0 && (found?.total ?? 0) === 0;
  const count = data && countOrMore(data.products.totalCount, data.products.isCountExact);
  const partial = data?.products.isPartial && nodes.length > 0 ? words.partial(count ?? '') : undefined;
  const all = nodes.map((node, at) => ({
    ...node,
    missingWords: edges[at]?.missingWords ?? [],
    matchedBy: edges[at]?.matchedBy ?? null,
  }));
  const parts = foreign();
  const { own, hits, products } = parts ? foreignIn(all) : { own: [], hits: [], products: all };
  const isForeign = hits.length > 0 && own.length === 0;
  const core = isForeign && products.length === 0 && coreOf(search);
  const title = isForeign ? words.hitsFor(search, hits.length) : titleOf(search, partial ? undefined : count);
  const lede = isForeign ? words.othersCode : partial;
  // What lacks a word of the search says which, and a foreign code leads to single products: neither stands in a sheet.
  const facets = partial || hits.length > 0 ? withoutSheets(found) : found;
  const sheets = sheetsIn(params, facets);
  const isWide = sheets !== null;
  const isWhole = isWide && !isOfOneKind(params, facets);
  const isShort = (data?.products.totalCount ?? 0) <= short && !isNarrowed(params);
  return (
    <>
      {search ? <PageMeta page="search" values={{ arama: search }} noindex /> : <PageMeta page="products" narrowed />}
      <PageHead
        path={[{ to: paths.products, label: common.products }]}
        current={search ? common.searching : words.choice}
        title={title}
        lede={lede}
      >
        {/* In the type of other texts of the page: one more font takes milliseconds, even where nobody sees it. */}
        <p className="visually-hidden t-caption" role="status">
          {[title, lede].filter(Boolean).join('. ')}
        </p>
        {partial && !isForeign && (
          <p className="partial-way">
            <TextLink to={paths.contactAbout(search)}>{words.askForPart}</TextLink>
          </p>
        )}
        {didYouMean && (
          <p className="did-you-mean t-subtitle1">
            <Sentence
              text={askIfMeant(didYouMean)}
              parts={{ meant: <Link to={paths.search(didYouMean)}>{didYouMean}</Link> }}
            />
          </p>
        )}
        <CategoryChoice counts={categoryCounts} />
        {facets && !isWhole && <KindLinks facets={facets} title={words.kind} />}
      </PageHead>
      <div className={`section container ${isShort ? 'short-results' : ''}`}>
        {own.length > 0 && <ProductGrid products={own} showCategory inView={4} addable />}
        {parts && hits.length > 0 && <parts.ForeignHits hits={hits} />}
        {hits.length > 0 && products.length > 0 && <h2 className="t-h4 other-results">{words.otherProducts}</h2>}
        {data && !isNothing && isShort && products.length > 0 && (
          <>
            <ProductGrid products={products} showCategory filled="all rows" inView={4} addable />
            <ListPriceNote products={nodes} />
          </>
        )}
        {data && !isNothing && !isShort && (products.length > 0 || isNarrowed(params)) && (
          <FilteredList
            facets={facets}
            totalCount={data.products.totalCount}
            isCountExact={data.products.isCountExact}
            isCountInTitle={!partial}
            isWide={isWide}
            tools={
              <>
                {sheets && <SizeField matching={matchingIn(sheets)} />}
                {!isWhole && <ListTools usual={search ? 'RELEVANCE' : data.products.usualOrder} facets={facets} />}
              </>
            }
            views={<ListViews products={nodes} facets={facets} />}
          >
            {sheets && facets && <SheetList sheets={sheets} facets={facets} />}
            {!isWhole && <ListedProducts products={products} facets={facets} showCategory />}
            <ListPriceNote products={isWhole ? pricedIn(sheets) : nodes} />
            {pageInfo && !isWhole && <PageLinks pageInfo={pageInfo} />}
          </FilteredList>
        )}
        {parts && core && <parts.OtherCodes core={core} shownIds={nodes.map(({ id }) => id)} />}
        {parts && isForeign && <parts.AskUs search={search} />}
        {!data && loading && <ProductSkeletons />}
        {isNothing && !loading && <NothingFound search={search} categories={data?.categories ?? []} />}
      </div>
    </>
  );
}

const withoutSheets = (facets: ProductSearchQuery['products']['facets']) => facets && { ...facets, sheets: [] };

function titleOf(search: string, count: string | undefined) {
  if (search) return count ? words.productsFor(search, count) : `“${search}”`;
  return count ? words.chosenProducts(count) : words.chosen;
}
