import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

/** The measures of a chain of ISO 606, in mm: pitch p, least inner width b1, greatest roller d1. */
export type ChainSize = { name: string; pitch: number; inner: number; roller: number };

/** ISO 606, series B: least breaking force of one and of two strands in kN, and the usual weight of one in kg/m. */
const seriesB: (ChainSize & { one: number; two: number; weight: number })[] = readTable(
  'chains.csv',
  text('Zincir'),
  number('Hatve p (mm)'),
  number('İç genişlik b1 (mm)'),
  number('Makara çapı d1 (mm)'),
  number('Kopma kuvveti, tek sıra (kN)'),
  number('Kopma kuvveti, çift sıra (kN)'),
  number('Ağırlık (kg/m)'),
).map(([name, pitch, inner, roller, one, two, weight]) => ({ name, pitch, inner, roller, one, two, weight }));

export const chainSizes: ChainSize[] = seriesB;

const articlesOf = (count: 1 | 2): Article[] =>
  seriesB.map(({ name, pitch, inner, roller, one, two, weight }) => ({
    code: `${name}-${count}`,
    name: `Makaralı Zincir ${name}-${count} ${count === 1 ? 'Tek' : 'Çift'} Sıralı 5 m`,
    specs: {
      zincir: `${name}-${count}`,
      hatve: comma(pitch),
      genişlik: comma(inner),
      'makara-çapı': comma(roller),
      'kopma-kuvveti': comma(count === 1 ? one : two),
      'sıra-sayısı': String(count),
      boy: '5 m',
    },
    // Two strands weigh nearly twice as much as one; a box of 5 m costs 370 lira a kilogram, as 08B-1 did at first.
    price: lira(370 * 5 * weight * (count === 1 ? 1 : 1.95)),
    ...(name === '08B' && count === 1 && { first: '1738238334253' }),
  }));

const describe = phrase(
  ({ specs }) =>
    `ISO 606 ölçülerinde ${specs['sıra-sayısı'] === '1' ? 'tek' : 'çift'} sıralı makaralı zincir, 5 metrelik kutuda.`,
  'Hatve {hatve} mm, iç genişlik en az {genişlik} mm, makara çapı {makara-çapı} mm, en küçük kopma kuvveti {kopma-kuvveti} kN’dur.',
  'Kutuda bir adet yaylı ekleme baklası vardır; uzun ömür için düzenli yağlanmalıdır.',
);

const family: FamilyTable = {
  id: 'makaralı-zincir-b-serisi',
  name: 'Makaralı zincir, ISO 606 B serisi',
  category: 'rulmanlar-ve-güç-aktarım',
  kind: 'makaralı-zincir',
  brand: brands.transmission,
  columns: ['zincir', 'hatve', 'genişlik', 'makara-çapı', 'sıra-sayısı', 'kopma-kuvveti'],
  standards: ['ISO 606'],
  typical: 'Price from the weight of a metre that is usual for such a chain.',
  drawing: 'drawings/makarali-zincir.svg',
  unit: 'BOX',
  describe,
  articles: [...articlesOf(1), ...articlesOf(2)],
};

export const chains: Tables = {
  attributes: [{ id: 'sıra-sayısı', name: 'Sıra sayısı', kind: 'NUMBER' }],
  kinds: [
    kindOf(
      'makaralı-zincir',
      'Makaralı zincir',
      'zincir!* hatve!* kopma-kuvveti!* genişlik!+ makara-çapı!+ sıra-sayısı boy-',
      { drawing: 'chain', letters: { p: 'hatve', b1: 'genişlik', d1: 'makara-çapı', n: 'sıra-sayısı' } },
    ),
  ],
  families: [family],
};
