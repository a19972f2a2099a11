import { readMeasure } from '../../../../common/measures/measures.ts';
import { salesUnits, type SalesUnit } from '../../../../common/labels.ts';

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3, useGrouping: false });

/** Writes a quantity for a field. */
export const quantityValue = (quantity: number | null) => (quantity === null ? '' : numbers.format(quantity));

/** Reads '1.000,5' or '40'; null for a blank field, NaN for text that is no number. */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return null;
  return readMeasure(typed, null).value?.number ?? NaN;
}

/** Names the unit that a product is counted in: 'adet'. */
export const unitWord = (unit: SalesUnit | null | undefined) => salesUnits[unit ?? 'PIECE'].word;

/** Writes '40 adet'; undefined when nobody has entered a quantity. */
export const quantityText = (quantity: number | null, unit: SalesUnit | null | undefined) =>
  quantity === null ? undefined : `${numbers.format(quantity)}\u00a0${unitWord(unit)}`;
