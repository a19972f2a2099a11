import { expect, test } from 'vitest';
import { compared, newPrice, readPriceRule } from './products.bulk.ts';

const made = (lira: number, rule: Parameters<typeof readPriceRule>[0]) =>
  newPrice(Math.round(lira * 100), readPriceRule(rule)).price / 100;

test('a price is changed by a part or an amount, and rounded half up to a step or an ending', () => {
  expect(made(285, { percent: 12.5, step: 50 })).toBe(320.5);
  expect(made(38.5, { percent: 12.5, step: 50 })).toBe(43.5);
  expect(made(0.05, { percent: 10 })).toBe(0.06);
  expect(made(1.25, { amount: 0, step: 50 })).toBe(1.5);
  // It is rounded once: 0,2249 would become 0,225 by way of kuruş, and then 0,25.
  expect(made(0.2, { percent: 12.45, step: 5 })).toBe(0.2);
  expect(made(100, { percent: 5, ending: 90 })).toBe(104.9);
  expect(made(45.4, { amount: 0, ending: 90 })).toBe(45.9);
  expect(made(0.2, { amount: 0, ending: 99 })).toBe(0.99);
  expect(made(500, { amount: -40.25, step: 1000 })).toBe(460);
});

test('limits come last, and no rule makes a price free or too high', () => {
  expect(newPrice(3850, readPriceRule({ percent: 12.5, step: 50, floor: 60 }))).toEqual({
    price: 6000,
    isLimited: true,
  });
  expect(newPrice(3850, readPriceRule({ percent: 12.5, ceiling: 40.01 }))).toEqual({ price: 4001, isLimited: true });
  expect(newPrice(2000, readPriceRule({ amount: -50 }))).toEqual({ price: 1, isLimited: true });
  expect(newPrice(0, readPriceRule({ percent: 10 }))).toEqual({ price: 0, isLimited: false });
  expect(newPrice(100_000_000_000, readPriceRule({ percent: 10 })).price).toBe(100_000_000_000);
  expect(compared(3850, { price: 6000, isLimited: true })).toEqual({ percent: 55.8, isMarked: true });
  expect(compared(1000, { price: 1500, isLimited: false })).toEqual({ percent: 50, isMarked: false });
  expect(compared(1000, { price: 499, isLimited: false })).toEqual({ percent: -50.1, isMarked: true });
});

test.each([
  [{}, 'rule.percent'],
  [{ percent: 5, amount: 1 }, 'rule.percent'],
  [{ percent: 5, step: 3 }, 'rule.step'],
  [{ percent: 5, ending: 50 }, 'rule.ending'],
  [{ percent: 5, floor: 2, ceiling: 1 }, 'rule.ceiling'],
])('%o is refused', (rule, field) => {
  expect(() => readPriceRule(rule)).toThrow(expect.objectContaining({ kind: 'badInput', details: { field } }));
});

/** A generator of its own, so that a failure comes again. */
function* numbers(most: number, seed = 42) {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor((state / 2_147_483_648) * most);
  }
}

test('a hundred thousand prices leave no residue: each is the whole step that lies nearest', () => {
  const random = numbers(1_000_000_00);
  const next = () => random.next().value ?? 0;
  const wrong: unknown[] = [];
  for (let n = 0; n < 100_000; n++) {
    const [price, percent] = [1 + next(), ((next() % 30_000) - 9_000) / 100];
    const step = [1, 5, 10, 50, 100, 500, 1000][next() % 7] ?? 1;
    const { price: made, isLimited } = newPrice(price, readPriceRule({ percent, step }));
    // In hundredths of a per cent of a kuruş, all of these are whole numbers below 2⁵³.
    const [exact, rounded] = [price * Math.round(10_000 + percent * 100), made * 10_000];
    const isNear = rounded - exact <= step * 5_000 && exact - rounded < step * 5_000;
    if (!Number.isSafeInteger(made) || (!isLimited && (made % step !== 0 || !isNear)))
      wrong.push([price, percent, step, made]);
    if (storedAgain(made) !== made) wrong.push(made);
  }
  expect(wrong).toEqual([]);
});

/** The form receives it so from the API, and sends it back. */
const storedAgain = (kurus: number) => Math.round((JSON.parse(JSON.stringify(kurus / 100)) as number) * 100);
