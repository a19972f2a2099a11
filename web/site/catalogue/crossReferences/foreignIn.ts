import type { ReferenceFragment } from './crossReference.generated.ts';
import type { ProductCardFragment } from '../productCards/productCard.generated.ts';

/** A product that was found by a code of another maker. */
export type Hit = ProductCardFragment & { minimumQuantity?: number | null; matchedBy: ReferenceFragment };

type Found<Reference> = { matchedBy: Reference | null };

/**
 * Splits the results of a search that is a code of another maker: `hits` are found by it, `own` stand before them, since it is
 * their own code, and `products` are all others. Without such a code all results are `products`.
 */
export function foreignIn<Reference, Product extends Found<Reference>>(found: Product[]) {
  const isHit = (one: Product): one is Product & { matchedBy: NonNullable<Product['matchedBy']> } =>
    one.matchedBy !== null;
  const hits = found.filter(isHit);
  const first = Math.max(found.findIndex(isHit), 0);
  return { own: found.slice(0, first), hits, products: found.slice(first).filter((one) => !isHit(one)) };
}
