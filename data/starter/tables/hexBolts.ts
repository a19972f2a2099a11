import { brands } from '../model/brands.ts';
import { fastenerAttributes, fastenerKinds } from './fastenerKinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { kilograms, lira } from '../model/numbers.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { boltVolume, threadOf } from './threads.ts';

type Grade = '8.8' | 'A2-70';

/** Fewer of the thick ones are in a box, as they are sold. */
export const packOf = (d: number) => (d <= 12 ? 100 : d <= 16 ? 50 : 25);

/** The thread length of DIN 931 for lengths up to 125 mm, and of those between 125 and 200. */
const threadLength = (d: number, length: number) => 2 * d + (length <= 125 ? 6 : 12);

/** A kilogram and the work on a hundred pieces, in lira. */
const rates = { '8.8': { kilo: 160, base: 75 }, 'A2-70': { kilo: 480, base: 120 } };

const classes = {
  '8.8': 'Dayanım sınıfı 8.8’dir (ISO 898-1), yüzeyi elektrolitik çinko kaplıdır.',
  'A2-70':
    'A2-70 (AISI 304) paslanmaz çeliktir (ISO 3506-1); gıda, su ve dış ortam tesisatlarında kullanılır, dişler sarmasın diye montaj pastasıyla takılır.',
};

export const coats = {
  '8.8': { malzeme: 'Çelik', yüzey: 'Elektrolitik çinko' },
  'A2-70': { malzeme: 'Paslanmaz çelik', yüzey: 'Kaplamasız' },
};

function bolt(standard: 933 | 931, grade: Grade, d: number, length: number): Article {
  const thread = threadOf(d);
  const threaded = standard === 933 ? length : threadLength(d, length);
  const mass = kilograms(100 * boltVolume(thread, length, threaded));
  const pack = packOf(d);
  return {
    code: `DIN${standard}-M${d}x${length}${grade === '8.8' ? '' : '-A2'}`,
    name: `Altı Köşe Başlı Cıvata DIN ${standard} M${d}x${length} ${grade}`,
    specs: specsOf({
      diş: `M${d}`,
      'diş-çapı': d,
      boy: length,
      'dayanım-sınıfı': grade,
      'anahtar-ağzı': thread.flats,
      'köşe-ölçüsü': thread.corners,
      'baş-yüksekliği': thread.head,
      hatve: thread.pitch,
      'tam-dişli': standard === 933 ? 'yes' : 'no',
      'diş-boyu': standard === 933 ? null : threaded,
      '100-adet-ağırlığı': mass,
      ...coats[grade],
      standart: [`DIN ${standard}`, grade === '8.8' ? 'ISO 898-1' : 'ISO 3506-1'],
    }),
    price: lira((pack / 100) * (mass * rates[grade].kilo + rates[grade].base)),
    pack,
    leadTime: d >= 24 || (grade === 'A2-70' && d >= 16) ? 3 : undefined,
  };
}

const each = (standard: 933 | 931, grade: Grade, lengths: Record<number, number[]>) =>
  Object.entries(lengths).flatMap(([d, all]) => all.map((length) => bolt(standard, grade, Number(d), length)));

const zinc = each(933, '8.8', {
  5: [16, 25],
  6: [16, 20],
  8: [20, 30, 40],
  10: [30, 40],
  12: [40, 50],
  16: [40, 60],
  20: [50],
  24: [80],
}).map((article) =>
  article.code === 'DIN933-M8x40' ? { ...article, first: '1768888915387', price: 375, featured: true } : article,
);

const family = {
  category: 'bağlantı-elemanları',
  kind: 'altı-köşe-cıvata',
  brand: brands.fasteners,
  columns: ['diş', 'boy', 'dayanım-sınıfı', 'anahtar-ağzı', 'baş-yüksekliği', 'hatve'],
  typical: prose(
    'Mass from the volume of hexagon, shank and a thread of pitch diameter at 7,85 g/cm³.',
    'Price from the mass and a sum for each hundred: 160 lira a kilogram in 8.8, three times that in A2-70.',
  ),
  drawing: 'drawings/civata-din933.svg',
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const hexBolts: Tables = {
  attributes: fastenerAttributes,
  kinds: fastenerKinds,
  families: [
    {
      ...family,
      id: 'din-933-cıvata',
      name: 'DIN 933 altı köşe başlı cıvata, tam diş',
      standards: ['DIN 933'],
      describe: phrase(
        'Başa kadar tam dişli altı köşe başlı cıvata;',
        '{diş} x {boy} mm, hatve {hatve} mm, anahtar ağzı {anahtar-ağzı} mm, baş yüksekliği {baş-yüksekliği} mm.',
        ({ specs }) => classes[specs['dayanım-sınıfı'] as Grade],
        '100 adedi yaklaşık {100-adet-ağırlığı} kg gelir.',
      ),
      articles: [
        ...zinc,
        ...each(933, 'A2-70', {
          6: [20],
          8: [20, 30],
          10: [30, 40],
          12: [40],
        }),
      ],
    },
    {
      ...family,
      id: 'din-931-cıvata-8.8',
      name: 'DIN 931 altı köşe başlı cıvata, yarım diş, 8.8 çinko kaplı',
      columns: ['diş', 'boy', 'diş-boyu', 'anahtar-ağzı', 'baş-yüksekliği'],
      standards: ['DIN 931'],
      drawing: 'drawings/civata.svg',
      describe: phrase(
        'Yarım dişli altı köşe başlı çelik cıvata;',
        '{diş} x {boy} mm, diş boyu {diş-boyu} mm, anahtar ağzı {anahtar-ağzı} mm, baş yüksekliği {baş-yüksekliği} mm.',
        'Kesme kuvveti alan bağlantılarda yükü dişsiz gövde taşır.',
        'Dayanım sınıfı 8.8’dir (ISO 898-1), yüzeyi elektrolitik çinko kaplıdır.',
      ),
      articles: each(931, '8.8', {
        8: [60],
        10: [60, 100],
        12: [70, 100],
        16: [80, 120],
        20: [100],
      }),
    },
  ],
};
