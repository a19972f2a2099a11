import { brands } from './brands.ts';
import { filter, key, must, shown } from './kinds.ts';
import type { Article, FamilyTable, Tables } from './model.ts';
import { comma, lira } from './prices.ts';
import { said } from './said.ts';

type Profile = { name: string; width: number; height: number; pulley: number; lengths: number[] };

/**
 * DIN 7753-1 and ISO 4184: top width and height of wedge belts in mm; ISO 4183: the least datum diameter of a pulley. The
 * lengths are datum lengths of the series R 20.
 */
const wedge: Profile[] = [
  { name: 'SPZ', width: 9.7, height: 8, pulley: 63, lengths: [800, 1000, 1120, 1250, 1400, 1600] },
  { name: 'SPA', width: 12.7, height: 10, pulley: 90, lengths: [1000, 1250, 1400, 1600, 1800, 2000, 2500] },
  { name: 'SPB', width: 16.3, height: 13, pulley: 140, lengths: [1600, 1800, 2000, 2240, 2500, 3150] },
  { name: 'SPC', width: 22, height: 18, pulley: 224, lengths: [2500, 3150, 3550, 4000] },
];

/** DIN 2215: width and height of classical belts in mm, and inner lengths of the series R 20. */
const classical: Profile[] = [
  { name: 'Z', width: 10, height: 6, pulley: 50, lengths: [630, 800, 1000] },
  { name: 'A', width: 13, height: 8, pulley: 75, lengths: [800, 900, 1000, 1120, 1250, 1600] },
  { name: 'B', width: 17, height: 11, pulley: 125, lengths: [1000, 1250, 1400, 1600, 2000, 2500] },
  { name: 'C', width: 22, height: 14, pulley: 200, lengths: [2000, 2500, 3150] },
];

const shape = ({ name, width, height, pulley }: Profile) => ({
  kesit: name,
  genişlik: comma(width),
  yükseklik: comma(height),
  'en-küçük-kasnak-çapı': comma(pulley),
  antistatik: 'yes',
});

/** 1,28 lira for each square centimetre and metre: so SPB 2000 of the first catalogue costs 545. */
const priceOf = ({ width, height }: Profile, length: number) => lira(1.29 * width * height * (length / 1000));

const wedgeBelt = (profile: Profile, length: number): Article => ({
  code: `${profile.name} ${length}`,
  name: `Dar V Kayışı ${profile.name} ${length}`,
  specs: { ...shape(profile), 'etkin-uzunluk': comma(length) },
  price: priceOf(profile, length),
  ...(profile.name === 'SPB' && length === 2000 && { first: '1787738970474' }),
  ...(length >= 4000 && { leadTime: 4 }),
});

const classicalBelt = (profile: Profile, length: number): Article => ({
  code: `${profile.name} ${length} Li`,
  name: `Klasik V Kayışı ${profile.name} ${profile.width}x${length} Li`,
  specs: { ...shape(profile), 'iç-uzunluk': comma(length) },
  price: priceOf(profile, length),
  ...(length >= 4000 && { leadTime: 4 }),
});

const describeWedge = said((m) => [
  `${m('kesit')} kesitli dar V kayışı; etkin uzunluk (Ld) ${m('etkin-uzunluk')} mm, üst genişlik ${m('genişlik')} mm, yükseklik ${m('yükseklik')} mm.`,
  `En küçük kasnak çapı ${m('en-küçük-kasnak-çapı')} mm. ISO 1813'e göre antistatiktir, yağa ve ısıya dayanıklıdır.`,
  'Aynı kasnakta çalışan kayışlar takım olarak değiştirilmelidir.',
]);

const describeClassical = said((m) => [
  `${m('kesit')} kesitli klasik V kayışı; iç uzunluk (Li) ${m('iç-uzunluk')} mm, üst genişlik ${m('genişlik')} mm, yükseklik ${m('yükseklik')} mm.`,
  `En küçük kasnak çapı ${m('en-küçük-kasnak-çapı')} mm. ISO 1813'e göre antistatiktir.`,
  'Sipariş verirken kayışın üzerindeki uzunluğun Li (iç) mi Ld (etkin) mi olduğuna bakın.',
]);

const common = {
  category: 'rulmanlar-ve-güç-aktarım',
  brand: brands.transmission,
  drawing: 'drawings/v-kayis.svg',
  unit: 'PIECE' as const,
  typical: 'Fiyat kesit ve uzunluktan hesaplanmıştır.',
};

const wedgeFamily: FamilyTable = {
  ...common,
  id: 'dar-v-kayışı',
  name: 'Dar V kayışı, SPZ SPA SPB SPC',
  kind: 'dar-v-kayışı',
  columns: ['kesit', 'etkin-uzunluk', 'genişlik', 'yükseklik'],
  standards: ['DIN 7753-1', 'ISO 4184', 'ISO 1813'],
  describe: describeWedge,
  articles: wedge.flatMap((profile) => profile.lengths.map((length) => wedgeBelt(profile, length))),
};

const classicalFamily: FamilyTable = {
  ...common,
  id: 'klasik-v-kayışı',
  name: 'Klasik V kayışı, Z A B C',
  kind: 'klasik-v-kayışı',
  columns: ['kesit', 'iç-uzunluk', 'genişlik', 'yükseklik'],
  standards: ['DIN 2215', 'ISO 1813'],
  describe: describeClassical,
  articles: classical.flatMap((profile) => profile.lengths.map((length) => classicalBelt(profile, length))),
};

const rest = [
  must('genişlik'),
  filter('yükseklik'),
  filter('en-küçük-kasnak-çapı'),
  shown('antistatik'),
  shown('standart'),
];

export const belts: Tables = {
  attributes: [{ id: 'iç-uzunluk', name: 'İç uzunluk', kind: 'NUMBER', unit: 'mm' }],
  kinds: [
    {
      id: 'dar-v-kayışı',
      name: 'Dar V kayışı',
      attributes: [key('kesit'), key('etkin-uzunluk'), ...rest],
      section: { drawing: 'belt', letters: { b: 'genişlik', h: 'yükseklik', Ld: 'etkin-uzunluk' } },
    },
    {
      id: 'klasik-v-kayışı',
      name: 'Klasik V kayışı',
      attributes: [key('kesit'), key('iç-uzunluk'), ...rest],
      section: { drawing: 'belt', letters: { b: 'genişlik', h: 'yükseklik', Li: 'iç-uzunluk' } },
    },
  ],
  families: [wedgeFamily, classicalFamily],
};
