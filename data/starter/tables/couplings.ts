import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

type Size = [name: string, outside: number, length: number, bore: number, torque: number, most: number];

/** No standard: the sizes of jaw couplings that the trade has in common; torques of a spider of 98 Shore A. */
const sizes: Size[] = readTable(
  'couplings.csv',
  text('Ad'),
  number('Dış çap (mm)'),
  number('Boy (mm)'),
  number('En büyük delik (mm)'),
  number('Moment (Nm)'),
  number('En yüksek moment (Nm)'),
);

const article = ([name, outside, length, bore, torque, most]: Size): Article => ({
  code: `YK ${name}`,
  name: `Yıldız Lastikli Kaplin ${name} 98 Shore A`,
  specs: {
    'dış-çap': comma(outside),
    boy: comma(length),
    'mil-çapı-aralığı': `en çok ${bore}`,
    moment: comma(torque),
    'en-yüksek-moment': countText(most),
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
    kindOf(
      'elastik-kaplin',
      'Elastik kaplin',
      `moment!* mil-çapı-aralığı!* dış-çap!* boy!+ en-yüksek-moment!+ yıldız-sertliği çalışma-sıcaklığı
         gövde-malzemesi`,
      { drawing: 'coupling', letters: { D: 'dış-çap', L: 'boy' } },
    ),
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
        'No standard covers these couplings: sizes and torques are those that the trade has in common. Price from the volume.',
      drawing: 'drawings/kaplin.svg',
      unit: 'PIECE',
      describe: phrase(
        ({ code }) =>
          `İki dökme demir göbek ve arasındaki poliüretan yıldız lastikten oluşan elastik kaplin, büyüklük ${code.slice(3)}.`,
        'Dış çap {dış-çap} mm, toplam boy {boy} mm; delik çapı {mil-çapı-aralığı} mm.',
        'Anma momenti {moment} Nm, en yüksek moment {en-yüksek-moment} Nm, çalışma sıcaklığı -30 ile +90 °C arasındadır.',
      ),
      articles: sizes.map(article),
    },
  ],
};
