import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';

/**
 * Adds up the list in lira; undefined while nothing on it has a price. Each row is rounded on its own, as in offers.
 */
export function listTotal(rows: QuoteRowFragment[]): number | undefined {
  const priced = rows.flatMap(({ product, quantity }) =>
    product?.price == null || quantity === null
      ? []
      : Math.round(((product.price * 100) / (product.priceQuantity ?? 1)) * quantity),
  );
  return priced.length > 0 ? priced.reduce((sum, kurus) => sum + kurus, 0) / 100 : undefined;
}
