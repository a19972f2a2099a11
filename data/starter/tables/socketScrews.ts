import { brands } from '../model/brands.ts';
import { packOf } from './hexBolts.ts';
import type { Article, Tables } from '../model/model.ts';
import { kilograms, lira } from '../model/numbers.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { screwVolume, threadOf } from './threads.ts';

type Grade = '12.9' | 'A2-70';

const rates = { '12.9': { kilo: 270, base: 115 }, 'A2-70': { kilo: 620, base: 150 } };
const coats = {
  '12.9': { malzeme: 'Çelik', yüzey: 'Siyah' },
  'A2-70': { malzeme: 'Paslanmaz çelik', yüzey: 'Kaplamasız' },
};

/** Screws no longer than the thread length of DIN 912 have a thread up to the head; for longer ones the table says nothing. */
const isSurelyThreaded = (d: number, length: number) => length <= 2 * d + 12;

function screw(grade: Grade, d: number, length: number): Article {
  const thread = threadOf(d);
  const mass = kilograms(100 * screwVolume(thread, length));
  const pack = packOf(d);
  return {
    code: `DIN912-M${d}x${length}${grade === '12.9' ? '' : '-A2'}`,
    name: `İmbus Cıvata DIN 912 M${d}x${length} ${grade}`,
    specs: specsOf({
      diş: `M${d}`,
      'diş-çapı': d,
      boy: length,
      'dayanım-sınıfı': grade,
      'anahtar-ağzı': thread.socket,
      'baş-çapı': thread.capHead,
      'baş-yüksekliği': d,
      hatve: thread.pitch,
      'tam-dişli': isSurelyThreaded(d, length) ? 'yes' : null,
      '100-adet-ağırlığı': mass,
      ...coats[grade],
      standart: ['DIN 912', 'ISO 4762', grade === '12.9' ? 'ISO 898-1' : 'ISO 3506-1'],
    }),
    price: lira((pack / 100) * (mass * rates[grade].kilo + rates[grade].base)),
    pack,
    leadTime: d >= 20 ? 4 : undefined,
  };
}

const each = (grade: Grade, lengths: Record<number, number[]>) =>
  Object.entries(lengths).flatMap(([d, all]) => all.map((length) => screw(grade, Number(d), length)));

const classes = {
  '12.9': 'Dayanım sınıfı 12.9’dur (ISO 898-1), yüzeyi siyahtır.',
  'A2-70':
    'A2-70 (AISI 304) paslanmaz çeliktir (ISO 3506-1); nemli ve yıkanan ortamlarda, gıda makinelerinde kullanılır.',
};

const black = each('12.9', {
  5: [16],
  6: [16, 20],
  8: [20, 30, 40],
  10: [25, 30, 50],
  12: [30, 40],
  16: [40, 60],
  20: [60],
}).map((article) => (article.code === 'DIN912-M10x30' ? { ...article, first: '1763117957344', price: 890 } : article));

export const socketScrews: Tables = {
  families: [
    {
      id: 'din-912-imbus-cıvata',
      name: 'DIN 912 imbus cıvata',
      category: 'bağlantı-elemanları',
      kind: 'imbus-cıvata',
      brand: brands.fasteners,
      columns: ['diş', 'boy', 'dayanım-sınıfı', 'anahtar-ağzı', 'baş-çapı', 'baş-yüksekliği'],
      standards: ['DIN 912', 'ISO 4762'],
      typical: prose(
        'Mass from the volume of head, socket and a thread of pitch diameter at 7,85 g/cm³.',
        'Price from the mass: 270 lira a kilogram in 12.9, 620 in A2-70, and a sum for each hundred.',
      ),
      drawing: 'drawings/imbus-civata.svg',
      unit: 'PIECE',
      describe: phrase(
        'Silindir başlı, altı köşe yuvalı (imbus) cıvata;',
        '{diş} x {boy} mm, alyan anahtarı {anahtar-ağzı} mm, baş çapı {baş-çapı} mm, baş yüksekliği {baş-yüksekliği} mm.',
        ({ specs }) => classes[specs['dayanım-sınıfı'] as Grade],
        'ISO 4762 karşılığıyla birbirinin yerine kullanılır.',
      ),
      articles: [...black, ...each('A2-70', { 6: [20], 8: [25], 10: [30] })],
    },
  ],
};
