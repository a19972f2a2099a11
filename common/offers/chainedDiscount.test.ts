import { expect, test } from 'vitest';
import { readChainedDiscount } from './chainedDiscount.ts';

test.each([
  ['40+10', '40+10', 46],
  ['%40 + %10', '40+10', 46],
  ['40+10+5', '40+10+5', 48.7],
  ['%40', '40', 40],
  ['7,5', '7,5', 7.5],
  ['7.5 + 2.5', '7,5+2,5', 9.81],
  ['0', '0', 0],
  ['100', '100', 100],
  ['33,33+33,33+33,33', '33,33+33,33+33,33', 70.37],
])('%s is read as %s, %d %%', (text, typed, percent) => expect(readChainedDiscount(text)).toEqual({ typed, percent }));

test.each(['110', '-5', '40+', '+10', 'kırk', '40-10', '1e2', '40+10+5+5+5+5', '7,555', '40++10'])(
  '%s is no discount',
  (text) => expect(readChainedDiscount(text)).toBeUndefined(),
);

test('a blank text is none', () => expect(readChainedDiscount('  ')).toBeNull());

test('the order of the steps does not matter, and no step makes it smaller', () => {
  for (let a = 0; a <= 100; a += 7)
    for (let b = 0; b <= 100; b += 9) {
      const [one, other] = [readChainedDiscount(`${a}+${b}`), readChainedDiscount(`${b}+${a}`)];
      expect(one?.percent).toBe(other?.percent);
      expect(one?.percent).toBeGreaterThanOrEqual(Math.max(a, b));
    }
});
