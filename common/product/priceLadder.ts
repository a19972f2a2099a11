import { lineNet } from '../offers/sums.ts';
import { fewestOf, stepOf, type Sold } from './fewest.ts';

// A price ladder: the more one takes, the less each costs. Money is in kuruş here, so that everything is exact.

/** From this quantity on, this is the price, for as many units as the single price is. */
export interface PriceBreak {
  minimum: number;
  price: number;
}

export interface Laddered extends Sold {
  price: number | null;
  priceBreaks: readonly PriceBreak[];
}

/** One row of the ladder. `to` is the last quantity before the next row; null for the last row, and where any amount is sold. */
export interface LadderStep {
  from: number;
  to: number | null;
  price: number;
  /** How much less than the single price it is, in tenths of a per cent. */
  less: number;
}

/** The price of a quantity. */
export interface LadderPrice {
  /** The quantity that can be had: at least the fewest, in whole packs. */
  quantity: number;
  /** The row that applies; 0 is the single price. */
  at: number;
  price: number;
  sum: number;
  /** The next row and how many more it takes; null where there is none. */
  next: { missing: number; from: number; price: number } | null;
  /** The same, only where it asks for no more than twice the quantity. */
  hint: LadderPrice['next'];
}

/** A ladder has at most this many breaks. */
export const mostBreaks = 8;

/** Rounds a quantity up to what can be had, as the quote list does. */
export function orderable(quantity: number, sold: Sold): number {
  const step = stepOf(sold);
  const rounded = step === undefined ? quantity : Math.ceil(quantity / step) * step;
  return Math.max(rounded, fewestOf(sold));
}

/**
 * Returns the rows of a ladder, the single price first; none without a price. A break that would not be cheaper than the row
 * before, or begins no later, is left out: so a sum is never above that of the single price.
 */
export function ladderOf({ price, priceBreaks, ...sold }: Laddered): LadderStep[] {
  if (price === null) return [];
  const rows = [{ from: fewestOf(sold), price }];
  for (const { minimum, price: lower } of priceBreaks.toSorted((a, b) => a.minimum - b.minimum)) {
    const from = orderable(minimum, sold);
    const last = rows.at(-1);
    if (last && from > last.from && lower < last.price) rows.push({ from, price: lower });
  }
  const step = stepOf(sold);
  return rows.map((row, place) => {
    const next = rows[place + 1];
    return { ...row, to: next && step !== undefined ? next.from - step : null, less: lessThan(price, row.price) };
  });
}

/** Returns how much less a price is, in tenths of a per cent, half up. */
const lessThan = (single: number, price: number) =>
  single === 0 ? 0 : Number((2n * 1000n * BigInt(single - price) + BigInt(single)) / (2n * BigInt(single)));

/** Computes what a quantity costs; undefined without a price. Everything that names a price for a quantity asks this function. */
export function priceFor(product: Laddered, quantity: number): LadderPrice | undefined {
  const rows = ladderOf(product);
  const taken = orderable(quantity, product);
  const at = rows.findLastIndex(({ from }, place) => place === 0 || from <= taken);
  const row = rows[at];
  if (!row) return undefined;
  const after = rows[at + 1];
  const next = after ? { missing: rounded(after.from - taken), from: after.from, price: after.price } : null;
  const sum = sumOf(row.price, taken, product.priceQuantity);
  return { quantity: taken, at, price: row.price, sum, next, hint: next && next.missing <= taken ? next : null };
}

/** Quantities have three decimals at most; a difference of two such numbers has the residue of a floating-point calculation. */
const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;

/** Returns what so many cost at this price, half a kuruş rounded up. */
export const sumOf = (price: number, quantity: number, priceQuantity: number | null) =>
  lineNet({ price, quantity, priceQuantity, discount: null, vatRate: 0 });

/** Converts a price of the API, which is in lira. */
export const inKurus = (lira: number) => Math.round(lira * 100);

/** Converts the prices of a product of the API. */
export const ladderInKurus = <Product extends Laddered>(product: Product): Product => ({
  ...product,
  price: product.price === null ? null : inKurus(product.price),
  priceBreaks: product.priceBreaks.map(({ minimum, price }) => ({ minimum, price: inKurus(price) })),
});
