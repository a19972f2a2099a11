import { mayBeThousands } from '../../../../common/measures/writtenNumber.ts';
import { fold } from '../../../../common/text/letters.ts';
import { unitNames } from './writtenUnits.ts';

/**
 * A quantity as it was written. `number` is null where there is none, or where nobody can read it for certain; `unit` is the folded
 * name of its unit, null without one; `text` is kept to show it, null where nothing was written.
 */
export type Amount = { number: number | null; unit: string | null; text: string | null };

export const noAmount: Amount = { number: null, unit: null, text: null };

export const largestQuantity = 1_000_000;

/** So much of an unreadable quantity is kept to show it. */
const mostShown = 40;

/** '1.000' is a Turkish thousand. */
export const numberPattern = String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;

const amount = new RegExp(
  String.raw`^(?<number>${numberPattern})\s*(?:(?<thousand>bin\b)\s*)?(?<unit>${unitNames})?\.?$`,
  'u',
);

const words = [
  'bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin',
  'yarim|bucuk|cok|birkac|duzine',
].join('|');
const around = 'yaklasik|yakl\\.?|en az|en cok|en fazla|min\\.?|maks?\\.?|max\\.?|toplam|takriben';
const meantAsNumber = new RegExp(
  String.raw`^(?:(?:${around})?\s*(?:[-+~≈±<>]\s*)?\d[\d.,/-]*(?:e[+-]?\d+)?(?:\s*[x+/-]\s*\d[\d.,]*)?\s*\p{L}*[²³]?\.?` +
    String.raw`|(?:(?:${words})\s*)+(?:${unitNames})?` +
    String.raw`|[~≈±<>]?\s*\d.*[\d\s](?:${unitNames})\.?)$`,
  'u',
);

/** These are sums of money and shares, and no quantities. */
const money = /(?:₺|\btl|\btry|\beur|\busd|€|\$|%)\.?\s*$|^\s*[₺€$%]/u;
export const isMoney = (cell: string) => money.test(fold(cell).trim());

const numberIn = (text: string) =>
  text.includes(',') || /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : Number(text);

/**
 * Reads a cell of a column that is named for quantities: whatever stands in it is meant as one. '2,000' is left to be asked, since it
 * is two in Turkish and two thousand elsewhere.
 */
export function readAmount(cell: string): Amount {
  const text = cell.trim().slice(0, mostShown) || null;
  const { number = '', thousand, unit = null } = amount.exec(fold(cell).trim())?.groups ?? {};
  if (text === null || number === '' || mayBeThousands(number)) return { number: null, unit: null, text };
  const value = numberIn(number) * (thousand ? 1000 : 1);
  const rounded = value > 0 && value <= largestQuantity ? Math.round(value * 1000) / 1000 : 0;
  return rounded > 0 ? { number: rounded, unit: unit ?? null, text } : { number: null, unit: null, text };
}

/** Tells whether a cell of any column is meant as a quantity, even if nobody can read it. */
export const isAmount = (cell: string) =>
  !isMoney(cell) && (readAmount(cell).number !== null || meantAsNumber.test(fold(cell).trim()));
