import { useLocation } from 'react-router-dom';
import { useProductPageQuery } from './productPage.generated.ts';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { idIn } from '../../paths.ts';
import { shareImageOf } from './shareImageOf.ts';
import { BoughtTogether } from '../together/BoughtTogether.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { ProductData } from './ProductData.tsx';
import { FamilyTable } from './FamilyTable.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import * as words from '../../../words/tr/product.ts';

export function ProductPage() {
  const id = idIn(useLocation().pathname);
  const { data, ...query } = useProductPageQuery({ variables: { id } });
  const loading = useWaiting(query.loading);
  const product = data?.product;
  if (!product && loading) {
    return (
      <div className="section container">
        <ProductSkeletons />
      </div>
    );
  }
  if (!product) return <NotFound title={words.notFound} />;

  return (
    <>
      <PageMeta
        page="product"
        values={{ ürün: product.name, açıklama: product.description }}
        image={shareImageOf(product)}
      />
      <ProductData product={product} />
      <ProductDetail product={product} />
      {product.family && <FamilyTable family={product.family} shownId={product.id} />}
      {product.boughtTogether.length > 0 && <BoughtTogether products={product.boughtTogether} />}
      {product.related.length > 0 && <RelatedProducts product={product} />}
    </>
  );
}
