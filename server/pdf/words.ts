import { basisText, type PriceBasis } from '../../common/measures/salesUnits.ts';
import { numberFormat, type Language } from '../../common/text/locale.ts';
import { words, type WordsLanguage } from '../words/words.ts';

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const formats = new Map<string, Intl.NumberFormat>();

/** Making a format is slow: there is one for each language. */
function formatIn(language: Language, options: Intl.NumberFormatOptions) {
  const name = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(name) ?? numberFormat(options, language);
  formats.set(name, format);
  return format;
}

/** '285,00' for a number of kuruş. */
export const amount = (kurus: number, language: Language) => formatIn(language, two).format(kurus / 100);
/** '2.416,6667' for a price of one unit in kuruş, which may have two decimals. */
export const unitPrice = (kurus: number, language: Language) =>
  formatIn(language, { ...two, maximumFractionDigits: 4 }).format(kurus / 100);
/** '₺ 285,00' for a number of kuruş, without a line break. */
export const lira = (kurus: number, language: Language) => `₺\u00a0${amount(kurus, language)}`;
/** A quantity, with three decimals at most. */
export const quantity = (count: number, language: Language) =>
  formatIn(language, { maximumFractionDigits: 3 }).format(count);

/** The reader of a paper: the words of units and ladders, and the language of numbers. */
export const readerIn = (language: WordsLanguage) => ({ words: words(language).sales, language });

/** '/ 100 adet', the quantity of a price; blank where none was entered. */
export const perUnits = (basis: PriceBasis, language: WordsLanguage) => {
  const text = basisText(basis, readerIn(language));
  return text && `/\u00a0${text}`;
};

/** Replacements for characters that the typeface lacks; any others are drawn as an empty box. */
const instead: Record<string, string> = {
  '⌀': 'Ø',
  '∅': 'Ø',
  '℃': '°C',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '\t': ' ',
  '\u2010': '-',
  '\u2011': '-',
};
const replaced = new RegExp(`[${Object.keys(instead).join('')}]`, 'gu');

/** A text in the letters that the typeface has. */
export const printable = (text: string) => text.normalize('NFC').replaceAll(replaced, (sign) => instead[sign] ?? '');
