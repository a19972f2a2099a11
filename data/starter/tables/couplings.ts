import { brands } from './brands.ts';
import { filter, key, must } from './kinds.ts';
import type { Article, Tables } from './model.ts';
import { comma, lira } from './prices.ts';
import { said } from './said.ts';

type Size = [name: string, outside: number, length: number, bore: number, torque: number, most: number];

/** No standard: the sizes of jaw couplings that the trade has in common; torques of a spider of 98 Shore A. */
const sizes: Size[] = [
  ['19/24', 40, 66, 24, 17, 34],
  ['24/32', 55, 78, 32, 60, 120],
  ['28/38', 65, 90, 38, 160, 320],
  ['38/45', 80, 114, 45, 325, 650],
  ['42/55', 95, 126, 55, 450, 900],
  ['48/60', 105, 140, 60, 525, 1050],
];

const article = ([name, outside, length, bore, torque, most]: Size): Article => ({
  code: `YK ${name}`,
  name: `Yıldız Lastikli Kaplin ${name} 98 Shore A`,
  specs: {
    'dış-çap': comma(outside),
    boy: comma(length),
    'mil-çapı-aralığı': `en çok ${bore}`,
    moment: comma(torque),
    'en-yüksek-moment': comma(most),
    'yıldız-sertliği': '98 Shore A',
    'gövde-malzemesi': 'Dökme demir',
    'çalışma-sıcaklığı': '-30 ile +90 °C',
  },
  // It follows the volume: 28/38 of the first catalogue costs 2.350 lira.
  price: lira(600 + 0.0046 * outside ** 2 * length),
  ...(name === '28/38' && { first: '1746020260737' }),
  ...(outside > 90 && { leadTime: 6 }),
});

export const couplings: Tables = {
  kinds: [
    {
      id: 'elastik-kaplin',
      name: 'Elastik kaplin',
      attributes: [
        key('moment'),
        key('mil-çapı-aralığı'),
        key('dış-çap'),
        must('boy'),
        must('en-yüksek-moment'),
        filter('yıldız-sertliği'),
        filter('çalışma-sıcaklığı'),
        filter('gövde-malzemesi'),
      ],
    },
  ],
  families: [
    {
      id: 'yıldız-lastikli-kaplin',
      name: 'Yıldız lastikli kaplin, 98 Shore A',
      category: 'rulmanlar-ve-güç-aktarım',
      kind: 'elastik-kaplin',
      brand: brands.transmission,
      columns: ['moment', 'en-yüksek-moment', 'mil-çapı-aralığı', 'dış-çap', 'boy'],
      standards: [],
      typical:
        'Bu kaplinlerin normu yoktur: ölçüler ve momentler ticarette ortak olan büyüklüklerdir; fiyat hacimden hesaplanmıştır.',
      drawing: 'drawings/kaplin.svg',
      unit: 'PIECE',
      describe: said((m, { code }) => [
        `İki dökme demir göbek ve arasındaki poliüretan yıldız lastikten oluşan elastik kaplin, büyüklük ${code.slice(3)}.`,
        `Dış çap ${m('dış-çap')} mm, toplam boy ${m('boy')} mm; delik çapı ${m('mil-çapı-aralığı')} mm.`,
        `Anma momenti ${m('moment')} Nm, en yüksek moment ${m('en-yüksek-moment')} Nm, çalışma sıcaklığı -30 ile +90 °C arasındadır.`,
      ]),
      articles: sizes.map(article),
    },
  ],
};
