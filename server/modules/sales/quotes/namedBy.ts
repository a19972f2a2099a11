import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { fold } from '../../../../common/text/letters.ts';

type Named = Pick<ProductRow, 'name' | 'stockCode' | 'manufacturerCode' | 'gtin'>;

const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s_-]+/)
    .filter(Boolean);

/** Blanks stay only between digits: 'DIN934 M8' is 'DIN 934 M8', but '12 34' is not '1234'. */
const compact = (words: string[]) => words.join(' ').replaceAll(/(?<!\d) | (?!\d)/g, '');

/** Shorter words are in too many names. */
const shortest = 3;

/** Turkish endings come after these letters: 'vanası' begins like 'vana'. */
export const stem = 4;

/** Returns whether some words of the text, side by side, read like the line. */
function contains(text: string, line: string) {
  const words = wordsOf(text);
  return words.some((_, start) =>
    words.some((__, end) => end >= start && compact(words.slice(start, end + 1)) === line),
  );
}

/** Returns whether the name, or one of the maker's codes, contains the line in one piece. */
export const names = ({ name, manufacturerCode, gtin }: Named, line: string) =>
  [name, manufacturerCode ?? '', gtin ?? ''].some((text) => contains(text, compact(wordsOf(line))));

/** Returns whether the product has each word of the line, in any order. */
export function hasAll({ name, stockCode, manufacturerCode, gtin }: Named, line: string) {
  const texts = [name, stockCode, manufacturerCode, gtin].filter((text) => text !== null);
  return wordsOf(line).every((word) => texts.some((text) => contains(text, word)));
}

/** Counts the words of the line that a word of the product begins with; its size and type alone make nothing similar. */
export function sharedWords({ name, stockCode, manufacturerCode }: Named, line: string) {
  const own = wordsOf([name, stockCode, manufacturerCode].filter(Boolean).join(' '));
  const asked = wordsOf(line).filter(({ length }) => length >= shortest);
  return asked.filter((word) => own.some((one) => one.startsWith(word.slice(0, stem)))).length;
}
