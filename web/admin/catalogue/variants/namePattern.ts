import { lowerCase } from '../../../../common/text/locale.ts';
import { plainName } from '../specs/specRows.ts';
import * as variantsWords from '../../../words/admin/en/variants.ts';

/** The word for the stock code in a pattern. */
export const codeWord = 'kod';

const token = /\{([^{}]*)\}/g;

/** Returns the name that a pattern makes of the cells of a row, which `cellOf` finds by the word in braces. */
export const namedBy = (pattern: string, cellOf: (word: string) => string | undefined) =>
  pattern
    .replaceAll(token, (whole, word: string) => cellOf(word) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the first word in braces that no column answers. */
export const unknownWord = (pattern: string, isKnown: (word: string) => boolean) =>
  [...pattern.matchAll(token)].map(([, word = '']) => word).find((word) => !isKnown(word));

export const isCodeWord = (word: string) =>
  ['kod', 'code', variantsWords.stokKodu, variantsWords.stockCode].includes(plainName(word));

/** Proposes a pattern: the name of a product with the word for the code in place of its own code. */
export function proposedPattern({ name, stockCode }: { name: string; stockCode: string | null }) {
  const at = stockCode === null ? -1 : lower(name).lastIndexOf(lower(stockCode));
  if (stockCode !== null && at >= 0 && lower(name).length === name.length)
    return `${name.slice(0, at)}{${codeWord}}${name.slice(at + stockCode.length)}`;
  const words = name.split(' ');
  const last = words.findLastIndex((word) => /\d/.test(word));
  if (last >= 0) return words.with(last, `{${codeWord}}`).join(' ');
  return `${name} {${codeWord}}`;
}

/** Turkish letters keep their number, so that places in both texts agree. */
const lower = (text: string) => lowerCase(text);
