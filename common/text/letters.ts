import { lowerCase } from './locale.ts';

/** The search replaces these characters by others; docs/search.md shows the table. */
const readAs: Record<string, string> = {
  ı: 'i',
  ø: ' ',
  '×': 'x',
  '*': 'x',
  '⁄': '/',
  '″': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '′': "'",
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/**
 * Signs that nobody sees: zero-width blanks and joiners, soft hyphens, direction marks, marks of byte order. Copied text brings
 * them along, and two codes that differ in them are one.
 */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
export const withoutInvisible = (text: string) => text.replaceAll(invisible, '');

/** Programs write dashes of several lengths, a minus sign or a hyphen that does not break, where people type a hyphen. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212\u2796]/gu;

/** Returns a code as it is stored: in one line, without what nobody sees. */
export const codeText = (text: string) => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim().normalize('NFC');

const readOtherwise = new RegExp(`[${Object.keys(readAs).join('')}]`, 'g');
const ofAscii = /^[\0-\x7e]*$/;

/** Folds a text for comparison: lower case, without diacritics, ı as i. 'ISITICI' and 'ısıtıcı' both become 'isitici'. */
export function fold(text: string): string {
  // Most codes and numbers have nothing else, and files have hundreds of thousands of them.
  if (ofAscii.test(text)) return text.toLowerCase().replaceAll('*', 'x');
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\p{M}/gu, '');
  return withoutInvisible(bare)
    .replaceAll(readOtherwise, (sign) => readAs[sign] ?? sign)
    .replaceAll(dashes, '-');
}

/** Two names are the same when they differ only in case or white space. */
export const plainName = (name: string) => lowerCase(name.normalize('NFC').replaceAll(/\s+/g, ' ').trim());

/** Joins patterns into one that finds any of them, the first one first. */
export const anyOf = (patterns: RegExp[], flags: string) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/** Returns the letters and digits of a code or a title, folded: 'SKF 6204-2RSH' and 'skf6204.2rsh' become the same. */
export const bareCode = (text: string) => [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].join('');

/**
 * Two stock codes are equal when they have the same key, which ignores case, Turkish letters, blanks, all dashes and signs that
 * nobody sees. Other rules need another number in `fillKeys.ts`, which fills the stored keys again.
 */
export const stockCodeKey = (code: string | null) =>
  code === null ? null : fold(code).replaceAll(/[\s_-]+/g, '') || null;
