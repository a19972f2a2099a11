import { expect, test } from 'vitest';
import { rateWords } from '../words/tr/sales.ts';
import { filledTerms, rateSentence, type OfferRate } from './offerRates.ts';

const rate: OfferRate = { currency: 'EUR', rate: 47_501_200, day: '2026-11-27', kind: 'FOREX_SELLING' };

test('the shipped terms of payment name the rate with its day and its source, and say that lira are paid', () => {
  expect(filledTerms(rateWords.terms, rate)).toBe(
    'Ödeme, ödeme günündeki TCMB döviz satış kuru üzerinden Türk lirasıyla yapılır. ' +
      'Bu teklifte 1 EUR = ₺ 47,5012 alınmıştır (TCMB döviz satış kuru, 27.11.2026).',
  );
  expect(filledTerms(rateWords.terms, { ...rate, currency: 'USD', rate: 41_000_000, kind: null })).toContain(
    '1 USD = ₺ 41,0000 alınmıştır (belirlediğimiz kur, 27.11.2026)',
  );
});

test('terms of a person are filled at each of their places, and everything else stays as it was typed', () => {
  const own = 'Peşin. {döviz} = {kur}; {kur} ({gün}), {Kur}, {vade}, { kur }, $& {kaynak}';
  expect(filledTerms(own, rate)).toBe(
    'Peşin. EUR = 47,5012; 47,5012 (27.11.2026), {Kur}, {vade}, { kur }, $& TCMB döviz satış kuru',
  );
  expect(filledTerms('Lira ile ödenir', rate)).toBe('Lira ile ödenir');
});

test('a rate is said with all its decimals, and its day is the same in every zone', () => {
  expect(rateSentence({ ...rate, rate: 47_501_235 })).toBe(
    '1 EUR = ₺\u00a047,501235 (TCMB döviz satış kuru, 27.11.2026)',
  );
  expect(rateSentence({ ...rate, rate: 1, day: '2026-01-01' })).toContain(
    '0,000001 (TCMB döviz satış kuru, 1.01.2026)',
  );
});
