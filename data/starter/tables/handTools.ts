import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { phrase, specsOf } from '../model/texts.ts';

/** Widths across flats, with the thread whose bolts have them: in DIN 933, and for 16 and 18 mm in ISO 4017. */
export const spannerRows = readTable('spanners.csv', number('Anahtar ağzı (mm)'), text('Diş'));

const spanners = spannerRows.map(([flats, thread]): Article => ({
  code: `DIN3113-${flats}`,
  name: `Kombine Anahtar DIN 3113 ${flats} mm`,
  specs: specsOf({
    'anahtar-ağzı': flats,
    'uygun-diş': thread,
    'parça-sayısı': 1,
    tip: 'Bir ucu açık, bir ucu yıldız',
    malzeme: 'Krom vanadyum çelik',
    yüzey: 'Krom kaplı',
  }),
  price: lira(70 + flats ** 1.65 * 2),
  leadTime: flats >= 30 ? 3 : undefined,
}));

const common = {
  category: 'el-aletleri-ve-kesici-takımlar',
  brand: brands.tools,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const handTools: Tables = {
  families: [
    {
      ...common,
      kind: 'somun-anahtarı',
      id: 'kombine-anahtar-din-3113',
      name: 'Kombine anahtar, DIN 3113',
      columns: ['anahtar-ağzı', 'uygun-diş'],
      standards: ['DIN 3113'],
      typical: 'Price from the width across flats.',
      drawing: 'drawings/somun-anahtari.svg',
      describe: phrase(
        'Bir ucu açık, bir ucu yıldız ağızlı kombine anahtar (DIN 3113);',
        'anahtar ağzı {anahtar-ağzı} mm, {uygun-diş} cıvata ve somun içindir.',
        'Krom vanadyum çelikten dövülmüştür, krom kaplıdır; iki ucu da 15° açılıdır.',
      ),
      articles: [
        ...spanners,
        {
          code: 'DIN3113-TK12',
          name: 'Kombine Anahtar Takımı 12 Parça 6-22 mm',
          first: '1747291447702',
          specs: { 'parça-sayısı': '12' },
          price: 3890,
        },
      ],
    },
  ],
};
