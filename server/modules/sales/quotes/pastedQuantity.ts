import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { fold } from '../../../../common/text/letters.ts';

/** The quantity of a line; `unread` is the text that stands in its place where nobody can read it as one. */
export type PastedQuantity = { quantity: number | null; unread: string | null };

export const largestQuantity = 1_000_000;

/** So much of an unreadable quantity is kept to show it. */
const mostShown = 40;

const short = [...Object.values(salesUnits).map(({ word }) => fold(word)), 'ad', 'tk', 'pk', 'mt', 'm2', 'lt', 'top'];

// A unit may stand close to its number only where it is one: '2RS' is a part of a code.
const number = new RegExp(
  String.raw`^(?:(?<thousands>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<rest>\d+))?|(?<plain>\d+(?:[.,]\d+)?))` +
    String.raw`(?:\s*(?:${short.join('|')})|\s+\p{L}+)?[²³]?\.?$`,
  'u',
);

const words = [
  'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin',
  'yarim|bucuk|cok|birkac|duzine',
].join('|');
const meantAsNumber = new RegExp(
  String.raw`^(?:(?:yaklasik|yakl\.?|en az|en cok|toplam)?\s*[-+~≈±<>]?\s*\d[\d.,/-]*(?:e[+-]?\d+)?\s*\p{L}*[²³]?\.?` +
    String.raw`|(?:(?:${words})\s*)+(?:${short.join('|')})?)$`,
  'u',
);

/** Reads '40', '40 adet', '1.000' (a Turkish thousand), '1.000,5' and '2.5'; returns null for anything else. */
export function quantityIn(cell: string): number | null {
  const match = number.exec(fold(cell).trim());
  if (!match?.groups) return null;
  const { thousands, rest, plain } = match.groups;
  const value = thousands ? Number(`${thousands.replaceAll('.', '')}.${rest ?? 0}`) : Number(plain?.replace(',', '.'));
  return value > 0 && value <= largestQuantity ? Math.round(value * 1000) / 1000 || null : null;
}

/** Reads the cell of a column that is named for quantities: whatever stands in it is meant as one. */
export function readCell(cell: string): PastedQuantity {
  const quantity = quantityIn(cell);
  return { quantity, unread: quantity === null && cell ? cell.slice(0, mostShown) : null };
}

/** Reads the last of these cells that is meant as a quantity; descriptions between them are passed over. */
export function readLast(cells: string[]): PastedQuantity {
  const cell = cells.findLast((one) => quantityIn(one) !== null || meantAsNumber.test(fold(one).trim()));
  return readCell(cell ?? '');
}
