import { and, gte, lt } from 'drizzle-orm';
import { stockCodeKey } from '../../../../../common/text/letters.ts';
import type { Tx } from '../../../../db/database.ts';
import { products } from '../../../../db/tables/tables.ts';
import { lostZerosText } from '../../../../spreadsheet/changedTexts.ts';
import type { Line } from './line.ts';

// A spreadsheet makes 123 of the code 000123. The code that is left reads like one, and would become a second product.

const codeIn = ({ cells }: Line) => String(cells.get('stockCode') ?? '').trim();
const isNumber = (code: string) => /^[1-9]\d*$/.test(code);
/** So large a part of the numbers has the same length where all of them had it. */
const most = 0.6;

/** Returns the length of the numbers of a file, where some of them begin with zeros; null where they have none in common. */
function lengthOf(codes: string[]): number | null {
  const numbers = codes.filter((code) => /^\d+$/.test(code));
  const lengths = new Map<number, number>();
  for (const { length } of numbers.filter((code) => code.startsWith('0')))
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
  const [length, count] = [...lengths].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return count > 1 && numbers.filter((code) => code.length === length).length >= numbers.length * most ? length : null;
}

/** Returns the stock codes of the catalogue that are numbers with zeros before them, by the number that is left without these. */
async function withZeros(db: Tx): Promise<Map<string, string>> {
  const key = products.stockCodeKey;
  const rows = await db
    .select({ key })
    .from(products)
    .where(and(gte(key, '0'), lt(key, '1')));
  return new Map(
    rows.flatMap(({ key: stored }) =>
      stored !== null && /^0+[1-9]\d*$/.test(stored) ? [[stored.replace(/^0+/, ''), stored] as const] : [],
    ),
  );
}

/**
 * Marks the codes of new products that have lost their zeros: one that the catalogue has with zeros, and one that is shorter than the
 * other codes of its file. A person who types the code says that it is right.
 */
export async function markLostZeros(db: Tx, lines: Line[], isKnown: (line: Line) => boolean) {
  const unsure = lines.filter((line) => isNumber(codeIn(line)) && !line.typed?.has('stockCode') && !isKnown(line));
  if (unsure.length === 0) return;
  const length = lengthOf(lines.map(codeIn));
  const stored = await withZeros(db);
  for (const line of unsure) {
    const code = codeIn(line);
    const whole =
      stored.get(stockCodeKey(code) ?? '') ?? (length && code.length < length ? code.padStart(length, '0') : null);
    if (whole) line.changed.set('stockCode', lostZerosText(code, whole));
  }
}
