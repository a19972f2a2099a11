import { salesUnits, unitBehind, type SalesUnit } from '../../../../common/measures/salesUnits.ts';
import { mayBeThousands, readNumber } from '../../../../common/measures/writtenNumber.ts';
import { isDivisible, type Sold } from '../../../../common/product/fewest.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import { wholeOnly } from '../../../../common/words/tr/sales.ts';
import * as words from '../../../words/tr/quoteList.ts';

const numbers = numberFormat({ maximumFractionDigits: 3 });
const typed = numberFormat({ maximumFractionDigits: 3, useGrouping: false });

/** Writes a quantity for a field, where a point of thousands would be in the way of typing. */
export const quantityValue = (quantity: number | null) => (quantity === null ? '' : typed.format(quantity));

/** Reads '1.000,5' or '40'; null for a blank field, NaN for text that is no number. */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return null;
  return readNumber(typed) ?? NaN;
}

/** Names the unit that a product is counted in: 'adet'. */
export const unitWord = (unit: SalesUnit | null | undefined) => salesUnits[unit ?? 'PIECE'].word;

const countedText = (quantity: number, unit: SalesUnit | null | undefined) =>
  `${numbers.format(quantity)}\u00a0${unitBehind(quantity, unit)}`;

/** Writes '1.000 adet'; undefined when nobody has entered a quantity. */
export const quantityText = (quantity: number | null, unit: SalesUnit | null | undefined) =>
  quantity === null ? undefined : countedText(quantity, unit);

/** Writes the quantity of a row in the buyer's words, whose unit nobody knows. */
export const bareQuantity = (quantity: number | null) => (quantity === null ? undefined : numbers.format(quantity));

/**
 * Says what is wrong with a typed quantity, in the words of schema.graphql and of the server; undefined for one that is right,
 * and for none. Where the product is known, so is whether it can be divided.
 */
export function quantityFault(typed: string, sold?: Sold): string | undefined {
  const quantity = readQuantity(typed);
  if (quantity === null) return undefined;
  if (Number.isNaN(quantity)) return words.inFigures;
  if (mayBeThousands(typed)) return words.withoutComma(commaMeanings(typed));
  if (quantity < 0.001) return words.aboveZero;
  if (quantity > 1_000_000) return words.atMostMillion;
  if (sold && !isDivisible(sold) && !Number.isInteger(quantity)) return wholeOnly;
  return undefined;
}

/** Says which two meanings a comma has: '2,000' is two in Turkish, and two thousand in a list from abroad. */
export function commaMeanings(typed: string) {
  const [whole, thousands] = [Number(typed.replace(',', '.')), Number(typed.replaceAll(',', ''))];
  const meanings = [whole, thousands].filter((one) => !Number.isNaN(one)).map((one) => numbers.format(one));
  return words.twoMeanings(typed.trim(), meanings);
}
