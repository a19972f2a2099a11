import { expect, test } from 'vitest';
import { articlesOf, breaking, numberOf } from './articles.ts';

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

test('hexagons fit their thread: width across flats and corners, heights and pitch as in DIN 933, 931 and 934', () => {
  const flats: Record<number, number> = { 5: 8, 6: 10, 8: 13, 10: 17, 12: 19, 16: 24, 20: 30, 24: 36 };
  const pitches: Record<number, number> = { 5: 0.8, 6: 1, 8: 1.25, 10: 1.5, 12: 1.75, 16: 2, 20: 2.5, 24: 3 };
  const bolts = [...articlesOf('din-933'), ...articlesOf('din-931')];
  const nuts = articlesOf('din-934');
  expect(
    breaking([...bolts, ...nuts], (of) => {
      const d = of('diş-çapı');
      const corners = of('köşe-ölçüsü') / of('anahtar-ağzı');
      return (
        of('diş') === d &&
        of('anahtar-ağzı') === flats[d] &&
        of('hatve') === pitches[d] &&
        isWithin(corners, 1.09, 2 / Math.sqrt(3))
      );
    }),
  ).toEqual([]);
  expect(breaking(bolts, (of) => isWithin(of('baş-yüksekliği') / of('diş-çapı'), 0.6, 0.7))).toEqual([]);
  expect(breaking(nuts, (of) => isWithin(of('yükseklik') / of('diş-çapı'), 0.79, 0.84))).toEqual([]);
  expect(breaking(articlesOf('din-931'), (of) => of('diş-boyu') < of('boy') - of('diş-çapı') / 2)).toEqual([]);
});

test('sockets of DIN 912 fit into heads as high as the thread is wide', () => {
  expect(
    breaking(articlesOf('din-912'), (of) => {
      const d = of('diş-çapı');
      return (
        of('baş-yüksekliği') === d &&
        isWithin(of('baş-çapı') / d, 1.49, 1.71) &&
        isWithin(of('anahtar-ağzı') / d, 0.74, 0.88)
      );
    }),
  ).toEqual([]);
});

test('the masses are those that lists of DIN 933, 912, 934, 125 and 975 print', () => {
  const massOf = (start: string, code: string) => {
    const found = articlesOf(start).find((one) => one.code === code);
    return found ? numberOf(found, start.startsWith('din-975') ? 'ağırlık' : '100-adet-ağırlığı') : NaN;
  };
  expect(massOf('din-933', 'DIN933-M8x40')).toBeCloseTo(1.9, 1);
  expect(massOf('din-933', 'DIN933-M16x60') / 13).toBeCloseTo(1, 0);
  expect(massOf('din-912', 'DIN912-M10x30')).toBeCloseTo(2.9, 1);
  expect(massOf('din-934', 'DIN934-M8')).toBeCloseTo(0.5, 1);
  expect(massOf('din-125', 'DIN125-M8')).toBeCloseTo(0.183, 3);
  expect(massOf('din-975', 'DIN975-M8x1000')).toBeCloseTo(0.319, 2);
});

test('washers go over their thread, and under the hexagon of DIN', () => {
  const flats: Record<number, number> = { 5: 8, 6: 10, 8: 13, 10: 17, 12: 19, 16: 24, 20: 30, 24: 36 };
  const threadOf = (text: unknown) => Number(String(text).slice(1));
  expect(
    breaking([...articlesOf('din-125'), ...articlesOf('din-127')], (of, { specs }) => {
      const d = threadOf(specs['diş']);
      return of('iç-çap') > d && of('iç-çap') <= d * 1.09 && of('dış-çap') > (flats[d] ?? Infinity);
    }),
  ).toEqual([]);
});

test('retaining rings are narrower than the shaft or wider than the bore, and fit their groove', () => {
  const fits = (of: (id: string) => number) => isWithin(of('kanal-genişliği') - of('kalınlık'), 0.09, 0.16);
  const d = 'mil-ya-da-delik-çapı';
  expect(
    breaking(
      articlesOf('din-471'),
      (of) => of('serbest-çap') < of('kanal-çapı') && of('kanal-çapı') < of(d) && fits(of),
    ),
  ).toEqual([]);
  expect(
    breaking(
      articlesOf('din-472'),
      (of) => of('serbest-çap') > of('kanal-çapı') && of('kanal-çapı') > of(d) && fits(of),
    ),
  ).toEqual([]);
});

test('flanges of EN 1092-1 have their bolts between pipe and rim, in fours, and PN40 is no thinner than PN16', () => {
  const all = [...articlesOf('kaynak-boyunlu-flanş'), ...articlesOf('kör-flanş')];
  expect(
    breaking(all, (of) => {
      const [K, hole, bolt] = [of('delik-dairesi-çapı'), of('delik-çapı'), of('bağlantı-cıvatası')];
      return K + hole < of('dış-çap') && of('delik-sayısı') % 4 === 0 && isWithin(hole - bolt, 2, 4) && K - hole > 0;
    }),
  ).toEqual([]);
  const necks = articlesOf('kaynak-boyunlu-flanş-pn16');
  expect(
    breaking(
      [...necks, ...articlesOf('kaynak-boyunlu-flanş-pn40')],
      (of) => of('boru-dış-çapı') < of('delik-dairesi-çapı') - of('delik-çapı') && of('yükseklik') > of('kalınlık'),
    ),
  ).toEqual([]);
  const thin = new Map(necks.map((one) => [one.specs['anma-çapı'], one]));
  expect(
    breaking(articlesOf('kaynak-boyunlu-flanş-pn40'), (of, { specs }) => {
      const other = thin.get(specs['anma-çapı']);
      return !!other && of('kalınlık') >= numberOf(other, 'kalınlık') && of('dış-çap') >= numberOf(other, 'dış-çap');
    }),
  ).toEqual([]);
});
