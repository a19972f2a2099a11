import { namesOf } from '../fields/stated.ts';
import { numberFormat } from '../text/locale.ts';
import { product } from './product.ts';
import type { PriceBreak } from './priceLadder.ts';

// Prices that jump. Money is in kuruş here, so that everything is exact.

export interface Priced {
  price: number | null;
  /** So many units the prices are for; null is one. */
  priceQuantity: number | null;
  priceBreaks: readonly PriceBreak[];
}

export interface PriceJump {
  /** The field that made the price jump. */
  field: 'price' | 'priceQuantity' | 'priceBreaks';
  /** The quantity from which the price holds; null for the single price. */
  minimum: number | null;
  from: number;
  /** Null: on request. */
  to: number | null;
}

/** A change to a price of one of these fields is asked about when it is a jump. */
export const jumpFields = namesOf(product, ({ jumps }) => jumps === true) as PriceJump['field'][];

/** Tells whether a price becomes more than one and a half times of what it was, less than two thirds of it, or nothing. */
export function isJump(from: number | null, to: number | null, [units, unitsThen] = [1, 1]) {
  if (from === null || from === 0) return false;
  if (to === null || to === 0) return true;
  // Prices are compared for equally many units.
  const [before, after] = [BigInt(from) * BigInt(unitsThen), BigInt(to) * BigInt(units)];
  return after * 2n > before * 3n || before * 2n > after * 3n;
}

/**
 * Returns the prices of a product that jump, the single one first. A row of the ladder is compared with what that quantity costs
 * otherwise, so a ladder that comes or goes is seen, too.
 */
export function priceJumps(before: Priced, after: Priced): PriceJump[] {
  const units: [number, number] = [before.priceQuantity ?? 1, after.priceQuantity ?? 1];
  const isSinglePrice = isJump(before.price, after.price, units);
  const single: PriceJump = {
    field: before.price === after.price ? 'priceQuantity' : 'price',
    minimum: null,
    from: before.price ?? 0,
    to: after.price,
  };
  // Without a price a product has no ladder, which is said by the price already.
  if (!after.price) return isSinglePrice ? [single] : [];
  const minimums = [...before.priceBreaks, ...after.priceBreaks].map(({ minimum }) => minimum);
  const steps = [...new Set(minimums)]
    .toSorted((one, other) => one - other)
    .flatMap((minimum): PriceJump[] => {
      const [from, to] = [priceFrom(before, minimum), priceFrom(after, minimum)];
      return from !== null && isJump(from, to, units) ? [{ field: 'priceBreaks', minimum, from, to }] : [];
    });
  return [...(isSinglePrice ? [single] : []), ...steps];
}

/** Returns what each costs where one takes so many. */
const priceFrom = ({ price, priceBreaks }: Priced, quantity: number) =>
  priceBreaks
    .filter(({ minimum }) => minimum <= quantity)
    .reduce((lowest, { price: lower }) => (lowest === null ? null : Math.min(lowest, lower)), price);

const number = numberFormat({ maximumFractionDigits: 2 });

/** Says by which factor a price changes: '× 1,82' or '÷ 10'. Neither is zero. */
export const times = (from: number, to: number) =>
  to > from ? `× ${number.format(to / from)}` : `÷ ${number.format(from / to)}`;
