import { useLocation, useSearchParams } from 'react-router-dom';
import { useProductPageQuery } from './productPage.generated.ts';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { idIn, onlyInTurkish, sizeIn } from '../../paths.ts';
import { BoughtTogether } from '../together/BoughtTogether.tsx';
import { ProductSkeletons } from '../productCards/ProductSkeletons.tsx';
import { ProductData } from './data/ProductData.tsx';
import { FamilyTable } from './FamilyTable.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import * as words from '../../../words/tr/product.ts';
import { shareUrl, shareWidth } from '../../../../common/pictures.ts';
import type { ProductCardFragment } from '../productCards/productCard.generated.ts';
import type { ShareImage } from '../../parts/meta/ShareMeta.tsx';

export function ProductPage() {
  const id = idIn(useLocation().pathname);
  const [params] = useSearchParams();
  const { data, ...query } = useProductPageQuery({ variables: { id, measure: sizeIn(params) } });
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
        onlyAt={onlyInTurkish('Product', product.id)}
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

type Product = Pick<ProductCardFragment, 'name' | 'image' | 'picture'>;

/** Chooses the picture that is shown where the page is shared; null: the site's own. */
export function shareImageOf({ name: alt, image, picture }: Product): ShareImage | null {
  if (!image) return null;
  // The picture is kept elsewhere, and its size is not known.
  if (!picture) return { url: image, alt };
  const width = Math.min(picture.width, shareWidth);
  return { url: shareUrl(image), width, height: Math.round((picture.height * width) / picture.width), alt };
}
