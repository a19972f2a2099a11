import { EmptyState } from '../../components/EmptyState.tsx';
import { useProductSearchQuery } from '../../graphql/generated/site.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { TextLink } from '../layout/TextLink.tsx';
import { PageMeta } from '../meta/PageMeta.tsx';
import { pages } from '../texts.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductSkeletons } from './ProductSkeletons.tsx';

export function SearchResults({ search }: { search: string }) {
  const { data, loading } = useProductSearchQuery({ variables: { search } });
  const products = data?.products.nodes ?? [];
  const count = data?.products.totalCount ?? 0;
  return (
    <>
      <PageMeta page="search" values={{ arama: search }} noindex />
      <PageHead
        path={[{ to: '/products', label: 'Ürünler' }]}
        current="Arama"
        title={data ? `“${search}” için ${count} ürün` : `“${search}”`}
        lede={count > products.length ? `En uygun ${products.length} ürün gösteriliyor.` : undefined}
      />
      <div className="section container">
        {products.length > 0 && <ProductGrid products={products} showCategory inView={4} />}
        {products.length > 0 && <p className="note">{pages.priceNote}</p>}
        {products.length === 0 && loading && <ProductSkeletons />}
        {products.length === 0 && !loading && (
          <EmptyState
            title="Aramanıza uygun ürün bulunamadı."
            hint="Parça kodunu, ölçüyü ya da standart numarasını deneyin; ya da bize yazın, karşılığını bulalım."
            action={<TextLink to="/contact">İletişime Geçin</TextLink>}
          />
        )}
      </div>
    </>
  );
}
