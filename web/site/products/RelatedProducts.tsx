import type { ProductCardFragment } from '../../graphql/generated/site.ts';
import { TextLink } from '../components/TextLink.tsx';
import { paths } from '../paths.ts';
import { ProductGrid } from '../productList/ProductGrid.tsx';

export function RelatedProducts({ products }: { products: ProductCardFragment[] }) {
  return (
    <section className="related-products container" aria-labelledby="ilgili-urunler">
      <div className="with-link">
        <h2 className="t-h4" id="ilgili-urunler">
          İlgili ürünler
        </h2>
        <ProductGrid products={products} showCategory />
        <TextLink to={paths.products} arrow>
          Tüm ürünler
        </TextLink>
      </div>
    </section>
  );
}
