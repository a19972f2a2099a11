import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

interface ProductGridProps extends Pick<ProductCardProps, 'showCategory' | 'place'> {
  products: (ProductCardProps['product'] & { description?: string })[];
  /** How many pictures are in view when the page opens. */
  inView?: number;
}

export function ProductGrid({ products, showCategory, place, inView = 0 }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            showCategory={showCategory}
            place={place}
            description={product.description}
            first={index < inView}
          />
        </li>
      ))}
    </ul>
  );
}
