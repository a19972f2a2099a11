import { offered } from '../words/tr/sales.ts';

/** Holds the values from which a line of an offer is calculated. Money is in kuruş or cents, and only this file rounds it. */
export interface PricedLine {
  /** The quantity may have three decimals. */
  quantity: number;
  /** The price is in kuruş, without KDV, for `priceQuantity` units. */
  price: number;
  priceQuantity: number | null;
  /**
   * The price with KDV of which `price` was made, for as many units; without it, `price` alone counts. The total of the line is then
   * its multiple, so that an offer without a discount equals the list to the kuruş, and what is without KDV follows from the total.
   */
  gross?: number | null;
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

/** Returns a price times the quantity, less the discount, rounded. */
function multiple(price: number, { quantity, priceQuantity, discount }: PricedLine): bigint {
  const kept = 10_000n - scaled(discount ?? 0, 100);
  return halfUp(scaled(quantity, 1000) * BigInt(price) * kept, 1000n * BigInt(priceQuantity ?? 1) * 10_000n);
}

/** Returns what is left of an amount without the KDV that is in it, rounded. */
const netOf = (gross: bigint, rate: number) => halfUp(gross * 10_000n, 10_000n + scaled(rate, 100));

/** Returns the rounded sum of a line, in kuruş without KDV. */
export function lineNet(line: PricedLine): number {
  if (line.gross == null) return Number(multiple(line.price, line));
  return Number(netOf(multiple(line.gross, line), line.vatRate));
}

/** Returns the price without KDV that belongs to one with it, in kuruş. */
export const netPrice = (gross: number, rate: number) => Number(netOf(BigInt(gross), rate));

/** Returns the price of a line without KDV as papers write it, in kuruş with two decimals where the price is with KDV: 2.416,6667. */
export const shownPrice = ({ price, gross, vatRate }: Pick<PricedLine, 'price' | 'gross' | 'vatRate'>) =>
  gross == null ? price : Number(netOf(BigInt(gross) * 100n, vatRate)) / 100;

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

/** Returns the rounded KDV of a line, in kuruş: where its price is with KDV, what is left of its total. */
function lineVat(line: PricedLine): number {
  const net = lineNet(line);
  if (line.gross != null) return Number(multiple(line.gross, line)) - net;
  return Number(halfUp(BigInt(net) * scaled(line.vatRate, 100), 10_000n));
}

/** Adds rounded plain lines, so that a person who adds them on paper gets the same total. */
export function sumsOf(lines: PricedLine[]): Sums {
  const byRate = new Map<number, { net: number; vat: number }>();
  for (const line of lines) {
    if ((line.kind ?? 'PLAIN') !== 'PLAIN') continue;
    const net = lineNet(line);
    const so = byRate.get(line.vatRate) ?? { net: 0, vat: 0 };
    byRate.set(line.vatRate, { net: so.net + net, vat: so.vat + lineVat(line) });
  }
  const vat = [...byRate].map(([rate, sum]) => ({ rate, ...sum })).sort((a, b) => a.rate - b.rate);
  const net = vat.reduce((sum, one) => sum + one.net, 0);
  return { net, vat, total: vat.reduce((sum, one) => sum + one.vat, net) };
}

type KindWords = { optional: string; alternative: (place: number) => string };

/** Says how each line counts that is not plain: 'İsteğe bağlı', 'Seçenek: 2. satırın yerine'. */
export function kindTexts(kinds: LineKind[], words: KindWords = offered): string[] {
  return kinds.map((kind, place) => {
    if (kind === 'PLAIN') return '';
    if (kind === 'OPTIONAL') return words.optional;
    const replaced = kinds.findLastIndex((other, at) => at < place && other !== 'ALTERNATIVE');
    return words.alternative(replaced + 1);
  });
}
