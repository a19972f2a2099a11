import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { RowEnd } from './RowEnd.tsx';

interface ProductGridProps extends Pick<ProductCardProps, 'showCategory'> {
  products: (ProductCardProps['product'] & { description?: string })[];
  /** How many pictures are in view when the page opens. */
  inView?: number;
  /** Rows without holes: all of them, or only the one that is shown. */
  filled?: 'all rows' | 'one row';
}

export function ProductGrid({ products, showCategory, inView = 0, filled }: ProductGridProps) {
  return (
    <ul className="product-grid" data-filled={filled}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            showCategory={showCategory}
            description={product.description}
            first={index < inView}
          />
        </li>
      ))}
      {filled && <RowEnd after={products.length} oneRow={filled === 'one row'} />}
    </ul>
  );
}
