import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { inSmallLetters, phrase, prose, specsOf } from '../model/texts.ts';

const colours = { B: 'Beyaz', S: 'Sarı', M: 'Mavi', K: 'Kırmızı' };

const helmets = Object.entries(colours).map(([letter, colour]): Article => ({
  code: `BRT-HDPE-${letter}`,
  name: `Emniyet Bareti EN 397 Çarklı Ayarlı, ${colour}`,
  specs: specsOf({
    malzeme: 'HDPE',
    havalandırmalı: 'no',
    renk: colour,
    'baş-bandı-ayarı': 'Arkadan çarklı',
    'baş-bandı': '53–62',
  }),
  price: 189,
  leadTime: colour === 'Yeşil' ? 5 : undefined,
}));

/** EN 388: abrasion 0 to 4, cut by coup test 0 to 5 or X, tear 0 to 4, puncture 0 to 4, and cut by EN ISO 13997 A to F or X. */
export const gloveRows = {
  nitrile: { mark: '4121X', material: 'Nitril kaplı polyester', price: 58 },
  cut: { mark: '4X43D', material: 'PU kaplı HPPE', price: 185 },
} as const;

const gloves = (type: keyof typeof gloveRows) =>
  ['8', '9', '10'].map((size): Article => {
    const { mark, material, price } = gloveRows[type];
    const [wear, , tear, puncture, cut] = mark;
    return {
      code: `ELD-${mark}-${size}`,
      name: `${names[type]} EN 388 ${mark} Beden ${size}`,
      specs: specsOf({
        malzeme: material,
        beden: size,
        'en-388-işareti': mark,
        'aşınma-seviyesi': wear ?? null,
        'yırtılma-seviyesi': tear ?? null,
        'delinme-seviyesi': puncture ?? null,
        'kesilme-seviyesi-(en-iso-13997)': cut === 'X' ? 'X (denenmemiş)' : (cut ?? null),
      }),
      price,
    };
  });

const names = {
  nitrile: 'Nitril Kaplı Montaj Eldiveni',
  cut: 'Kesilmeye Dayanıklı Eldiven',
};

const common = {
  category: 'kaynak-ve-iş-güvenliği',
  brand: brands.safety,
} satisfies Partial<FamilyTable>;

const gloveFamily = {
  ...common,
  kind: 'iş-eldiveni',
  columns: ['beden', 'malzeme', 'en-388-işareti'],
  standards: ['EN 388', 'EN ISO 21420'],
  drawing: 'drawings/is-eldiveni.svg',
  unit: 'PAIR',
  typical: 'The marks are usual for such materials. Price of a pair, the same for all sizes.',
} satisfies Partial<FamilyTable>;

const levels = prose(
  'EN 388 işareti {en-388-işareti}: aşınma {aşınma-seviyesi}, yırtılma {yırtılma-seviyesi}, delinme {delinme-seviyesi}.',
  'Beden {beden}; fiyat bir çift içindir.',
);

export const safety: Tables = {
  families: [
    {
      ...common,
      kind: 'baret',
      id: 'emniyet-bareti',
      name: 'Emniyet bareti EN 397',
      columns: ['renk', 'malzeme', 'havalandırmalı'],
      standards: ['EN 397'],
      typical: 'Price of a helmet with four-point textile harness, the same for all colours.',
      drawing: 'drawings/emniyet-bareti.svg',
      unit: 'PIECE',
      describe: phrase(
        ({ specs }) =>
          `EN 397’ye uygun, HDPE kabuklu, havalandırma deliği olmayan ${inSmallLetters(specs.renk)} emniyet bareti.`,
        'Baş bandı arkadaki çarkla {baş-bandı} cm arasında ayarlanır, iç takımı dört noktadan bağlıdır.',
        'Şantiye, depo ve bakım işlerinde kullanılır; darbe alan baret değiştirilmelidir.',
      ),
      articles: [
        ...helmets,
        {
          code: 'BRT-ABS-HV',
          name: 'Emniyet Bareti EN 397 Havalandırmalı',
          first: '1776778800185',
          specs: {},
          price: 267.5,
        },
      ],
    },
    {
      ...gloveFamily,
      id: 'nitril-kaplı-montaj-eldiveni',
      name: 'Nitril kaplı montaj eldiveni',
      describe: phrase(`Polyester örgü üzerine avuç içi nitril kaplı montaj eldiveni; yağlı parçada kavrar. ${levels}`),
      articles: gloves('nitrile'),
    },
    {
      ...gloveFamily,
      id: 'kesilmeye-dayanıklı-eldiven',
      name: 'Kesilmeye dayanıklı eldiven, seviye D',
      describe: phrase(
        `HPPE örgülü, avuç içi poliüretan kaplı, EN ISO 13997’ye göre kesilme seviyesi D olan eldiven;`,
        `sac ve cam işlerinde kullanılır. ${levels}`,
      ),
      articles: gloves('cut'),
    },
  ],
};
