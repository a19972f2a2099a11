import { useLocation, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useCategoryPageQuery, type CategoryPageQuery } from './categoryPage.generated.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { FilteredList } from '../filters/FilteredList.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { idIn, onlyInTurkish, paths } from '../../paths.ts';
import { idBehind } from '../../../components/texts.ts';
import { isNarrowed, kindIn } from '../productList/listAddress.ts';
import { lacksProducts } from './loadCategory.ts';
import { ListTools } from '../productList/ListTools.tsx';
import { categoryVariables } from '../productList/listVariables.ts';
import { isOfOneKind } from '../productList/shownView.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { ListedProducts } from '../productTable/ListedProducts.tsx';
import { ListViews } from '../productList/ListViews.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { ListPriceNote } from '../switches/netPrices.tsx';
import { SheetList } from '../sizeSheets/SheetList.tsx';
import { SizeField } from '../sizeSheets/SizeField.tsx';
import { matchingIn, pricedIn, sheetsIn } from '../sizeSheets/sheetsIn.ts';
import * as words from '../../../words/tr/category.ts';
import * as common from '../../../words/tr/common.ts';

/** So many products are read of each group. */
const mostWithout = 8;

export function CategoryPage() {
  const id = idIn(useLocation().pathname);
  const [params] = useSearchParams();
  const variables = categoryVariables(id, params);
  const { data: read, ...query } = useCategoryPageQuery({ variables });
  const isLacking = read !== undefined && lacksProducts(params, read);
  const whole = useCategoryPageQuery({ variables: { ...variables, mostCards: null }, skip: !isLacking });
  const found = isLacking ? whole.data : read;
  // While another part of the same category is read, the page stays as it is, and so does the field that one types into.
  const before = query.previousData;
  const data = found ?? (query.loading && before?.category?.id === idBehind('Category', id) ? before : undefined);
  const loading = useWaiting(query.loading || whole.loading);
  const category = data?.category;
  if (!category && !loading) return <NotFound title={words.notFound} />;

  const { name = '' } = category ?? {};
  const products = category ? data.products : undefined;
  const facets = products?.facets ?? null;
  const narrowed = isNarrowed(params);
  const groups = shownGroups(products?.groups);
  const sheets = sheetsIn(params, facets);
  // The sheets of several kinds are the whole list; that of one kind stands above its table. Both take the whole width.
  const isWide = sheets !== null;
  const isWhole = isWide && !isOfOneKind(params, facets);
  const empty = products?.totalCount === 0 && !narrowed;
  return (
    <>
      <PageMeta
        page={id === 'uncategorized' ? 'uncategorized' : 'category'}
        values={{ kategori: name }}
        narrowed={narrowed}
        onlyAt={onlyInTurkish('Category', category?.id ?? id)}
      />
      <CategoryHead
        id={category?.id ?? id}
        category={category}
        products={empty ? undefined : products}
        kind={kindIn(params)}
        isWide={isWide}
        isWhole={isWhole}
      />
      <div className="section container">
        {!products && <ProductSkeletons count={8} />}
        {products && !empty && (
          <FilteredList
            facets={facets}
            totalCount={products.totalCount}
            isWide={isWide}
            tools={
              <>
                {sheets && <SizeField matching={matchingIn(sheets)} />}
                {!isWhole && (
                  <ListTools usual={isByKinds(facets, params) ? 'SIZE' : products.usualOrder} facets={facets} />
                )}
              </>
            }
            views={<ListViews products={products.nodes} facets={facets} />}
          >
            {sheets && facets && <SheetList sheets={sheets} facets={facets} />}
            {!isWhole && (
              <ListedProducts products={products.nodes} groups={groups} facets={facets} kinds={facets?.kinds} />
            )}
            <ListPriceNote products={isWhole ? pricedIn(sheets) : products.nodes} />
            {!groups && !isWhole && <PageLinks pageInfo={products.pageInfo} />}
          </FilteredList>
        )}
        {empty && (
          <EmptyState
            title={words.nothing}
            hint={common.writeToUs}
            action={<TextLink to={paths.products}>{common.backToProducts}</TextLink>}
          />
        )}
      </div>
    </>
  );
}

/** Tells whether the list stands by kinds, each by size, unless its address names an order. */
function isByKinds(facets: CategoryPageQuery['products']['facets'], params: URLSearchParams) {
  const { kinds = [], total = 0 } = facets ?? {};
  const without = kinds.reduce((left, { count }) => left - count, total);
  return kindIn(params) === null && kinds.length + Math.min(without, 1) > 1 && without <= mostWithout;
}

type Groups = NonNullable<CategoryPageQuery['products']['groups']>;

/** One kind needs no heading; products without a kind have no page of their own, so all of them have to be shown. */
function shownGroups(groups: Groups | undefined) {
  const isWhole = groups?.every(({ kind, count, products }) => kind || products.length === count);
  return groups && groups.length > 1 && isWhole ? groups : undefined;
}
