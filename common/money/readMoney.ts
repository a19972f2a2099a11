import { readLira, type Care } from '../fields/readers.ts';
import { fold } from '../text/letters.ts';
import { currencies, type Currency, type Money } from './money.ts';

/** How files and people write each currency, folded and without points. */
const written: Record<Currency, readonly string[]> = {
  TRY: ['try', 'tl', '₺', 'trl', 'turk lirasi', 'lira', 'ytl'],
  EUR: ['eur', 'euro', 'avro', '€', 'eu', 'euros'],
  USD: ['usd', '$', 'us$', 'dolar', 'abd dolari', 'amerikan dolari', 'dollar', 'us dollar', 'dollars'],
  GBP: ['gbp', '£', 'stg', 'sterlin', 'ingiliz sterlini', 'pound', 'sterling'],
};

const known = new Map(currencies.flatMap((currency) => written[currency].map((word) => [word, currency] as const)));
const key = (text: string) => fold(text).replaceAll('.', '').replaceAll(/\s+/g, ' ').trim();

/** Reads a currency from its code, sign or name; undefined for any other text. */
export const readCurrency = (text: string): Currency | undefined => known.get(key(text));

/** Everything that could name a currency: letters and signs of money. */
const parts = /[\p{L}\p{Sc}][\p{L}\p{Sc}\s.]*/gu;
const withoutVat = /\+\s*kdv|kdv\s*(hari[cç]|siz|dışı|dis[iı])|\bhari[cç]\b|\bexcl(uding)?\b.*\bvat\b|\bnet\b/iu;
const withVat = /kdv\s*(li\b|dah?il|dâhil)|\bdah?il\b|\bdâhil\b|\bincl(uding)?\b.*\bvat\b/iu;

/** A text says that KDV is in the price, that it is not, or nothing. */
export function readsVat(text: string): boolean | undefined {
  if (withoutVat.test(dotless(text))) return false;
  return withVat.test(dotless(text)) ? true : undefined;
}

const aboutVat = /\b(?:kdv|vat)/i;

/** Returns the price of a text that names KDV beside it, with what it says: '12,50 TL' of '12,50 TL + KDV'; null for any other text. */
export function besideVat(entered: string): { text: string; includesVat: boolean } | null {
  const includesVat = aboutVat.test(entered) ? readsVat(entered) : undefined;
  if (includesVat === undefined) return null;
  const text = dotless(entered)
    .replace(includesVat ? withVat : withoutVat, ' ')
    .replaceAll(/[()+]/g, ' ')
    .trim();
  return { text, includesVat };
}

/** Patterns know no Turkish capital İ. */
const dotless = (text: string) => text.replaceAll('İ', 'i');

/** The rest of a text beside its number: the words about money that are understood, and `unread` for those that are not. */
export type ReadMoney = { amount: number | null; currency: Currency | undefined; includesVat: boolean | undefined };

/**
 * Reads a price with what it says of its currency and KDV: '5,00 €', '€ 5,00 + KDV', 'USD 1.250,00', '237,50'. Returns undefined for
 * a text whose number or whose currency it does not understand: it is never taken for another.
 */
export function readMoney(entered: string, care: Care): ReadMoney | undefined {
  const text = dotless(entered);
  const includesVat = readsVat(text);
  const bare = text
    .replace(withoutVat, ' ')
    .replace(withVat, ' ')
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\+\s*$/g, ' ');
  const named = (bare.match(parts) ?? []).map((part) => part.trim()).filter((part) => !/^e$/i.test(part));
  const read = named.map(readCurrency);
  if (read.includes(undefined) || new Set(read).size > 1) return undefined;
  const amount = readLira(
    bare.replaceAll(parts, (part) => (/^e$/i.test(part.trim()) ? part : ' ')),
    care,
  );
  return amount === undefined ? undefined : { amount, currency: read[0], includesVat };
}

/** Returns the price that a text states, where what it leaves out is this; null for a blank one. */
export function moneyOf(text: string, care: Care, usual: Omit<Money, 'amount'>): Money | null | undefined {
  const read = readMoney(text, care);
  if (!read) return undefined;
  const { amount, currency = usual.currency, includesVat = usual.includesVat } = read;
  return amount === null ? null : { amount, currency, includesVat };
}
