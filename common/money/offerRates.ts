import type { Currency } from './money.ts';
import { rateWords } from '../words/tr/sales.ts';
import { dateFormat, numberFormat } from '../text/locale.ts';

/** A rate by which prices of an offer were filled in: in lira with its margin, with its day and the bank's kind of rate. */
export interface OfferRate {
  currency: Currency;
  /** In millionths of a lira. */
  rate: number;
  day: string;
  /** Null for a rate that a person typed. */
  kind: keyof typeof rateWords.kinds | null;
}

const millionths = 1_000_000n;
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

/** Returns what an amount in a foreign currency is in lira, in kuruş, half up. */
export const inLira = (amount: number, { rate }: Pick<OfferRate, 'rate'>) =>
  Number(halfUp(BigInt(amount) * BigInt(rate), millionths));

/** Returns what lira are in a foreign currency, in cents, half up. */
export const fromLira = (kurus: number, { rate }: Pick<OfferRate, 'rate'>) =>
  Number(halfUp(BigInt(kurus) * millionths, BigInt(rate)));

const number = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6 });
const dayFormat = dateFormat({ dateStyle: 'short', timeZone: 'UTC' });

/** Words, numbers and days of a reader. */
export interface RateReader {
  words: {
    kinds: Record<keyof typeof rateWords.kinds, string>;
    typed: string;
    sentence: (currency: string, rate: string, source: string, day: string) => string;
  };
  number: (rate: number) => string;
  day: (isoDay: string) => string;
}

const ofSite: RateReader = {
  words: rateWords,
  number: (rate) => number.format(rate),
  day: (isoDay) => dayFormat.format(new Date(`${isoDay}T00:00:00Z`)),
};

/** Says a rate with its source and its day: '1 EUR = ₺ 47,5012 (TCMB döviz satış kuru, 27.11.2026)'. */
export const rateSentence = ({ currency, rate, day, kind }: OfferRate, reader: RateReader = ofSite) =>
  reader.words.sentence(
    currency,
    reader.number(rate / Number(millionths)),
    kind ? reader.words.kinds[kind] : reader.words.typed,
    reader.day(day),
  );

/** Fills the places of a text about payment: {döviz}, {kur}, {gün} and {kaynak}. */
export function filledTerms(text: string, { currency, rate, day, kind }: OfferRate): string {
  const values: Record<string, string> = {
    döviz: currency,
    kur: number.format(rate / Number(millionths)),
    gün: dayFormat.format(new Date(`${day}T00:00:00Z`)),
    kaynak: kind ? rateWords.kinds[kind] : rateWords.typed,
  };
  return text.replaceAll(/\{(döviz|kur|gün|kaynak)\}/gu, (_, name: string) => values[name] ?? '');
}
