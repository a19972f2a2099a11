import { readMeasure } from '../../../../common/measures/measures.ts';
import { salesUnits, type SalesUnit } from '../../../../common/labels.ts';

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3, useGrouping: false });

/** As it stands in a field. */
export const quantityValue = (quantity: number | null) => (quantity === null ? '' : numbers.format(quantity));

/** '1.000,5', '40'; null for a blank field, NaN for what is no number. */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return null;
  return readMeasure(typed, null).value?.number ?? NaN;
}

/** What a product is counted in: 'adet'. */
export const unitWord = (unit: SalesUnit | null | undefined) => salesUnits[unit ?? 'PIECE'].word;

/** '40 adet'; undefined when nobody has said how many. */
export const quantityText = (quantity: number | null, unit: SalesUnit | null | undefined) =>
  quantity === null ? undefined : `${numbers.format(quantity)}\u00a0${unitWord(unit)}`;
