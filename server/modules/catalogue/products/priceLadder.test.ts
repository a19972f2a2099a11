import { expect, test } from 'vitest';
import { breaksText, readBreaks } from '../../../../common/product/breaksText.ts';
import { ladderProblem } from '../../../../common/product/ladderProblem.ts';
import { ladderOf, orderable, priceFor, sumOf, type Laddered } from '../../../../common/product/priceLadder.ts';
import { liraOf } from '../../../fields/ladder.ts';

/** The bearing of the drafts: ten in a box, and cheaper from three boxes on. */
const bearing: Laddered = {
  price: 285_00,
  salesUnit: 'PIECE',
  priceQuantity: null,
  minimumQuantity: 10,
  priceBreaks: [
    { minimum: 30, price: 268_00 },
    { minimum: 50, price: 252_00 },
    { minimum: 100, price: 235_00 },
  ],
};

test('a ladder has a row for each price, with how much less it is', () => {
  expect(ladderOf(bearing)).toEqual([
    { from: 10, to: 29, price: 285_00, less: 0 },
    { from: 30, to: 49, price: 268_00, less: 60 },
    { from: 50, to: 99, price: 252_00, less: 116 },
    { from: 100, to: null, price: 235_00, less: 175 },
  ]);
  // Packs of ten: the price is for ten, and the ranges go by ten.
  const packs = { ...bearing, priceQuantity: 10, minimumQuantity: null };
  expect(ladderOf(packs).map(({ from, to }) => [from, to])).toEqual([
    [10, 20],
    [30, 40],
    [50, 90],
    [100, null],
  ]);
});

test('a quantity has its price, its sum, and what the next row would take', () => {
  const next = { missing: 10, from: 50, price: 252_00 };
  expect(priceFor(bearing, 40)).toEqual({ quantity: 40, at: 1, price: 268_00, sum: 1072_000, next, hint: next });
  expect(priceFor(bearing, 1)).toMatchObject({ quantity: 10, at: 0, sum: 2850_00, hint: null });
  expect(priceFor(bearing, 100)).toMatchObject({ at: 3, next: null, hint: null });
  expect(priceFor({ ...bearing, price: null }, 40)).toBeUndefined();
  // 41 becomes 50, which costs less.
  expect(priceFor({ ...bearing, priceQuantity: 10 }, 41)).toMatchObject({ quantity: 50, at: 2, sum: 1260_00 });
  const cable: Laddered = { ...bearing, salesUnit: 'METRE', minimumQuantity: null };
  expect(priceFor(cable, 29.999)).toMatchObject({ quantity: 29.999, at: 0, next: { missing: 0.001 } });
});

test('a break that would be dearer, or begin no later, applies to nothing', () => {
  const priceBreaks = [
    { minimum: 50, price: 252_00 },
    { minimum: 60, price: 252_00 },
    { minimum: 5, price: 100_00 },
    { minimum: 30, price: 300_00 },
  ];
  expect(ladderOf({ ...bearing, priceBreaks }).map(({ from, price }) => [from, price])).toEqual([
    [10, 285_00],
    [50, 252_00],
  ]);
});

test.each([
  ['none', [], undefined],
  ['one that falls', [[30, 268]], undefined],
  ['equal to the price', [[30, 285]], 'priceBreaks.0.price'],
  ['above the price', [[30, 286]], 'priceBreaks.0.price'],
  [
    'rises',
    [
      [30, 268],
      [50, 270],
    ],
    'priceBreaks.1.price',
  ],
  [
    'repeats a price',
    [
      [30, 268],
      [50, 268],
    ],
    'priceBreaks.1.price',
  ],
  [
    'repeats a quantity',
    [
      [30, 268],
      [30, 252],
    ],
    'priceBreaks.1.minimum',
  ],
  [
    'falls in quantity',
    [
      [50, 268],
      [30, 252],
    ],
    'priceBreaks.1.minimum',
  ],
  ['from the fewest', [[10, 268]], 'priceBreaks.0.minimum'],
  ['nine', Array.from({ length: 9 }, (_, n) => [30 + n, 268 - n]), 'priceBreaks'],
])('a ladder: %s', (_, rows, field) => {
  const priceBreaks = rows.map(([minimum = 0, lira = 0]) => ({ minimum, price: lira * 100 }));
  expect(ladderProblem({ ...bearing, priceBreaks })?.field).toBe(field);
  expect(ladderProblem({ ...bearing, price: null, priceBreaks })?.field).toBe(
    rows.length > 0 ? 'priceBreaks' : undefined,
  );
});

test('a ladder is written as one text, and read back', () => {
  const breaks = [
    { minimum: 50, price: 1252 },
    { minimum: 1000, price: 240.5 },
  ];
  expect(breaksText(breaks)).toBe('50: 1252,00; 1000: 240,50');
  expect(readBreaks(breaksText(breaks), liraOf)).toEqual(breaks);
  expect(readBreaks('50 adet: ₺ 1.252,00 | 1.000 = 240.50;', liraOf)).toEqual(breaks);
  expect(readBreaks('', liraOf)).toEqual([]);
  for (const wrong of ['50', '50: ', '50: çok', '2,5: 3', ': 4', '-3: 4'])
    expect(readBreaks(`10: 5,00; ${wrong}`, liraOf)).toEqual({ unread: wrong.trim() });
});

/** A generator of its own, so that a failure comes again. */
function* numbers(seed = 7): Generator<number, never> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) yield state;
}

test('for any ladder and quantity: exact, never dearer with more, and never above the single price', () => {
  const random = numbers();
  const below = (most: number) => Math.floor((random.next().value / 2_147_483_648) * most);
  const units = ['PIECE', 'METRE', 'KILOGRAM', null] as const;
  const wrong: unknown[] = [];
  for (let n = 0; n < 4000; n++) {
    const product: Laddered = {
      price: below(10) === 0 ? below(100) : below(1_000_000_00),
      salesUnit: units[below(4)] ?? null,
      priceQuantity: below(3) === 0 ? 1 + below(200) : null,
      minimumQuantity: below(2) === 0 ? 1 + below(50) : null,
      priceBreaks: Array.from({ length: below(9) }, () => ({ minimum: 1 + below(500), price: below(1_000_000_00) })),
    };
    const quantities = Array.from({ length: 6 }, () => (1 + below(600_000)) / (below(2) === 0 ? 1000 : 1));
    let last = Infinity;
    for (const quantity of quantities.toSorted((a, b) => a - b)) {
      const found = priceFor(product, quantity);
      const single = sumOf(product.price ?? 0, orderable(quantity, product), product.priceQuantity);
      // By thousandths of a unit and kuruş, the sum is the exact quotient, half up.
      const exact = BigInt(Math.round((found?.quantity ?? 0) * 1000)) * BigInt(found?.price ?? 0);
      const by = 1000n * BigInt(product.priceQuantity ?? 1);
      const isExact = BigInt(found?.sum ?? -1) === (2n * exact + by) / (2n * by);
      const isRight = found && isExact && found.price <= last && found.sum <= single && found.quantity >= quantity;
      if (!isRight) wrong.push({ product, quantity, found, single });
      last = found?.price ?? last;
    }
  }
  expect(wrong).toEqual([]);
});
