import { fold } from '../text/letters.ts';

// Prices of the catalogue are in lira. These functions recognise what a file says about the currency of a price.

const liraWords = new Set([
  'tl',
  'try',
  'trl',
  'ytl',
  '₺',
  '949',
  'turk',
  'turkish',
  'lirasi',
  'lira',
  'turkey',
  'turkiye',
  'yeni',
]);
const foreignWords = new Set([
  ...[
    'eur',
    'euro',
    'euros',
    'avro',
    'usd',
    'dolar',
    'dolari',
    'dollar',
    'dollars',
    'gbp',
    'sterlin',
    'sterling',
    'pound',
  ],
  ...[
    'chf',
    'frank',
    'jpy',
    'yen',
    'cny',
    'rmb',
    'yuan',
    'rub',
    'ruble',
    'sek',
    'nok',
    'dkk',
    'pln',
    'bgn',
    'aed',
    'sar',
    'azn',
    'kzt',
    'gel',
    'ron',
    'huf',
    'czk',
    'uah',
    'irr',
    'iqd',
    'inr',
    'cad',
    'aud',
  ],
]);
/** The numbers of ISO 4217, which some programs write. */
const foreignNumbers = new Set(['978', '840', '826', '756', '392', '156', '643']);

/** Returns the words of a heading or path: 'priceCurrency' and 'price/@currency' have the same two. */
const wordsOf = (text: string) =>
  fold(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/\p{L}+|\p{Sc}|\d+/gu) ?? [];

const isForeignWord = (word: string) => foreignWords.has(word) || (/\p{Sc}/u.test(word) && word !== '₺');

/** Returns the currency other than lira that a text names beside anything else, such as 'Fiyat (EUR)' or '12,50 €'; null for none. */
export const foreignIn = (text: string): string | null => wordsOf(text).find(isForeignWord)?.toUpperCase() ?? null;

/** Returns a heading without the currencies other than lira that it names: 'Fiyat' of 'Fiyat ($)'. */
export const withoutForeign = (heading: string): string =>
  heading
    .replaceAll(/\p{L}+|\p{Sc}/gu, (word) => (isForeignWord(fold(word)) ? ' ' : word))
    .replaceAll(/[([]\s*[)\]]|[-–/,]\s*$|^\s*[-–/,]/g, ' ')
    .trim();

/** Tells whether a heading says that its numbers are lira. */
export const saysLira = (heading: string) =>
  wordsOf(heading).some((word) => ['tl', 'try', '₺', 'lira', 'lirasi'].includes(word));

const currencyHeading =
  /\b(currency|currencies|curr|cur|ccy|doviz|dvz|para ?birim\w*|parabirim\w*|pb|kur|kuru|valuta|wahrung|waehrung|devise|moneda|valute)\b/;

/** Tells whether a column holds currencies by its heading: 'Döviz cinsi', 'Para birimi', 'price/@currency'. */
export const isOfCurrencies = (heading: string) => currencyHeading.test(wordsOf(heading).join(' '));

/**
 * Returns the currency other than lira that a cell names; null for none. In a column of currencies it is any word that means
 * no lira, in any other one only a word, sign or number that means a currency and nothing else.
 */
export function foreignCurrency(cell: string | number, isOfCurrency: boolean): string | null {
  const text = String(cell).trim();
  const words = wordsOf(text);
  if (words.length === 0 || words.every((word) => liraWords.has(word))) return null;
  if (isOfCurrency)
    return words.every((word) => /^\d+$/.test(word)) && !foreignNumbers.has(text) ? null : text.slice(0, 40);
  const around = ['us', 'abd', 'amerikan', 'ingiliz', 'isvicre', 'japon', 'amerika'];
  const isOnly = words.some(isForeignWord) && words.every((word) => isForeignWord(word) || around.includes(word));
  return isOnly ? text.slice(0, 40) : null;
}

/** ERPs number their currencies, each in a way of its own; only lira and none are the same in all of them. */
const liraNumbers = new Set(['0', '00', '53', '160', '949']);

/** Returns the number of a currency other than lira in a column of kinds of currencies; null for none, and in a column of rates. */
export const numberedCurrency = (cell: string | number, heading: string): string | null => {
  const text = String(cell).trim();
  const isOfKinds = isOfCurrencies(heading) && !/\bkur/.test(wordsOf(heading).join(' '));
  return isOfKinds && /^\d{1,3}$/.test(text) && !liraNumbers.has(text) ? `currency ${text}` : null;
};

/** Returns the currency other than lira that a format of a workbook shows beside a number: '€' of '#,##0.00 [$€-407]'. */
export function currencyOfFormat(format: string): string | null {
  const inBrackets = [...format.matchAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g)]
    .map(([, sign = '']) => sign.trim())
    .filter(Boolean);
  const named = inBrackets.find(
    (sign) => !wordsOf(sign).every((word) => liraWords.has(word)) || wordsOf(sign).length === 0,
  );
  if (named !== undefined) return named;
  const literal = format
    .replaceAll(/\[[^\][]*\]/g, ' ')
    .replaceAll(/[_*]./gu, ' ')
    .replaceAll(/\\(.)/gu, '$1')
    .replaceAll('"', '');
  return foreignIn(literal);
}
