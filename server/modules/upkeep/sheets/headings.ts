import { fold } from '../../../../common/text/letters.ts';
import type { DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { unitInHeading } from './specColumns.ts';

/** Tells whether prices contain KDV. */
export type PriceBasis = 'WITH_VAT' | 'WITHOUT_VAT';

/** Returns what a heading such as 'Liste Fiyatı (KDV Hariç)' says about its prices; null when it says nothing. */
export function basisIn(heading: string): PriceBasis | null {
  const words = fold(heading);
  if (!/\b(kdv|vat)/.test(words)) return null;
  if (/haric|kdv\W?siz|\+\s*(kdv|vat)|without|excl/.test(words)) return 'WITHOUT_VAT';
  return /dahil|kdv\W?li\b|with\b|incl/.test(words) ? 'WITH_VAT' : null;
}

const samples: Record<string, DecimalMark> = { '(1.234,5)': 'COMMA', '(1,234.5)': 'POINT' };
const sample = /\s*(\(1\.234,5\)|\(1,234\.5\))/;

/** Returns the decimal mark that a heading such as 'Ağırlık (1.234,5) [kg]' shows; null when it shows none. */
export const markIn = (heading: string) => samples[sample.exec(heading)?.[1] ?? ''] ?? null;
export const withoutMark = (heading: string) => heading.replace(sample, '');

/** Returns the heading of an exported column in which a number would have two meanings; an import reads it. */
export const withMark = (heading: string) => heading.replace(/(?=\s*(?:\[[^\]]*\])?$)/, ' (1.234,5)');

const vatWords = /\+?\s*\b(kdv|vat)\b\W?(siz|li|haric|dahil|without|with|excl\w*|incl\w*)?(?=\W|$)/g;
const currencies = /(^|\s)(tl|try)(?=\s|$)|₺/g;
const years = /\b20\d\d\b/g;
const lastBracket = /[[(]([^\])]*)[\])]\s*$/;

const isCurrency = (words: string) => /^\s*(₺|tl|try)\s*$/.test(fold(words));

/** Returns a heading without its unit, currency, year and remark about KDV: 'iç çap' of 'İç Çap (mm)'. */
export function coreOf(heading: string): string {
  const bracket = lastBracket.exec(heading);
  const [, inside = ''] = bracket ?? [];
  if (bracket && (unitInHeading(heading) || isCurrency(inside) || basisIn(inside) !== null))
    return coreOf(heading.slice(0, bracket.index));
  return fold(heading).replaceAll(vatWords, ' ').replaceAll(currencies, ' ').replaceAll(years, ' ');
}
