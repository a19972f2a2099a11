import { numberFormat, siteLanguage, type Language } from '../text/locale.ts';

/** The currencies in which a price can be stated, with their signs. What a site uses of them is one of its settings. */
export const signs = { TRY: '₺', EUR: '€', USD: '$', GBP: '£' } as const;

export type Currency = keyof typeof signs;
export const currencies = ['TRY', 'EUR', 'USD', 'GBP'] as const satisfies Currency[];

/** A price as a price list states it. Stored, the amount is in hundredths: kuruş, cents or pence. */
export interface Money {
  amount: number;
  currency: Currency;
  /** Whether KDV is in the amount. */
  includesVat: boolean;
}

/** The lira that one unit of a currency costs, as exact numbers. */
export interface Rate {
  /** In millionths of a lira: 47501200 for 47,5012. */
  rate: number;
  /** The margin that is added to it, in hundredths of a per cent. */
  margin: number;
}

/** A lira is a lira. */
export const liraRate: Rate = { rate: 1_000_000, margin: 0 };

const whole = 10_000n;
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

/**
 * Reckons what a price is in lira with KDV, in kuruş, rounded once, half up. It is the only function that does: lists, pages, papers
 * and programs read what it returned when the price, the rate or the KDV changed. `vatRate` is in per cent, with two decimals at most.
 */
export function liraWithVat({ amount, includesVat }: Money, { rate, margin }: Rate, vatRate: number): number {
  const vat = includesVat ? 0n : BigInt(Math.round(vatRate * 100));
  const exact = BigInt(amount) * BigInt(rate) * (whole + BigInt(margin)) * (whole + vat);
  return Number(halfUp(exact, 1_000_000n * whole * whole));
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const amountText = numberFormat(twoDecimals);

/** Writes a price as a cell holds it: '5,00 EUR' or '5,00 EUR + KDV'. The amount is in whole units. */
export const moneyText = ({ amount, currency, includesVat }: Money) =>
  `${amountText.format(amount)} ${currency}${includesVat ? '' : ' + KDV'}`;

/** Writes an amount as people read it, which a line never breaks: '5,00 €' and '₺ 237,50'; '€5.00' in English. */
export function inCurrency(amount: number, currency: Currency, language: Language = siteLanguage) {
  const text = language === siteLanguage ? amountText.format(amount) : amountIn(language).format(amount);
  if (currency === 'TRY') return `₺\u00a0${text}`;
  return language === 'en' ? signs[currency] + text : `${text}\u00a0${signs[currency]}`;
}

const amounts = new Map<Language, Intl.NumberFormat>();

/** The amounts of papers and mails, which go to readers of several languages. */
function amountIn(language: Language) {
  const format = amounts.get(language) ?? numberFormat(twoDecimals, language);
  amounts.set(language, format);
  return format;
}

/** Writes a price as people read it: '5,00 €' and '₺ 237,50 + KDV'. */
export const moneyShown = ({ amount, currency, includesVat }: Money) =>
  `${inCurrency(amount, currency)}${includesVat ? '' : ' + KDV'}`;

const rateText = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6 });

/** Writes a rate as people read it: '47,5012'. */
export const rateShown = ({ rate, margin }: Rate) =>
  rateText.format(Number(halfUp(BigInt(rate) * (whole + BigInt(margin)), whole)) / 1_000_000);
