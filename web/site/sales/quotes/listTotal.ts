import { ladderInKurus, priceFor } from '../../../../common/product/priceLadder.ts';
import type { QuoteProductFragment, QuoteRowFragment } from './quotes.generated.ts';

/** Returns what a quantity of a product costs by its ladder; undefined without a price. A row without a quantity has the single price. */
export const pricedAt = (product: QuoteProductFragment, quantity: number | null) =>
  priceFor(ladderInKurus(product), quantity ?? 0);

/**
 * Adds up the list in lira; undefined while nothing on it has a price. Each row is rounded on its own, as in offers, and costs
 * what can be had of it: whole packs, and at least the fewest.
 */
export function listTotal(rows: QuoteRowFragment[]): number | undefined {
  const priced = rows.flatMap(({ product, quantity }) =>
    product && quantity !== null ? (pricedAt(product, quantity)?.sum ?? []) : [],
  );
  return priced.length > 0 ? priced.reduce((sum, kurus) => sum + kurus, 0) / 100 : undefined;
}
