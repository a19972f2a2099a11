import { useHomePageQuery } from './homePage.generated.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductGrid } from '../../catalogue/productCards/ProductGrid.tsx';
import * as words from '../../../words/tr/home.ts';
import * as common from '../../../words/tr/common.ts';

/** Shows the products marked as featured; renders nothing when there are none. */
export function FeaturedProducts() {
  const { data } = useHomePageQuery();
  const products = data?.products.nodes ?? [];
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="featured">
      <div className="with-link container">
        <h2 className="t-h3" id="featured">
          {words.featured}
        </h2>
        <ProductGrid products={products} showCategory filled="all rows" />
        <TextLink to={paths.products} arrow>
          {common.allProducts}
        </TextLink>
      </div>
      <div className="container">
        <PriceNote products={products} />
      </div>
    </section>
  );
}
