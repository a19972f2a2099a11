import { basisText, type PriceBasis } from '../../common/measures/salesUnits.ts';
import { numberFormat } from '../../common/text/locale.ts';

const money = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '285,00' for a number of kuruş. */
export const amount = (kurus: number) => money.format(kurus / 100);
const unitMoney = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
/** '2.416,6667' for a price of one unit in kuruş, which may have two decimals. */
export const unitPrice = (kurus: number) => unitMoney.format(kurus / 100);
/** '₺ 285,00' for a number of kuruş, without a line break. */
export const lira = (kurus: number) => `₺\u00a0${amount(kurus)}`;

/** '/ 100 adet', the quantity of a price; blank where none was entered. */
export const perUnits = (basis: PriceBasis) => {
  const text = basisText(basis);
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
