/** What a line of an offer is reckoned from. Money is in kuruş; nobody has to know how fractions of it are rounded but here. */
export interface PricedLine {
  /** Up to three decimals. */
  quantity: number;
  /** In kuruş without KDV, for `priceQuantity` units. */
  price: number;
  priceQuantity: number | null;
  /** In percent, up to two decimals. */
  discount: number | null;
  /** KDV in percent. */
  vatRate: number;
}

/** The lines with one rate of KDV, in kuruş. */
export interface VatSum {
  rate: number;
  net: number;
  vat: number;
}

/** What is added up, in kuruş. */
export interface Sums {
  net: number;
  /** Of each rate that occurs, the lowest first. */
  vat: VatSum[];
  total: number;
}

/** Whole numbers all along: half a kuruş and more is rounded up, as on an invoice. */
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
const scaled = (value: number, by: number) => BigInt(Math.round(value * by));

/** In kuruş without KDV, rounded. */
export function lineNet({ quantity, price, priceQuantity, discount }: PricedLine): number {
  const kept = 10_000n - scaled(discount ?? 0, 100);
  const numerator = scaled(quantity, 1000) * BigInt(price) * kept;
  return Number(halfUp(numerator, 1000n * BigInt(priceQuantity ?? 1) * 10_000n));
}

/** The KDV of a line that comes to `net`, in kuruş. */
const lineVat = (net: number, rate: number) => Number(halfUp(BigInt(net) * scaled(rate, 100), 10_000n));

/** Adds rounded lines, so that whoever adds them up on paper comes to the same. */
export function sumsOf(lines: PricedLine[]): Sums {
  const byRate = new Map<number, { net: number; vat: number }>();
  for (const line of lines) {
    const net = lineNet(line);
    const so = byRate.get(line.vatRate) ?? { net: 0, vat: 0 };
    byRate.set(line.vatRate, { net: so.net + net, vat: so.vat + lineVat(net, line.vatRate) });
  }
  const vat = [...byRate].map(([rate, sum]) => ({ rate, ...sum })).sort((a, b) => a.rate - b.rate);
  const net = vat.reduce((sum, one) => sum + one.net, 0);
  return { net, vat, total: vat.reduce((sum, one) => sum + one.vat, net) };
}
