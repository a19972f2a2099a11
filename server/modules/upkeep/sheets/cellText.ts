import type { Entered } from '../../catalogue/products/products.fields.ts';
import { cellOf, type FieldName, type SheetChoices } from './columns.ts';

/** A report has at most this many letters of a cell: thousands of descriptions would be more than anyone reads. */
const most = 200;
export const cut = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

const price = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Returns lira as people write them. */
export const priceText = (lira: number) => price.format(lira);

/** Returns a value as people write it. */
export function cellText(name: FieldName, entered: Entered, choices: SheetChoices): string {
  const cell = cellOf(name, entered, choices);
  return typeof cell === 'number' ? price.format(cell) : cut(cell ?? '');
}
