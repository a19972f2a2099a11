import type { ProductToEditFragment } from '../../../graphql/generated/operations.ts';

type Product = ProductToEditFragment;

const joined = new WeakMap<Product, Product>();

/** Returns the product as it would be with its waiting changes, which the form edits; the same object for the same product. */
export function withWaiting<Given extends Product | null | undefined>(product: Given): Given | Product {
  if (!product?.waiting) return product;
  const row = joined.get(product) ?? { ...product, ...product.waiting.product };
  joined.set(product, row);
  return row;
}
