import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, numbers, readTables, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

type Profile = { name: string; width: number; height: number; pulley: number; lengths: number[] };

const profilesOf = readTables(
  'belts.csv',
  'Tip',
  text('Kesit'),
  number('Genişlik (mm)'),
  number('Yükseklik (mm)'),
  number('En küçük kasnak çapı (mm)'),
  numbers('Boylar (mm)'),
);

/**
 * DIN 7753-1 and ISO 4184: top width and height of wedge belts in mm; ISO 4183: the least datum diameter of a pulley. The
 * lengths are datum lengths of the series R 20.
 */
const wedge: Profile[] = profilesOf('Dar').map(([name, width, height, pulley, lengths]) => ({
  name,
  width,
  height,
  pulley,
  lengths,
}));

/** DIN 2215: width and height of classical belts in mm, and inner lengths of the series R 20. */
const classical: Profile[] = profilesOf('Klasik').map(([name, width, height, pulley, lengths]) => ({
  name,
  width,
  height,
  pulley,
  lengths,
}));

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

const describeWedge = phrase(
  '{kesit} kesitli dar V kayışı; etkin uzunluk (Ld) {etkin-uzunluk} mm, üst genişlik {genişlik} mm, yükseklik {yükseklik} mm.',
  'En küçük kasnak çapı {en-küçük-kasnak-çapı} mm. ISO 1813’e göre antistatiktir, yağa ve ısıya dayanıklıdır.',
  'Aynı kasnakta çalışan kayışlar takım olarak değiştirilmelidir.',
);

const describeClassical = phrase(
  '{kesit} kesitli klasik V kayışı; iç uzunluk (Li) {iç-uzunluk} mm, üst genişlik {genişlik} mm, yükseklik {yükseklik} mm.',
  'En küçük kasnak çapı {en-küçük-kasnak-çapı} mm. ISO 1813’e göre antistatiktir.',
  'Sipariş verirken kayışın üzerindeki uzunluğun Li (iç) mi Ld (etkin) mi olduğuna bakın.',
);

const common = {
  category: 'rulmanlar-ve-güç-aktarım',
  brand: brands.transmission,
  drawing: 'drawings/v-kayis.svg',
  unit: 'PIECE' as const,
  typical: 'Price from section and length.',
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

const rest = 'genişlik!+ yükseklik en-küçük-kasnak-çapı antistatik-';

export const belts: Tables = {
  attributes: [{ id: 'iç-uzunluk', name: 'İç uzunluk', kind: 'NUMBER', unit: 'mm' }],
  kinds: [
    kindOf('dar-v-kayışı', 'Dar V kayışı', `kesit!* etkin-uzunluk!* ${rest}`, {
      drawing: 'belt',
      letters: { b: 'genişlik', h: 'yükseklik', Ld: 'etkin-uzunluk' },
    }),
    kindOf('klasik-v-kayışı', 'Klasik V kayışı', `kesit!* iç-uzunluk!* ${rest}`, {
      drawing: 'belt',
      letters: { b: 'genişlik', h: 'yükseklik', Li: 'iç-uzunluk' },
    }),
  ],
  families: [wedgeFamily, classicalFamily],
};
