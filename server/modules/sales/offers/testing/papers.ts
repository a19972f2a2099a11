import type { Currency } from '../../../../../common/money/money.ts';

/** A line as it is typed, in whole units: with a price without KDV, or with `priceWithVat` from which that one follows. */
type PaperLine = {
  quantity: number;
  price: number;
  priceWithVat?: number;
  priceQuantity?: number;
  discount?: number;
  vatRate: number;
  /** The sum of the line, by hand. */
  net: number;
};

export type Paper = {
  name: string;
  currency: Currency;
  lines: PaperLine[];
  net: number;
  /** The rate, the sum without KDV and the KDV. */
  vat: [rate: number, net: number, vat: number][];
  total: number;
};

const lira = { currency: 'TRY' as const };

/** Ten papers that were reckoned by hand: nobody calculates what stands here. */
export const papers: Paper[] = [
  {
    ...{ ...lira, name: 'three rates of KDV' },
    lines: [
      { quantity: 3, price: 100, vatRate: 1, net: 300 },
      { quantity: 2, price: 50, vatRate: 10, net: 100 },
      { quantity: 1, price: 1000, vatRate: 20, net: 1000 },
    ],
    ...{ net: 1400, total: 1613 },
    vat: [
      [1, 300, 3],
      [10, 100, 10],
      [20, 1000, 200],
    ],
  },
  {
    ...{ ...lira, name: 'two for 2.900,00 with KDV are 5.800,00' },
    lines: [{ quantity: 2, price: 2416.67, priceWithVat: 2900, vatRate: 20, net: 4833.33 }],
    ...{ net: 4833.33, total: 5800 },
    vat: [[20, 4833.33, 966.67]],
  },
  {
    ...{ ...lira, name: 'a list without a discount' },
    lines: [
      { quantity: 40, price: 237.5, priceWithVat: 285, vatRate: 20, net: 9500 },
      { quantity: 7, price: 16.66, priceWithVat: 19.99, vatRate: 20, net: 116.61 },
      { quantity: 1000, price: 96.81, priceWithVat: 116.17, priceQuantity: 100, vatRate: 20, net: 968.08 },
      { quantity: 3, price: 10.01, priceWithVat: 11.01, vatRate: 10, net: 30.03 },
      { quantity: 5, price: 9.89, priceWithVat: 9.99, vatRate: 1, net: 49.46 },
    ],
    ...{ net: 10_664.18, total: 12_784.61 },
    vat: [
      [1, 49.46, 0.49],
      [10, 30.03, 3],
      [20, 10_584.69, 2116.94],
    ],
  },
  {
    ...{ ...lira, name: 'discounts' },
    lines: [
      { quantity: 12, price: 325.55, discount: 12.5, vatRate: 20, net: 3418.28 },
      { quantity: 40, price: 23.35, discount: 5, vatRate: 20, net: 887.3 },
      { quantity: 1, price: 89.9, discount: 33.33, vatRate: 1, net: 59.94 },
    ],
    ...{ net: 4365.52, total: 5227.24 },
    vat: [
      [1, 59.94, 0.6],
      [20, 4305.58, 861.12],
    ],
  },
  {
    ...{ ...lira, name: 'prices for a hundred and a thousand' },
    lines: [
      { quantity: 250, price: 118.45, priceQuantity: 100, vatRate: 20, net: 296.13 },
      { quantity: 1250, price: 7.77, priceQuantity: 1000, vatRate: 10, net: 9.71 },
    ],
    ...{ net: 305.84, total: 366.04 },
    vat: [
      [10, 9.71, 0.97],
      [20, 296.13, 59.23],
    ],
  },
  {
    ...{ ...lira, name: 'half a kuruş goes up' },
    lines: [
      { quantity: 1, price: 0.05, discount: 50, vatRate: 20, net: 0.03 },
      { quantity: 3, price: 0.13, discount: 50, vatRate: 10, net: 0.2 },
      { quantity: 1, price: 0.5, vatRate: 1, net: 0.5 },
    ],
    ...{ net: 0.73, total: 0.77 },
    vat: [
      [1, 0.5, 0.01],
      [10, 0.2, 0.02],
      [20, 0.03, 0.01],
    ],
  },
  {
    ...{ ...lira, name: 'metres and kilograms' },
    lines: [
      { quantity: 2.5, price: 64.9, vatRate: 20, net: 162.25 },
      { quantity: 0.333, price: 199.99, vatRate: 10, net: 66.6 },
      { quantity: 12.75, price: 3.1, discount: 10, vatRate: 1, net: 35.57 },
    ],
    ...{ net: 264.42, total: 303.89 },
    vat: [
      [1, 35.57, 0.36],
      [10, 66.6, 6.66],
      [20, 162.25, 32.45],
    ],
  },
  {
    ...{ ...lira, name: 'discounts of a list with KDV' },
    lines: [
      { quantity: 6, price: 107.35, priceWithVat: 128.82, discount: 15, vatRate: 20, net: 547.48 },
      { quantity: 9, price: 30.3, priceWithVat: 33.33, discount: 7.25, vatRate: 10, net: 252.93 },
    ],
    ...{ net: 800.41, total: 935.2 },
    vat: [
      [10, 252.93, 25.29],
      [20, 547.48, 109.5],
    ],
  },
  {
    ...{ currency: 'EUR', name: 'euros' },
    lines: [
      { quantity: 4, price: 5, vatRate: 20, net: 20 },
      { quantity: 10, price: 10.29, priceWithVat: 12.35, vatRate: 20, net: 102.92 },
      { quantity: 3, price: 8.75, discount: 2, vatRate: 10, net: 25.73 },
    ],
    ...{ net: 148.65, total: 175.8 },
    vat: [
      [10, 25.73, 2.57],
      [20, 122.92, 24.58],
    ],
  },
  {
    ...{ ...lira, name: 'no KDV, and sums of a few kuruş' },
    lines: [
      { quantity: 1, price: 1999.99, vatRate: 0, net: 1999.99 },
      { quantity: 2, price: 0.99, vatRate: 1, net: 1.98 },
      { quantity: 3, price: 0.03, priceWithVat: 0.03, vatRate: 20, net: 0.08 },
    ],
    ...{ net: 2002.05, total: 2002.08 },
    vat: [
      [0, 1999.99, 0],
      [1, 1.98, 0.02],
      [20, 0.08, 0.01],
    ],
  },
];
