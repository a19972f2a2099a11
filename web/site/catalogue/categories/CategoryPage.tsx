import { useLocation, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useCategoryPageQuery } from '../../../graphql/generated/site.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { FilteredList } from '../filters/FilteredList.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { idIn, paths } from '../../paths.ts';
import { isNarrowed, kindIn } from '../productList/listAddress.ts';
import { ListTools } from '../productList/ListTools.tsx';
import { categoryVariables } from '../productList/listVariables.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { ListedProducts } from '../productTable/ListedProducts.tsx';
import { ViewSwitch } from '../productList/ViewSwitch.tsx';
import { CategoryHead } from './CategoryHead.tsx';

export function CategoryPage() {
  const id = idIn(useLocation().pathname);
  const [params] = useSearchParams();
  const { data, ...query } = useCategoryPageQuery({ variables: categoryVariables(id, params) });
  const loading = useWaiting(query.loading);
  const category = data?.category;
  if (!category && !loading) return <NotFound title="Kategori bulunamadı" />;

  const { name = '' } = category ?? {};
  const products = category ? data.products : undefined;
  const facets = products?.facets ?? null;
  const narrowed = isNarrowed(params);
  const empty = products?.totalCount === 0 && !narrowed;
  return (
    <>
      <PageMeta
        page={id === 'uncategorized' ? 'uncategorized' : 'category'}
        values={{ kategori: name }}
        narrowed={narrowed}
      />
      <CategoryHead id={id} category={category} products={empty ? undefined : products} kind={kindIn(params)} />
      <div className="section container">
        {!products && <ProductSkeletons count={8} />}
        {products && !empty && (
          <FilteredList
            facets={facets}
            totalCount={products.totalCount}
            tools={<ListTools of="category" facets={facets} />}
            views={<ViewSwitch />}
          >
            <ListedProducts products={products.nodes} facets={facets} />
            <PriceNote products={products.nodes} />
            <PageLinks pageInfo={products.pageInfo} />
          </FilteredList>
        )}
        {empty && (
          <EmptyState
            title="Bu kategoride ürün bulunamadı."
            hint="Aradığınız parça için bize yazın, temin edelim."
            action={<TextLink to={paths.products}>Ürünlere dön</TextLink>}
          />
        )}
      </div>
    </>
  );
}
