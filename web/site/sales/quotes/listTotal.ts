import { ladderInKurus, priceFor, sumOf } from '../../../../common/products/priceLadder.ts';
import type { QuoteProductFragment, QuoteRowFragment } from '../../../graphql/generated/quotes.ts';

/** Returns what a quantity of a product costs by its ladder; undefined without a price. A row without a quantity has the single price. */
export const pricedAt = (product: QuoteProductFragment, quantity: number | null) =>
  priceFor(ladderInKurus(product), quantity ?? 0);

/**
 * Adds up the list in lira; undefined while nothing on it has a price. Each row is rounded on its own, as in offers.
 */
export function listTotal(rows: QuoteRowFragment[]): number | undefined {
  const priced = rows.flatMap(({ product, quantity }) => {
    const found = product && quantity !== null && pricedAt(product, quantity);
    return found ? [sumOf(found.price, quantity, product.priceQuantity)] : [];
  });
  return priced.length > 0 ? priced.reduce((sum, kurus) => sum + kurus, 0) / 100 : undefined;
}
