/** How a number of a tax payer is built: of Turkish companies, of Turkish persons, or of another country. */
export type TaxScheme = 'VKN' | 'TCKN' | 'VAT';

const digitsOf = (text: string) => [...text].map(Number);

/** The tenth digit of a VKN checks the other nine. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sum = digits.slice(0, 9).reduce((total, digit, place) => {
    const shifted = (digit + 9 - place) % 10;
    const weighed = (shifted * 2 ** (9 - place)) % 9;
    return total + (shifted !== 0 && weighed === 0 ? 9 : weighed);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** The tenth digit of a TCKN checks the nine before it, and the eleventh the ten before it. It never begins with 0. */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sumOf = (places: number[]) => places.reduce((total, place) => total + (digits[place] ?? 0), 0);
  const tenth = (((sumOf([0, 2, 4, 6, 8]) * 7 - sumOf([1, 3, 5, 7])) % 10) + 10) % 10;
  return tenth === digits[9] && sumOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10];
}

/** Blanks, dots, dashes and slashes stand between digits for people alone, and some write TR before the number. */
const cleaned = (text: string) => text.replace(/[\s.\-/]/gu, '').toUpperCase();

/** A number as it is stored, with its scheme; or what is wrong with it. */
export type ReadTaxNumber = { number: string; scheme: TaxScheme } | { fault: 'LENGTH' | 'CHECK' | 'LETTERS' };

/** Reads the number of a tax payer. In Turkey it is a VKN or a TCKN by its length; elsewhere it is only tidied. */
export function readTaxNumber(text: string, country: string): ReadTaxNumber {
  const all = cleaned(text);
  if (country !== 'TR')
    return /^[A-Z0-9]{4,20}$/.test(all) && /\d/.test(all) ? { number: all, scheme: 'VAT' } : { fault: 'LETTERS' };
  const number = all.replace(/^TR(?=\d)/, '');
  if (/\D/.test(number)) return { fault: 'LETTERS' };
  if (number.length === 10) return isVkn(number) ? { number, scheme: 'VKN' } : { fault: 'CHECK' };
  if (number.length === 11) return isTckn(number) ? { number, scheme: 'TCKN' } : { fault: 'CHECK' };
  return { fault: 'LENGTH' };
}

/** Shows the last two digits of a person's number: the reader of a link needs no more of it. */
export const maskedTckn = (number: string) => `${'*'.repeat(Math.max(0, number.length - 2))}${number.slice(-2)}`;
