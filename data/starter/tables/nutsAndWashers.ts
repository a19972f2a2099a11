import { brands } from '../model/brands.ts';
import { coats } from './hexBolts.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { kilograms, lira, ringVolume } from '../model/numbers.ts';
import { number, readTables } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { nutVolume, threadOf } from './threads.ts';

const packOf = (d: number) => (d <= 16 ? 100 : 50);

function nut(d: number, grade: '8' | 'A2-70'): Article {
  const thread = threadOf(d);
  const isSteel = grade === '8';
  const mass = kilograms(100 * nutVolume(thread));
  return {
    code: `DIN934-M${d}${isSteel ? '' : '-A2'}`,
    name: `Altı Köşe Somun DIN 934 M${d} ${isSteel ? 'Sınıf 8' : grade}`,
    specs: specsOf({
      diş: `M${d}`,
      'diş-çapı': d,
      'dayanım-sınıfı': grade,
      'anahtar-ağzı': thread.flats,
      'köşe-ölçüsü': thread.nutCorners,
      yükseklik: thread.nut,
      hatve: thread.pitch,
      '100-adet-ağırlığı': mass,
      ...coats[isSteel ? '8.8' : 'A2-70'],
      standart: ['DIN 934', isSteel ? 'ISO 898-2' : 'ISO 3506-2'],
    }),
    price: lira((packOf(d) / 100) * (mass * (isSteel ? 160 : 520) + 35)),
    pack: packOf(d),
    leadTime: d >= 24 ? 3 : undefined,
  };
}

const washersOf = readTables(
  'washers.csv',
  'Norm',
  number('Diş çapı (mm)'),
  number('Delik (mm)'),
  number('Dış çap (mm)'),
  number('Kalınlık (mm)'),
);

/** DIN 125 form A: bore, outer diameter and height for each thread. */
export const flatWashers = washersOf('DIN 125');

/** DIN 127 form B: the least bore, the greatest outer diameter and the thickness of the wire. */
export const springWashers = washersOf('DIN 127');

const zinc = { malzeme: 'Çelik', yüzey: 'Elektrolitik çinko' };
const stainless = { malzeme: 'Paslanmaz çelik', yüzey: 'Kaplamasız' };

function washer(standard: 125 | 127, isSteel: boolean, [d, d1, d2, h]: [number, number, number, number]): Article {
  const mass = standard === 125 ? kilograms(100 * ringVolume(d1, d2, h)) : null;
  const weight = kilograms(100 * ringVolume(d1, d2, h));
  return {
    code: `DIN${standard}-M${d}${isSteel ? '' : '-A2'}`,
    name: `${standard === 125 ? 'Düz Pul DIN 125 A' : 'Yaylı Rondela DIN 127 B'} M${d}${isSteel ? ' Çinko Kaplı' : ' A2 Paslanmaz'}`,
    specs: specsOf({
      diş: `M${d}`,
      'pul-tipi': standard === 125 ? 'Düz' : 'Yaylı',
      'iç-çap': d1,
      'dış-çap': d2,
      kalınlık: h,
      '100-adet-ağırlığı': mass,
      ...(isSteel ? zinc : stainless),
    }),
    price: lira((packOf(d) / 100) * (weight * (isSteel ? 150 : 420) + 20)),
    pack: packOf(d),
  };
}

const family = {
  category: 'bağlantı-elemanları',
  brand: brands.fasteners,
  typical: prose(
    'Mass from the volume at 7,85 g/cm³, with a thread of pitch diameter.',
    'Price from the mass: 150 to 160 lira a kilogram in steel, 420 to 520 in stainless steel, and a sum for each hundred.',
  ),
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

const nutClasses: Record<string, string> = {
  '8': 'Dayanım sınıfı 8’dir (ISO 898-2), 8.8 sınıfı cıvatalarla kullanılır; yüzeyi elektrolitik çinko kaplıdır.',
  'A2-70':
    'A2-70 (AISI 304) paslanmaz çeliktir (ISO 3506-2) ve A2-70 cıvatalarla kullanılır; dişler sarmasın diye montaj pastasıyla takılır.',
};

export const nutsAndWashers: Tables = {
  families: [
    {
      ...family,
      kind: 'somun',
      id: 'din-934-somun',
      name: 'DIN 934 altı köşe somun',
      columns: ['diş', 'dayanım-sınıfı', 'anahtar-ağzı', 'yükseklik', 'hatve'],
      standards: ['DIN 934'],
      drawing: 'drawings/somun.svg',
      describe: phrase(
        '{diş} altı köşe somun; hatve {hatve} mm, anahtar ağzı {anahtar-ağzı} mm, yükseklik {yükseklik} mm.',
        ({ specs }) => nutClasses[String(specs['dayanım-sınıfı'])] ?? '',
      ),
      articles: [
        ...[5, 6, 8, 10, 12, 16, 20, 24].map((d) =>
          d === 8 ? { ...nut(d, '8'), first: '1735305846507', price: 120 } : nut(d, '8'),
        ),
        ...[6, 8, 10, 12, 16].map((d) => nut(d, 'A2-70')),
      ],
    },
    {
      ...family,
      kind: 'pul',
      id: 'din-125-düz-pul',
      name: 'DIN 125 A düz pul',
      columns: ['diş', 'malzeme', 'iç-çap', 'dış-çap', 'kalınlık'],
      standards: ['DIN 125-1 A'],
      drawing: 'drawings/celik-pul.svg',
      solid: 'washer',
      describe: phrase(
        '{diş} cıvata için düz pul; iç çap {iç-çap} mm, dış çap {dış-çap} mm, kalınlık {kalınlık} mm (DIN 125 A).',
        ({ specs }) =>
          specs.malzeme === 'Çelik'
            ? 'Çelikten, elektrolitik çinko kaplıdır.'
            : 'Paslanmaz çeliktendir, kaplamasızdır.',
        'Cıvata başının ve somunun altında baskıyı dağıtır, yüzeyi korur.',
      ),
      articles: [
        ...flatWashers.map((row) => washer(125, true, row)),
        ...flatWashers.slice(1, 6).map((row) => washer(125, false, row)),
      ],
    },
    {
      ...family,
      kind: 'pul',
      id: 'din-127-yaylı-rondela',
      name: 'DIN 127 B yaylı rondela, çinko kaplı',
      columns: ['diş', 'iç-çap', 'dış-çap', 'kalınlık'],
      standards: ['DIN 127 B'],
      drawing: 'drawings/yayli-rondela.svg',
      describe: phrase(
        '{diş} cıvata için düz uçlu yaylı rondela (DIN 127 B);',
        'en küçük iç çap {iç-çap} mm, en büyük dış çap {dış-çap} mm, kalınlık {kalınlık} mm.',
        'Yay çeliğindendir, yüzeyi çinko kaplıdır; hafif titreşimli bağlantılarda gevşemeyi geciktirir.',
      ),
      articles: springWashers.map((row) => washer(127, true, row)),
    },
  ],
};
