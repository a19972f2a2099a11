import { expect, test } from 'vitest';
import { articlesOf, breaking, numberOf } from './articles.ts';

const ratio = (one: number, other: number) => Math.abs(one / other - 1);

test('hoses of EN 853 burst at four times their pressure, and a second braid makes them thicker and stronger', () => {
  const hoses = articlesOf('hidrolik-hortum');
  expect(
    breaking(
      hoses.filter(({ first }) => first === undefined),
      (of) => of('patlama-basıncı') === 4 * of('çalışma-basıncı'),
    ),
  ).toEqual([]);
  const inches: Record<string, number> = {
    '1/4"': 6.35,
    '5/16"': 7.9,
    '3/8"': 9.5,
    '1/2"': 12.7,
    '5/8"': 15.9,
    '3/4"': 19,
    '1"': 25.4,
  };
  expect(
    breaking(hoses, (of, { specs }) => {
      const bore = inches[String(specs['iç-çap'])] ?? NaN;
      return (
        bore < of('dış-çap') - 5 && Math.abs(bore - of('anma-çapı')) < 1 && of('bükülme-yarıçapı') >= 6 * of('dış-çap')
      );
    }),
  ).toEqual([]);
  const single = new Map(articlesOf('hidrolik-hortum-1sn').map((one) => [one.specs['anma-çapı'], one.specs]));
  expect(
    breaking(articlesOf('hidrolik-hortum-2sn'), (of, { specs }) => {
      const other = single.get(specs['anma-çapı']);
      if (!other) return specs['anma-çapı'] === 'DN25';
      const pressure = Number.parseInt(String(other['çalışma-basıncı']), 10);
      return of('çalışma-basıncı') > pressure && of('dış-çap') > Number(String(other['dış-çap']).replace(',', '.'));
    }),
  ).toEqual([]);
});

test('cylinders have the rods and threads of ISO 15552, and push and pull with the force of their areas', () => {
  const rods: Record<number, [number, string]> = {
    32: [12, 'M10x1,25'],
    40: [16, 'M12x1,25'],
    50: [20, 'M16x1,5'],
    63: [20, 'M16x1,5'],
    80: [25, 'M20x1,5'],
    100: [25, 'M20x1,5'],
  };
  const area = (d: number) => (Math.PI / 4) * d ** 2;
  expect(
    breaking(articlesOf('pnömatik-silindir'), (of, { specs }) => {
      const [bore, rod] = [of('piston-çapı'), of('mil-çapı')];
      return (
        rods[bore]?.[0] === rod &&
        rods[bore][1] === specs['mil-ucu-dişi'] &&
        ratio(of('itme-kuvveti'), 0.6 * area(bore)) < 0.02 &&
        ratio(of('çekme-kuvveti'), 0.6 * (area(bore) - area(rod))) < 0.02
      );
    }),
  ).toEqual([]);
  expect(
    breaking(articlesOf('hidrolik-silindir'), (of) => {
      const [bore, rod] = [of('piston-çapı'), of('mil-çapı')];
      return (
        of('mil-ucu-dişi') < rod &&
        ratio(of('itme-kuvveti'), 0.016 * area(bore)) < 0.03 &&
        ratio(of('çekme-kuvveti'), 0.016 * (area(bore) - area(rod))) < 0.03
      );
    }),
  ).toEqual([]);
});

test('valves between flanges are shorter than flanged ones of the same size, and lengths rise with the size', () => {
  for (const family of [
    'kelebek-vana-wafer',
    'sürgülü-vana',
    'çek-valf',
    'pislik-tutucu',
    'küresel-vana-paslanmaz-flanşlı',
  ]) {
    const sizes = articlesOf(family).map((one) => [numberOf(one, 'anma-çapı'), numberOf(one, 'yapı-boyu')] as const);
    const bySize = sizes.toSorted(([one], [other]) => one - other).map(([, length]) => length);
    expect(bySize).toEqual(bySize.toSorted((one, other) => one - other));
  }
  expect(
    breaking(
      [...articlesOf('kelebek-vana'), ...articlesOf('çek-valf')],
      (of) => of('yapı-boyu') < of('anma-çapı') * 1.1,
    ),
  ).toEqual([]);
  expect(
    breaking(
      [...articlesOf('sürgülü-vana'), ...articlesOf('pislik-tutucu')],
      (of) => of('yapı-boyu') > of('anma-çapı'),
    ),
  ).toEqual([]);
});

test('motors of pumps lift their water, and nuts of pipe fittings go over the pipe', () => {
  expect(
    breaking(
      articlesOf('norm-santrifüj').filter(({ first }) => first === undefined),
      (of) => of('güç') > (of('debi') * of('basma-yüksekliği') * 9.81) / 3600 / 0.8,
    ),
  ).toEqual([]);
  expect(breaking(articlesOf('yüksüklü-boru'), (of) => of('rakor-dişi') - of('boru-dış-çapı') >= 6)).toEqual([]);
});

test('air receivers stay within EN 286-1, and filters of wider ports let more air through', () => {
  expect(
    breaking(
      articlesOf('hava-tankı'),
      (of) =>
        of('tank-hacmi') * of('en-yüksek-basınç') <= 10_000 && of('deneme-basıncı') === 1.5 * of('en-yüksek-basınç'),
    ),
  ).toEqual([]);
  const flows = articlesOf('basınçlı-hava').map(({ specs }) => specs['hava-debisi']);
  expect(flows).toEqual(['800', '800', '1.500', '1.500', '2.350', '2.350']);
});
