import { offered } from '../words/tr/sales.ts';

/** Holds the values from which a line of an offer is calculated. Money is in kuruş, and only this file rounds it. */
export interface PricedLine {
  /** The quantity may have three decimals. */
  quantity: number;
  /** The price is in kuruş, without KDV, for `priceQuantity` units. */
  price: number;
  priceQuantity: number | null;
  /** The discount is in percent and may have two decimals. */
  discount: number | null;
  /** The rate of KDV is in percent. */
  vatRate: number;
  /** Only plain lines are part of the sums; a line without a kind is one. */
  kind?: LineKind;
}

/** How a line counts: an optional one may be added, an alternative may be taken for a line above it. */
export type LineKind = 'PLAIN' | 'OPTIONAL' | 'ALTERNATIVE';

/** Sums the lines with one rate of KDV, in kuruş. */
export interface VatSum {
  rate: number;
  net: number;
  vat: number;
}

/** Holds the totals of an offer, in kuruş. */
export interface Sums {
  net: number;
  /** Lists each rate that occurs, the lowest first. */
  vat: VatSum[];
  total: number;
}

/** Rounds half a kuruş up, as on an invoice; integers avoid the errors of floating-point arithmetic. */
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
const scaled = (value: number, by: number) => BigInt(Math.round(value * by));

/** Returns the rounded sum of a line, in kuruş without KDV. */
export function lineNet({ quantity, price, priceQuantity, discount }: PricedLine): number {
  const kept = 10_000n - scaled(discount ?? 0, 100);
  const numerator = scaled(quantity, 1000) * BigInt(price) * kept;
  return Number(halfUp(numerator, 1000n * BigInt(priceQuantity ?? 1) * 10_000n));
}

/** The rate of KDV, in percent, that most products have. */
export const usualVatRate = 20;

/** Returns a price with KDV, in lira, for one without it: 128,82 for 107,35 at 20 %. Half a kuruş is rounded up. */
export function withVat(lira: number, rate: number): number {
  // A price for many pieces may have four decimals.
  const numerator = scaled(lira, 10_000) * (10_000n + scaled(rate, 100));
  return Number(halfUp(numerator, 1_000_000n)) / 100;
}

/** Returns a price without KDV, in lira, for one with it: 107,35 for 128,82 at 20 %. Half a kuruş is rounded up. */
export function withoutVat(lira: number, rate: number): number {
  return Number(halfUp(scaled(lira, 10_000) * 10_000n, 100n * (10_000n + scaled(rate, 100)))) / 100;
}

/** Returns the rounded KDV of a line whose sum is `net`, in kuruş. */
const lineVat = (net: number, rate: number) => Number(halfUp(BigInt(net) * scaled(rate, 100), 10_000n));

/** Adds rounded plain lines, so that a person who adds them on paper gets the same total. */
export function sumsOf(lines: PricedLine[]): Sums {
  const byRate = new Map<number, { net: number; vat: number }>();
  for (const line of lines) {
    if ((line.kind ?? 'PLAIN') !== 'PLAIN') continue;
    const net = lineNet(line);
    const so = byRate.get(line.vatRate) ?? { net: 0, vat: 0 };
    byRate.set(line.vatRate, { net: so.net + net, vat: so.vat + lineVat(net, line.vatRate) });
  }
  const vat = [...byRate].map(([rate, sum]) => ({ rate, ...sum })).sort((a, b) => a.rate - b.rate);
  const net = vat.reduce((sum, one) => sum + one.net, 0);
  return { net, vat, total: vat.reduce((sum, one) => sum + one.vat, net) };
}

/** Says in Turkish how each line counts that is not plain: 'İsteğe bağlı', 'Seçenek: 2. satırın yerine'. */
export function kindTexts(kinds: LineKind[]): string[] {
  return kinds.map((kind, place) => {
    if (kind === 'PLAIN') return '';
    if (kind === 'OPTIONAL') return offered.optional;
    const replaced = kinds.findLastIndex((other, at) => at < place && other !== 'ALTERNATIVE');
    return offered.alternative(replaced + 1);
  });
}
