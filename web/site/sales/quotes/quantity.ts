import { readMeasure } from '../../../../common/measures/measures.ts';
import { salesUnits, type SalesUnit } from '../../../../common/measures/salesUnits.ts';

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });
const typed = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3, useGrouping: false });

/** Writes a quantity for a field, where a point of thousands would be in the way of typing. */
export const quantityValue = (quantity: number | null) => (quantity === null ? '' : typed.format(quantity));

/** Reads '1.000,5' or '40'; null for a blank field, NaN for text that is no number. */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return null;
  return readMeasure(typed, null).value?.number ?? NaN;
}

/** Names the unit that a product is counted in: 'adet'. */
export const unitWord = (unit: SalesUnit | null | undefined) => salesUnits[unit ?? 'PIECE'].word;

/** Writes '1.000 adet'; undefined when nobody has entered a quantity. */
export const quantityText = (quantity: number | null, unit: SalesUnit | null | undefined) =>
  quantity === null ? undefined : `${numbers.format(quantity)}\u00a0${unitWord(unit)}`;

/** Writes the quantity of a row in the buyer's words, whose unit nobody knows. */
export const bareQuantity = (quantity: number | null) => (quantity === null ? undefined : numbers.format(quantity));

/** Says what is wrong with a typed quantity, in the words of schema.graphql; undefined for one that is right, and for none. */
export function quantityFault(typed: string): string | undefined {
  const quantity = readQuantity(typed);
  if (quantity === null) return undefined;
  if (Number.isNaN(quantity)) return 'Miktarı sayıyla yazın.';
  if (quantity < 0.001) return 'Miktar sıfırdan büyük olmalı.';
  return quantity > 1_000_000 ? 'Miktar en çok 1.000.000 olabilir.' : undefined;
}
