import { fold } from '../../common/text/letters.ts';

const longest = 60;
/** The number of digits from which on a text may be the number of a phone or of a person. */
const manyDigits = 7;

/** Eleven digits, the first of which is no zero, are shaped as the number of a Turkish identity card. */
const identity = /(?:^|\D)[1-9](?:[\s.-]?\d){10}(?!\d)/;
const iban = /(?:^|[^a-z\d])[a-z]{2}\s?\d{2}(?:[\s-]?[a-z\d]){11,30}/;
/** Turkish number plates have a province from 01 to 81 and no q, w or x: '34 abc 123'. */
const plate =
  /(?:^|[^a-z\d])(?:0[1-9]|[1-7]\d|8[01])[\s-]?(?:[a-pr-vyz][\s-]?\d{4,5}|[a-pr-vyz]{2}[\s-]?\d{3,4}|[a-pr-vyz]{3}[\s-]?\d{2,3})(?![a-z\d])/;

export const hasManyDigits = (word: string) => word.replaceAll(/\D/g, '').length >= manyDigits;

/**
 * Returns a search as it is written down: folded, with single blanks. Null for one that may be about a person: with an @,
 * too long, or shaped as the number of an identity card, a bank account or a car.
 */
export function wordToCount(text: string): string | null {
  if (text.length > 4 * longest) return null;
  const word = fold(text)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (word === '' || word.length > longest || word.includes('@') || text.includes('@')) return null;
  if (identity.test(word) || iban.test(word) || plate.test(word)) return null;
  return word;
}
