import type { ProductPageQuery } from '../products/productPage.generated.ts';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import * as words from '../../../words/tr/lists.ts';

interface BoughtTogetherProps {
  products: NonNullable<ProductPageQuery['product']>['boughtTogether'];
}

/** Shows what a buyer needs with the product, such as the nut of a bolt, each with a button for the quote list. */
export const BoughtTogether = ({ products }: BoughtTogetherProps) => (
  <section className="related-products container" aria-labelledby="bought-together">
    <h2 className="t-h4" id="bought-together">
      {words.boughtTogether}
    </h2>
    <ProductGrid products={products} addable />
  </section>
);
