import { useHomePageQuery } from '../../../graphql/generated/site.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductGrid } from '../../catalogue/productCards/ProductGrid.tsx';

/** Shows the products marked as featured; renders nothing when there are none. */
export function FeaturedProducts() {
  const { data } = useHomePageQuery();
  const products = data?.products.nodes ?? [];
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="featured">
      <div className="with-link container">
        <h2 className="t-h3" id="featured">
          Öne çıkan ürünler
        </h2>
        <ProductGrid products={products} showCategory filled="all rows" />
        <TextLink to={paths.products} arrow>
          Tüm ürünler
        </TextLink>
      </div>
      <div className="container">
        <PriceNote products={products} />
      </div>
    </section>
  );
}
