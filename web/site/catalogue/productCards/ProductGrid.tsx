import { missing as missingText } from '../../../words/tr/search.ts';
import { PageStyles } from '../../../components/PageStyles.tsx';
import sectionStyles from '../../../components/SectionDrawing.css?inline';
import { QuickAdd } from '../../sales/quotes/QuickAdd.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { RowEnd } from './RowEnd.tsx';
import './AddableCard.css';

interface ProductGridProps extends Pick<ProductCardProps, 'showCategory' | 'place'> {
  products: (ProductCardProps['product'] & {
    description?: string;
    minimumQuantity?: number | null;
    missingWords?: string[];
  })[];
  /** The number of pictures that are in view when the page opens. */
  inView?: number;
  /** Fills rows so that they have no holes: all of them, or only the one that is shown. */
  filled?: 'all rows' | 'one row';
  /** More products follow elsewhere, so that the last row is left out where it would have a hole. */
  isPart?: boolean;
  /** Whether each product can be put on the quote list from here. */
  addable?: boolean;
}

export function ProductGrid({
  products,
  showCategory,
  place,
  inView = 0,
  filled,
  isPart,
  addable = false,
}: ProductGridProps) {
  const isDrawn = products.some(({ sectionThumb }) => sectionThumb != null);
  return (
    <ul className="product-grid" data-filled={filled} data-part={isPart || undefined}>
      {isDrawn && <PageStyles css={sectionStyles} />}
      {products.map((product, index) => (
        <li key={product.id} className={addable ? 'addable' : undefined}>
          <ProductCard
            product={product}
            showCategory={showCategory}
            place={place}
            description={product.description}
            missing={missingText(product.missingWords)}
            first={index < inView}
            arrow={!addable}
          />
          {addable && <QuickAdd product={product} label={product.name} />}
        </li>
      ))}
      {filled && <RowEnd after={products.length} oneRow={filled === 'one row'} />}
    </ul>
  );
}
