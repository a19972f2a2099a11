import { countText, numberFormat, type Language } from '../text/locale.ts';
import { unitWords, unitWordsOfOne } from '../words/tr/sales.ts';

/** Gives each value of `enum SalesUnit` its word and, for other programs, its UN/CEFACT Recommendation 20 code. */
export const salesUnits = {
  PIECE: { word: unitWords.PIECE, code: 'C62' },
  PAIR: { word: unitWords.PAIR, code: 'PR' },
  SET: { word: unitWords.SET, code: 'SET' },
  BOX: { word: unitWords.BOX, code: 'XBX' },
  PACK: { word: unitWords.PACK, code: 'XPK' },
  ROLL: { word: unitWords.ROLL, code: 'XRO' },
  METRE: { word: unitWords.METRE, code: 'MTR' },
  SQUARE_METRE: { word: unitWords.SQUARE_METRE, code: 'MTK' },
  KILOGRAM: { word: unitWords.KILOGRAM, code: 'KGM' },
  LITRE: { word: unitWords.LITRE, code: 'LTR' },
} as const;

export type SalesUnit = keyof typeof salesUnits;

const whole = numberFormat();

/** Words and numbers for a reader of another language than the site's; the server has readers of several at once. */
export interface Reader {
  words: UnitWords;
  language: Language;
}

type UnitWords = { unitWords: Record<SalesUnit, string>; unitWordsOfOne: Partial<Record<SalesUnit, string>> };

/** Names a unit behind a number: 'box' behind 1, and 'boxes' behind 2. Without a unit it is the piece. */
export const unitBehind = (
  count: number,
  unit: SalesUnit | null | undefined,
  words: UnitWords = { unitWords, unitWordsOfOne },
): string => (count === 1 ? words.unitWordsOfOne[unit ?? 'PIECE'] : undefined) ?? words.unitWords[unit ?? 'PIECE'];

/** Returns '100 adet', without a line break in it; one piece is 'adet' alone. A product without a unit is sold in pieces. */
export function inUnits(
  count: number,
  unit: SalesUnit | null,
  { always = false, reader }: { always?: boolean; reader?: Reader | undefined } = {},
): string {
  const word = unitBehind(count, unit, reader?.words);
  const number = reader ? countText(count, reader.language) : whole.format(count);
  return count === 1 && !always ? word : `${number}\u00a0${word}`;
}

/** How a price is meant: for one unit, or for so many. */
export type PriceBasis = { salesUnit: SalesUnit | null; priceQuantity: number | null };

/** Writes what a price is for: '100 adet', or 'adet'; blank where nobody has entered it. */
export const basisText = ({ salesUnit, priceQuantity }: PriceBasis, reader?: Reader) =>
  salesUnit === null && priceQuantity === null ? '' : inUnits(priceQuantity ?? 1, salesUnit, { reader });
