import { isDeepStrictEqual } from 'node:util';
import { ladderProblem } from '../../../../common/product/ladderProblem.ts';
import type { Laddered } from '../../../../common/product/priceLadder.ts';
import { badInput } from '../../../core/errors.ts';

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
