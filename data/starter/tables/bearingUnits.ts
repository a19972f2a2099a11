import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

type Pillow = [size: string, shaft: number, height: number, length: number, holes: number, foot: number, bolt: string];

/** ISO 3228, series 2: shaft, height of the axis H, length L, distance of the holes J, width of the foot A, bolt. */
const pillows: Pillow[] = readTable(
  'pillowBlocks.csv',
  text('Ad'),
  number('Mil çapı (mm)'),
  number('Eksen yüksekliği H (mm)'),
  number('Uzunluk L (mm)'),
  number('Delik arası J (mm)'),
  number('Ayak genişliği A (mm)'),
  text('Cıvata'),
);

/** ISO 3228, series 2: shaft, side of the square flange L, distance of the holes J, bolt. */
const flanged = readTable(
  'flangedUnits.csv',
  text('Ad'),
  number('Mil çapı (mm)'),
  number('Flanş kenarı L (mm)'),
  number('Delik arası J (mm)'),
  text('Cıvata'),
);

const material = { 'gövde-malzemesi': 'Dökme demir', 'yeniden-yağlanabilir': 'yes' };
/** The price rises with the shaft as UCP 205 of the first catalogue costs 645 lira. */
const priceOf = (shaft: number, part: number) => lira(part * (100 + 0.87 * shaft ** 2));

const pillow = ([size, shaft, height, length, holes, foot, bolt]: Pillow): Article => ({
  code: `UCP ${size}`,
  name: `Ayaklı Yataklı Rulman UCP ${size}`,
  specs: {
    'mil-çapı': comma(shaft),
    'mil-ekseni-yüksekliği': comma(height),
    'toplam-uzunluk': comma(length),
    'delikler-arası': comma(holes),
    'ayak-genişliği': comma(foot),
    'bağlantı-cıvatası': bolt,
    ...material,
  },
  price: priceOf(shaft, 1),
  ...(size === '205' && { first: '1744015355842' }),
});

const flange = ([size, shaft, side, holes, bolt]: (typeof flanged)[number]): Article => ({
  code: `UCF ${size}`,
  name: `Kare Flanşlı Yataklı Rulman UCF ${size}`,
  specs: {
    'mil-çapı': comma(shaft),
    'flanş-kenarı': comma(side),
    'delikler-arası': comma(holes),
    'delik-sayısı': '4',
    'bağlantı-cıvatası': bolt,
    ...material,
  },
  price: priceOf(shaft, 1.1),
});

const end = 'Rulman, iç bilezikteki iki setskurla mile sabitlenir ve gresörlüğünden yeniden yağlanabilir.';
const common = {
  category: 'rulmanlar-ve-güç-aktarım',
  brand: brands.bearings,
  unit: 'PIECE' as const,
  standards: ['ISO 3228'],
};
const typical = 'Price from the shaft. Load ratings and weight differ from maker to maker, so that there are none.';

export const bearingUnits: Tables = {
  attributes: [
    { id: 'toplam-uzunluk', name: 'Toplam uzunluk', kind: 'NUMBER', unit: 'mm' },
    { id: 'ayak-genişliği', name: 'Ayak genişliği', kind: 'NUMBER', unit: 'mm' },
    { id: 'flanş-kenarı', name: 'Flanş kenarı', kind: 'NUMBER', unit: 'mm' },
  ],
  kinds: [
    kindOf(
      'ayaklı-yatak',
      'Ayaklı yataklı rulman',
      `mil-çapı!* mil-ekseni-yüksekliği!* delikler-arası!* bağlantı-cıvatası!+ toplam-uzunluk!+
         ayak-genişliği!+ gövde-malzemesi yeniden-yağlanabilir`,
      {
        drawing: 'pillow-block',
        letters: {
          d: 'mil-çapı',
          H: 'mil-ekseni-yüksekliği',
          L: 'toplam-uzunluk',
          J: 'delikler-arası',
          A: 'ayak-genişliği',
        },
      },
    ),
    kindOf(
      'flanşlı-yatak',
      'Flanşlı yataklı rulman',
      `mil-çapı!* delikler-arası!* flanş-kenarı!* bağlantı-cıvatası!+ delik-sayısı gövde-malzemesi
         yeniden-yağlanabilir`,
      {
        drawing: 'flanged-unit',
        letters: { d: 'mil-çapı', L: 'flanş-kenarı', J: 'delikler-arası', n: 'delik-sayısı' },
      },
    ),
  ],
  families: [
    {
      ...common,
      id: 'ayaklı-yataklı-rulman-ucp-2',
      name: 'Ayaklı yataklı rulman, UCP 2 serisi',
      kind: 'ayaklı-yatak',
      columns: ['mil-çapı', 'mil-ekseni-yüksekliği', 'toplam-uzunluk', 'delikler-arası', 'bağlantı-cıvatası'],
      typical,
      drawing: 'drawings/yatakli-rulman.svg',
      describe: phrase(
        '{mil-çapı} mm mil için ayaklı döküm yatak (dik yatak) ve içinde UC tipi rulman.',
        'Mil ekseninin tabandan yüksekliği {mil-ekseni-yüksekliği} mm, bağlantı delikleri arası {delikler-arası} mm,',
        `toplam uzunluk {toplam-uzunluk} mm; {bağlantı-cıvatası} cıvatayla bağlanır. ${end}`,
      ),
      articles: pillows.map(pillow),
    },
    {
      ...common,
      id: 'flanşlı-yataklı-rulman-ucf-2',
      name: 'Kare flanşlı yataklı rulman, UCF 2 serisi',
      kind: 'flanşlı-yatak',
      columns: ['mil-çapı', 'flanş-kenarı', 'delikler-arası', 'bağlantı-cıvatası'],
      typical,
      drawing: 'drawings/flansli-yatak.svg',
      describe: phrase(
        '{mil-çapı} mm mil için dört delikli kare flanşlı döküm yatak ve içinde UC tipi rulman.',
        `Flanş kenarı {flanş-kenarı} mm, bağlantı delikleri arası {delikler-arası} mm; {bağlantı-cıvatası} cıvatayla bağlanır. ${end}`,
      ),
      articles: flanged.map(flange),
    },
  ],
};
