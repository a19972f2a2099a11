import { useLocation, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useCategoryPageQuery } from '../../graphql/generated/site.ts';
import { PdfLink } from '../components/PdfLink.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NotFound } from '../errors/NotFound.tsx';
import { useWaiting } from '../loaders/useWaiting.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { files, idIn, paths } from '../paths.ts';
import { ListTools } from '../productList/ListTools.tsx';
import { categoryVariables } from '../productList/listVariables.ts';
import { PageLinks } from '../productList/PageLinks.tsx';
import { PriceNote } from '../productList/PriceNote.tsx';
import { ProductGrid } from '../productList/ProductGrid.tsx';
import { ProductSkeletons } from '../productList/ProductSkeletons.tsx';
import { pages } from '../texts.ts';

export function CategoryPage() {
  const id = idIn(useLocation().pathname);
  const [params] = useSearchParams();
  const { data, ...query } = useCategoryPageQuery({ variables: categoryVariables(id, params) });
  const loading = useWaiting(query.loading);
  const category = data?.category;
  if (!category && !loading) return <NotFound title="Kategori bulunamadı" />;

  const { name = '', description, products } = category ?? {};
  const empty = products?.totalCount === 0;
  return (
    <>
      <PageMeta page={id === 'uncategorized' ? 'uncategorized' : 'category'} values={{ kategori: name }} />
      <PageHead path={[{ to: paths.products, label: 'Ürünler' }]} title={name} lede={description}>
        {products && !empty && (
          <>
            <p className="note">{products.totalCount} ürün</p>
            <PdfLink href={files.priceList(id)}>{pages.priceList}</PdfLink>
          </>
        )}
      </PageHead>
      <div className="section container">
        {!products && <ProductSkeletons count={8} />}
        {products && !empty && (
          <>
            <ListTools of="category" />
            <ProductGrid products={products.nodes} inView={4} />
            <PriceNote products={products.nodes} />
            <PageLinks pageInfo={products.pageInfo} />
          </>
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
