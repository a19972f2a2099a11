import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

/** DIN 3760: shaft, bore of the housing and width in mm. */
const sizes = readTable('seals.csv', number('Mil çapı (mm)'), number('Dış çap (mm)'), number('Genişlik (mm)'));

/** Shafts for which there is one with a dust lip, too. */
const dusty = new Set([25, 35, 50]);

const forms = { A: 'toz dudaksız', AS: 'toz dudaklı' } as const;
type Form = keyof typeof forms;

const article = (form: Form, [shaft, outside, width]: (typeof sizes)[number]): Article => ({
  code: `YKE ${form} ${shaft}x${outside}x${width}`,
  name: `Yağ Keçesi ${form} ${shaft}x${outside}x${width} NBR`,
  specs: {
    'mil-çapı': comma(shaft),
    'dış-çap': comma(outside),
    genişlik: comma(width),
    'keçe-tipi': form,
    'sızdırmazlık-malzemesi': 'NBR',
    'çalışma-sıcaklığı': '-30 ile +100 °C',
    'en-yüksek-basınç': '0,5',
  },
  // It follows the area that is stamped out of the sheet; the dust lip costs a sixth more.
  price: lira((28 + 0.0165 * outside ** 2) * (form === 'AS' ? 7 / 6 : 1)),
});

const describe = phrase(
  ({ specs }) => `DIN 3760 {keçe-tipi} tipi (${forms[specs['keçe-tipi'] as Form]}) radyal mil keçesi;`,
  'mil çapı {mil-çapı} mm, yuva çapı {dış-çap} mm, genişlik {genişlik} mm.',
  'Dış yüzeyi ve dudağı NBR kauçuktur, dudağı çelik yay mile bastırır; mineral yağ ve greste -30 ile +100 °C arasında çalışır.',
  'Dudak yağlanarak, dişli ve kamalı mil uçlarında kovanla takılmalıdır.',
);

const family: FamilyTable = {
  id: 'yağ-keçesi-nbr',
  name: 'Yağ keçesi, NBR, tip A ve AS',
  category: 'rulmanlar-ve-güç-aktarım',
  kind: 'yağ-keçesi',
  brand: brands.bearings,
  columns: ['mil-çapı', 'dış-çap', 'genişlik', 'keçe-tipi'],
  standards: ['DIN 3760', 'ISO 6194-1'],
  typical: 'Price from the outside diameter, squared.',
  drawing: 'drawings/yag-kecesi.svg',
  unit: 'PIECE',
  describe,
  articles: [
    ...sizes.map((size) => article('A', size)),
    ...sizes.filter(([shaft]) => dusty.has(shaft)).map((size) => article('AS', size)),
  ],
};

export const seals: Tables = {
  attributes: [{ id: 'keçe-tipi', name: 'Keçe tipi', kind: 'OPTION' }],
  kinds: [
    kindOf(
      'yağ-keçesi',
      'Yağ keçesi',
      `mil-çapı!* dış-çap!* genişlik!* keçe-tipi!+ sızdırmazlık-malzemesi çalışma-sıcaklığı
         en-yüksek-basınç-`,
      { drawing: 'oil-seal', letters: { d: 'mil-çapı', D: 'dış-çap', b: 'genişlik' } },
    ),
  ],
  families: [family],
};
