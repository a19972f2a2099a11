import type { Laddered, PriceBreak } from '../../../../common/product/priceLadder.ts';
import { newPrice, type PriceRule } from './priceRule.ts';

/** Returns the prices that a rule makes of a product; a break that would not be cheaper any more is left out. */
export function pricesBy(
  rule: PriceRule,
  { price, priceBreaks }: Pick<Laddered, 'price' | 'priceBreaks'>,
): { price?: number; priceBreaks?: PriceBreak[] } {
  if (price === null) return {};
  const single = newPrice(price, rule).price;
  let last = single;
  const cheaper = priceBreaks.flatMap(({ minimum, price: before }) => {
    const now = newPrice(before, rule).price;
    if (now >= last) return [];
    last = now;
    return [{ minimum, price: now }];
  });
  return { price: single, ...(priceBreaks.length > 0 && { priceBreaks: cheaper }) };
}
