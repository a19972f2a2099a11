import { numberFormat } from '../text/locale.ts';

/** Gives each value of `enum SalesUnit` its Turkish word and, for other programs, its UN/CEFACT Recommendation 20 code. */
export const salesUnits = {
  PIECE: { word: 'adet', code: 'C62' },
  PAIR: { word: 'çift', code: 'PR' },
  SET: { word: 'takım', code: 'SET' },
  BOX: { word: 'kutu', code: 'XBX' },
  PACK: { word: 'paket', code: 'XPK' },
  ROLL: { word: 'rulo', code: 'XRO' },
  METRE: { word: 'm', code: 'MTR' },
  SQUARE_METRE: { word: 'm²', code: 'MTK' },
  KILOGRAM: { word: 'kg', code: 'KGM' },
  LITRE: { word: 'L', code: 'LTR' },
} as const;

export type SalesUnit = keyof typeof salesUnits;

const whole = numberFormat();

/** Returns '100 adet', without a line break in it; one piece is 'adet' alone. A product without a unit is sold in pieces. */
export function inUnits(count: number, unit: SalesUnit | null, { always = false } = {}): string {
  const { word } = salesUnits[unit ?? 'PIECE'];
  return count === 1 && !always ? word : `${whole.format(count)}\u00a0${word}`;
}

/** How a price is meant: for one unit, or for so many. */
export type PriceBasis = { salesUnit: SalesUnit | null; priceQuantity: number | null };

/** Writes what a price is for: '100 adet', or 'adet'; blank where nobody has entered it. */
export const basisText = ({ salesUnit, priceQuantity }: PriceBasis) =>
  salesUnit === null && priceQuantity === null ? '' : inUnits(priceQuantity ?? 1, salesUnit);
