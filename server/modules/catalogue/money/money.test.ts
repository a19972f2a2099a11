import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { liraWithVat, currencies, moneyText, rateShown } from '../../../../common/money/money.ts';
import { moneyOf, readMoney } from '../../../../common/money/readMoney.ts';
import { usualVatRates, vatRateOf, type VatRate } from '../../../../common/money/vat.ts';

/** A generator of its own, so that a failure comes again. */
function* numbers(seed = 42) {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

test('fifty thousand prices are what decimal arithmetic makes of them, rounded once, half up', () => {
  const random = numbers();
  const upTo = (most: number) => Math.floor((random.next().value ?? 0) * most);
  const wrong: unknown[] = [];
  for (let n = 0; n < 50_000; n++) {
    const amount = upTo([100, 100_000, 100_000_000_000][n % 3] ?? 1);
    const rate = 1 + upTo([2_000_000, 100_000_000, 100_000_000_000][n % 3] ?? 1);
    const margin = n % 2 === 0 ? 0 : upTo(5000);
    const vatRate = [0, 1, 10, 20, upTo(10_000) / 100][n % 5] ?? 0;
    const includesVat = upTo(2) === 1;
    const made = liraWithVat({ amount, currency: 'EUR', includesVat }, { rate, margin }, vatRate);
    const exact = new Exact(amount)
      .times(new Exact(rate).div(1_000_000))
      .times(new Exact(margin).div(10_000).plus(1))
      .times(includesVat ? 1 : new Exact(vatRate).div(100).plus(1))
      .toDecimalPlaces(0);
    if (!exact.equals(made) && exact.lt(Number.MAX_SAFE_INTEGER)) wrong.push([amount, rate, margin, vatRate, made]);
  }
  expect(wrong).toEqual([]);
});

test('a ladder that falls in its currency falls in lira, whatever the rate of one lira or more is', () => {
  const random = numbers(7);
  for (let n = 0; n < 2000; n++) {
    const rate = 1_000_000 + Math.floor((random.next().value ?? 0) * 100_000_000);
    const amount = 2 + Math.floor((random.next().value ?? 0) * 1000);
    const lira = (one: number) =>
      liraWithVat({ amount: one, currency: 'USD', includesVat: false }, { rate, margin: 0 }, 20);
    expect(lira(amount - 1)).toBeLessThan(lira(amount));
  }
});

test('half a kuruş is rounded up', () => {
  const net = { amount: 1, currency: 'TRY', includesVat: true } as const;
  expect(liraWithVat(net, { rate: 500_000, margin: 0 }, 20)).toBe(1);
  expect(liraWithVat(net, { rate: 499_999, margin: 0 }, 20)).toBe(0);
  expect(rateShown({ rate: 47_501_200, margin: 0 })).toBe('47,5012');
  expect(rateShown({ rate: 40_000_000, margin: 250 })).toBe('41,0000');
});

test.each([
  ['5,00 €', 5, 'EUR', undefined],
  ['€5.00', 5, 'EUR', undefined],
  ['€ 1.250,50', 1250.5, 'EUR', undefined],
  ['12,50 EUR', 12.5, 'EUR', undefined],
  ['12,50 Euro', 12.5, 'EUR', undefined],
  ['12,50 avro', 12.5, 'EUR', undefined],
  ['$ 3,20', 3.2, 'USD', undefined],
  ['US$ 3.20', 3.2, 'USD', undefined],
  ['3,20 USD', 3.2, 'USD', undefined],
  ['3,20 dolar', 3.2, 'USD', undefined],
  ['3,20 ABD Doları', 3.2, 'USD', undefined],
  ['£7', 7, 'GBP', undefined],
  ['7 GBP', 7, 'GBP', undefined],
  ['7 Sterlin', 7, 'GBP', undefined],
  ['237,50 TL', 237.5, 'TRY', undefined],
  ['237,50 ₺', 237.5, 'TRY', undefined],
  ['₺237,50', 237.5, 'TRY', undefined],
  ['TRY 237,50', 237.5, 'TRY', undefined],
  ['237,50', 237.5, undefined, undefined],
  ['237,50 + KDV', 237.5, undefined, false],
  ['237,50+KDV', 237.5, undefined, false],
  ['237,50 TL + KDV', 237.5, 'TRY', false],
  ['5,00 EUR + KDV', 5, 'EUR', false],
  ['5,00 € KDV hariç', 5, 'EUR', false],
  ['5,00 € (KDV HARİÇ)', 5, 'EUR', false],
  ['5,00 € KDV dahil', 5, 'EUR', true],
  ['5,00 € (KDV Dâhil)', 5, 'EUR', true],
  ['5,00 € KDV DAHİL', 5, 'EUR', true],
  ['', null, undefined, undefined],
])('%j is read as it is meant', (text, amount, currency, includesVat) => {
  expect(readMoney(text, { strict: false })).toEqual({ amount, currency, includesVat });
});

test.each([
  '5,00 CHF',
  '5,00 ¥',
  '100 yen',
  '5 € 6 $',
  '5,00 EUR USD',
  'abc',
  '5,00 kr',
  '€',
  '5..0 €',
  '5,00 €/100 adet',
])('%j is no price that is understood, and is never taken for another', (text) => {
  const read = moneyOf(text, { strict: false }, { currency: 'TRY', includesVat: true });
  expect(read ?? undefined).toBeUndefined();
});

test('what is written is read back, in every currency, with and without KDV', () => {
  for (const currency of currencies)
    for (const includesVat of [true, false])
      for (const amount of [0.01, 5, 1250.5, 999_999_999.99]) {
        const price = { amount, currency, includesVat };
        expect(moneyOf(moneyText(price), { strict: true }, { currency: 'GBP', includesVat: true })).toEqual(price);
      }
});

const rate = (one: Partial<VatRate> & { rate: number }): VatRate => ({
  ...{ since: null, replaces: null, kindIds: [], categoryIds: [] },
  ...one,
});

test('the nearest rate of KDV wins, and a law changes it on its day', () => {
  const none = { vatRate: null, kindId: null, categoryId: null };
  expect(vatRateOf(none, usualVatRates, '2026-11-28')).toBe(20);
  const rates = [rate({ rate: 20 }), rate({ rate: 10, kindIds: ['vana'] }), rate({ rate: 1, categoryIds: ['gıda'] })];
  const both = { ...none, kindId: 'vana', categoryId: 'gıda' };
  expect(vatRateOf({ ...both, vatRate: 0 }, rates, '2026-11-28')).toBe(0);
  expect(vatRateOf(both, rates, '2026-11-28')).toBe(10);
  expect(vatRateOf({ ...both, kindId: 'rulman' }, rates, '2026-11-28')).toBe(1);
  const changed = [...rates, rate({ rate: 22, since: '2027-01-01', replaces: 20 })];
  expect(vatRateOf(none, changed, '2026-12-31')).toBe(20);
  expect(vatRateOf({ ...none, vatRate: 20 }, changed, '2027-01-01')).toBe(22);
  expect(vatRateOf(both, changed, '2027-01-01')).toBe(10);
});
