import type { ProductPageQuery } from './productPage.generated.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import * as words from '../../../words/tr/product.ts';
import * as common from '../../../words/tr/common.ts';

interface RelatedProductsProps {
  product: Pick<NonNullable<ProductPageQuery['product']>, 'price' | 'category' | 'related'>;
}

/** Shows one full row at every width. The note on prices stands here unless the product's own price has it already. */
export function RelatedProducts({ product: { price, category, related } }: RelatedProductsProps) {
  const isRelated = category !== null && related[0]?.category?.id === category.id;
  return (
    <section className="related-products container" aria-labelledby="related-products">
      <div className="with-link">
        <h2 className="t-h4" id="related-products">
          {isRelated ? words.related : common.otherProducts}
        </h2>
        <ProductGrid products={related} showCategory filled="one row" />
        <TextLink to={paths.products} arrow>
          {common.allProducts}
        </TextLink>
      </div>
      {price === null && <PriceNote products={related} />}
    </section>
  );
}
