import type { PriceBreak } from './priceLadder.ts';
import { numberFormat } from '../text/locale.ts';

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });

/** Writes the breaks of a ladder, whose prices are in lira, as one text: '50: 252,00; 100: 240,00'. */
export const breaksText = (breaks: readonly PriceBreak[]) =>
  breaks.map(({ minimum, price }) => `${minimum}: ${lira.format(price)}`).join('; ');

const entry = /^([\d.]+?)\s*(?:\p{L}+\s*)?[:=]\s*(\S.*)$/u;
const digits = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/;

/**
 * Reads such a text; `readPrice` reads what stands after each colon, and returns undefined for what is no price. Returns the
 * part that cannot be read instead, as a text.
 */
export function readBreaks(
  text: string,
  readPrice: (text: string) => number | undefined,
): PriceBreak[] | { unread: string } {
  const breaks: PriceBreak[] = [];
  for (const part of text.split(/[;|\n]/)) {
    const typed = part.trim();
    if (typed === '') continue;
    const [, minimum = '', price = ''] = entry.exec(typed) ?? [];
    const read = readPrice(price);
    if (!digits.test(minimum) || read === undefined) return { unread: typed };
    breaks.push({ minimum: Number(minimum.replaceAll('.', '')), price: read });
  }
  return breaks;
}
