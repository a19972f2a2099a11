import { useSectorPageQuery } from './sectorPage.generated.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { PriceNote } from '../../parts/PriceNote.tsx';
import { ProductGrid } from '../productCards/ProductGrid.tsx';
import * as words from '../../../words/tr/sectors.ts';
import * as common from '../../../words/tr/common.ts';

/** Shows the most requested products of a sector; renders nothing when there are none. */
export function SectorProducts({ id }: { id: string }) {
  const products = useSectorPageQuery({ variables: { id } }).data?.sector?.products ?? [];
  if (products.length === 0) return null;
  return (
    <section
      className="sector-products container"
      aria-labelledby="often-asked"
      data-few={products.length < 4 || undefined}
    >
      <div className="with-link">
        <h2 className="t-h4" id="often-asked">
          {words.oftenAsked}
        </h2>
        <ProductGrid products={products} showCategory />
        <TextLink to={paths.products} arrow>
          {common.allProducts}
        </TextLink>
      </div>
      <PriceNote products={products} />
    </section>
  );
}
