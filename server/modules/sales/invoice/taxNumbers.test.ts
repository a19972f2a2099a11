import { expect, test } from 'vitest';
import { isTckn, isVkn, maskedTckn, readTaxNumber } from '../../../../common/invoice/taxNumbers.ts';

/** The same rule, written in another way: the published steps one by one. */
function vknOf(nine: string): string {
  let sum = 0;
  for (let place = 1; place <= 9; place++) {
    const first = (Number(nine[place - 1]) + 10 - place) % 10;
    sum += first === 9 ? 9 : (first * 2 ** (10 - place)) % 9;
  }
  return `${nine}${(10 - (sum % 10)) % 10}`;
}

function tcknOf(nine: string): string {
  const [odd, even] = [0, 1].map((from) =>
    [...nine].reduce((sum, digit, place) => sum + (place % 2 === from ? Number(digit) : 0), 0),
  ) as [number, number];
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${nine}${tenth}${(odd + even + tenth) % 10}`;
}

/** A generator with a seed, so that a failure comes again. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

test('each number with its check digits is taken, and each with one digit changed is refused', () => {
  const next = numbersFrom(7);
  for (let round = 0; round < 2000; round++) {
    const nine = String(Math.floor(100_000_000 + next() * 899_999_999));
    const [vkn, tckn] = [vknOf(nine), tcknOf(nine)];
    expect([vkn, isVkn(vkn)]).toEqual([vkn, true]);
    expect([tckn, isTckn(tckn)]).toEqual([tckn, true]);
    expect([...'0123456789'].filter((digit) => isVkn(vkn.slice(0, 9) + digit))).toHaveLength(1);
    const place = Math.floor(next() * 11);
    const other = String((Number(tckn[place]) + 1 + Math.floor(next() * 9)) % 10);
    const changed = tckn.slice(0, place) + other + tckn.slice(place + 1);
    // A change in one of the first nine digits changes the sum of all ten, or the tenth digit.
    expect([changed, changed !== tckn && isTckn(changed) && !changed.startsWith('0') && place > 8]).toEqual([
      changed,
      false,
    ]);
  }
});

test('numbers that are published as examples are read as people write them', () => {
  expect(readTaxNumber('10000000146', 'TR')).toEqual({ number: '10000000146', scheme: 'TCKN' });
  expect(readTaxNumber('1234567890', 'TR')).toEqual({ number: '1234567890', scheme: 'VKN' });
  expect(readTaxNumber(' TR 123 456 78-90 ', 'TR')).toEqual({ number: '1234567890', scheme: 'VKN' });
  expect(readTaxNumber('1234567891', 'TR')).toEqual({ fault: 'CHECK' });
  expect(readTaxNumber('10000000147', 'TR')).toEqual({ fault: 'CHECK' });
  expect(readTaxNumber('00000000000', 'TR')).toEqual({ fault: 'CHECK' });
  expect(readTaxNumber('123456789', 'TR')).toEqual({ fault: 'LENGTH' });
  expect(readTaxNumber('12345678A0', 'TR')).toEqual({ fault: 'LETTERS' });
  expect(readTaxNumber('de 123.456.789', 'DE')).toEqual({ number: 'DE123456789', scheme: 'VAT' });
  expect(readTaxNumber('yok', 'DE')).toEqual({ fault: 'LETTERS' });
  expect(maskedTckn('10000000146')).toBe('*********46');
});
