import { expect, test } from 'vitest';
import { parsePrice, priceText } from './price.ts';

test.each([
  ['1.240,50', 1240.5],
  ['1240,5', 1240.5],
  ['1240.50', 1240.5],
  ['1.240', 1240],
  ['1.240.000', 1240000],
  ['0,50', 0.5],
  ['₺ 980', 980],
  ['64 TL', 64],
])('%s is understood as %d lira', (typed, lira) => {
  expect(parsePrice(typed)).toBe(lira);
});

test('an empty price is no price', () => {
  expect(parsePrice('  ')).toBeNull();
});

test.each(['1,240.50', '12.40.0', '0.500', '1.24,', '-5', 'on', '1e3'])(
  '%s is refused, since its meaning is unclear',
  (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  },
);

test('a price is shown in Turkish notation and read back unchanged', () => {
  expect(priceText(18950)).toBe('18.950,00');
  expect(parsePrice(priceText(1240.5))).toBe(1240.5);
});
