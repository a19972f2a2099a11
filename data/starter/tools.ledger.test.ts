import { expect, test } from 'vitest';
import { articlesOf, breaking } from './articles.ts';

test('drills of DIN 338 have flutes shorter than themselves, and both grow with the diameter', () => {
  const sizes = (family: string) =>
    articlesOf(family).map(({ specs }) => [Number(specs.boy), Number(specs['helis-boyu'])]);
  for (const family of ['matkap-ucu-hss-din', 'matkap-ucu-hss-co']) {
    const all = sizes(family);
    expect(all).toEqual(all.toSorted(([one = 0], [other = 0]) => one - other));
  }
  expect(
    breaking(articlesOf('matkap-ucu'), (of) => {
      const shank = of('boy') - of('helis-boyu');
      return shank > 2 * of('çap') && of('helis-boyu') > 5 * of('çap');
    }),
  ).toEqual([]);
});

test('taps have a core hole of diameter less pitch, and a square on their shank', () => {
  expect(
    breaking(articlesOf('makine-kılavuzu'), (of) => {
      const square = of('şaft-karesi') / of('şaft-çapı');
      return Math.abs(of('diş') - of('hatve') - of('matkap-çapı')) <= 0.051 && square > 0.74 && square < 0.83;
    }),
  ).toEqual([]);
});

test('discs at their greatest speed run at 80 m/s', () => {
  expect(
    breaking([...articlesOf('kesme-diski'), ...articlesOf('taşlama-diski')], (of) => {
      const speed = (Math.PI * of('çap') * of('en-yüksek-devir')) / 60_000;
      return Math.abs(speed - of('çevre-hızı')) < 0.25;
    }),
  ).toEqual([]);
});

test('gauges advise three quarters of their scale', () => {
  expect(
    breaking(articlesOf('gliserinli-manometre'), (of, { specs }) => {
      const [, end = ''] = String(specs['ölçme-aralığı-(basınç)']).split('–');
      return Math.abs(of('önerilen-sabit-basınç') - Number(end.replace(',', '.')) * 0.75) < 0.001;
    }),
  ).toEqual([]);
});

test('generators have the power and current of their rating', () => {
  expect(
    breaking(
      articlesOf('dizel-jeneratör').filter(({ first }) => first === undefined),
      (of) =>
        Math.abs(of('güç') - of('görünür-güç') * 0.8) < 0.05 &&
        Math.abs(of('akım') - of('görünür-güç') / (Math.sqrt(3) * 0.4)) < 0.06,
    ),
  ).toEqual([]);
});

test('marks of gloves are within the levels of EN 388', () => {
  expect(
    breaking(['nitril-kaplı', 'kesilmeye'].flatMap(articlesOf), (_, { specs }) =>
      /^[0-4][0-5X][0-4][0-4][A-FX]$/.test(String(specs['en-388-işareti'])),
    ),
  ).toEqual([]);
});
