import { isDeepStrictEqual } from 'node:util';
import { ladderProblem } from '../../../../common/products/ladderProblem.ts';
import type { Laddered, PriceBreak } from '../../../../common/products/priceLadder.ts';
import { badInput } from '../../../core/errors.ts';
import { newPrice, type PriceRule } from './priceRule.ts';

/** A ladder belongs to these values of its product. */
const ofLadder = ['price', 'priceBreaks', 'priceQuantity', 'minimumQuantity', 'salesUnit'] as const;

/** Throws `BAD_USER_INPUT` for a ladder that may not be stored; its prices are in kuruş. `place` is before the field's path. */
export function refuseLadder(product: Laddered, place = '', name?: string) {
  const problem = ladderProblem(product);
  if (!problem) return;
  throw badInput(`${place}${problem.field}`, name === undefined ? problem.message : `${name}: ${problem.message}`);
}

/** Tells whether a change touches what a ladder depends on. */
export const touchesLadder = (before: Laddered, after: Partial<Laddered>) =>
  ofLadder.some((name) => name in after && !isDeepStrictEqual(before[name], after[name]));

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
