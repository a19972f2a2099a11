import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira, weightOf } from '../model/numbers.ts';
import { number, readTable, readTables, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

type Taper = [name: string, bore: number, outside: number, whole: number, inner: number, outer: number];

const seriesOf = readTables(
  'taperBearings.csv',
  'Seri',
  text('Ad'),
  number('Delik (mm)'),
  number('Dış çap (mm)'),
  number('Toplam genişlik (mm)'),
  number('İç bilezik (mm)'),
  number('Dış bilezik (mm)'),
);

/** ISO 355 and DIN 720, series 302: d, D, the width T of the whole, B of the inner and C of the outer ring in mm. */
const series302: Taper[] = seriesOf('302');

/** ISO 355 and DIN 720, series 320; the X says that the measures are those of ISO 355. */
const series320: Taper[] = seriesOf('320');

/** ISO 15, dimension series 22: d, D and B in mm. */
const series222 = readTable(
  'sphericalBearings.csv',
  text('Ad'),
  number('Delik (mm)'),
  number('Dış çap (mm)'),
  number('Genişlik (mm)'),
);

const firsts: Record<string, string> = {
  '30206': '1779884591038',
  '32008 X': '1786719064658',
  '22210 EK': '1788525815263',
};
const firstOf = (code: string) => (firsts[code] ? { first: firsts[code] } : {});

function taper([code, bore, outside, whole, inner, outer]: Taper): Article {
  // Rollers and cage fill less than the rings: 0,74 of the ring that surrounds all.
  const weight = weightOf(outside, bore, whole, 0.74);
  return {
    code,
    name: `Konik Makaralı Rulman ${code}`,
    specs: {
      'iç-çap': comma(bore),
      'dış-çap': comma(outside),
      genişlik: comma(whole),
      'iç-bilezik-genişliği': comma(inner),
      'dış-bilezik-genişliği': comma(outer),
      'rulman-tipi': 'Konik makaralı',
    },
    weight: comma(weight),
    // A fixed part and 1.600 lira a kilogram, as 30206 and 32008 X of the first catalogue cost.
    price: lira(180 + 1600 * weight),
    ...firstOf(code),
  };
}

const describeTaper = phrase(
  'Tek sıralı konik makaralı rulman; iç çap {iç-çap} mm, dış çap {dış-çap} mm, toplam genişlik (T) {genişlik} mm.',
  'İç bilezik {iç-bilezik-genişliği} mm, dış bilezik {dış-bilezik-genişliği} mm genişliktedir; ölçüleri ISO 355’e uygundur.',
  'Radyal ve tek yönlü eksenel yükü birlikte taşır; çift olarak, boşluğu ayarlanarak takılır.',
);

function spherical([name, bore, outside, width]: (typeof series222)[number]): Article {
  const code = `${name} EK`;
  const weight = weightOf(outside, bore, width, 0.76);
  return {
    code,
    name: `Oynak Makaralı Rulman ${code} Konik Delikli`,
    specs: {
      'iç-çap': comma(bore),
      'dış-çap': comma(outside),
      genişlik: comma(width),
      'delik-konikliği': '1:12',
      'rulman-tipi': 'Oynak makaralı, çift sıralı',
    },
    weight: comma(weight),
    // A fixed part and 3.500 lira a kilogram, near what 22210 EK of the first catalogue costs.
    price: lira(900 + 3500 * weight),
    ...(bore > 45 && { leadTime: 10 }),
    ...firstOf(code),
  };
}

const describeSpherical = phrase(
  'Çift sıralı oynak makaralı rulman; delik 1:12 konik, anma iç çapı {iç-çap} mm, dış çap {dış-çap} mm, genişlik {genişlik} mm.',
  'Mile germe manşonuyla bağlanır; milin eğilmesini ve yatakların küçük eksen kaçıklığını karşılar.',
  'Elek, konveyör tamburu ve fanlarda kullanılır.',
);

const common = { category: 'rulmanlar-ve-güç-aktarım', brand: brands.bearings, unit: 'PIECE' as const };
const typical = 'Weight from the volume of the ring that surrounds the bearing, price from the weight.';

const taperFamily = (id: string, series: string, sizes: Taper[]): FamilyTable => ({
  ...common,
  id,
  name: `Konik makaralı rulman, ${series} serisi`,
  kind: 'konik-makaralı-rulman',
  columns: ['iç-çap', 'dış-çap', 'genişlik', 'iç-bilezik-genişliği', 'dış-bilezik-genişliği'],
  standards: ['ISO 355', 'DIN 720'],
  typical,
  drawing: 'drawings/konik-rulman.svg',
  describe: describeTaper,
  articles: sizes.map(taper),
});

export const rollerBearings: Tables = {
  attributes: [
    { id: 'iç-bilezik-genişliği', name: 'İç bilezik genişliği', kind: 'NUMBER', unit: 'mm' },
    { id: 'dış-bilezik-genişliği', name: 'Dış bilezik genişliği', kind: 'NUMBER', unit: 'mm' },
  ],
  kinds: [
    kindOf(
      'konik-makaralı-rulman',
      'Konik makaralı rulman',
      `iç-çap!* dış-çap!* genişlik!* iç-bilezik-genişliği!+ dış-bilezik-genişliği!+ rulman-tipi- ağırlık-`,
      {
        drawing: 'taper-bearing',
        letters: { d: 'iç-çap', D: 'dış-çap', T: 'genişlik', B: 'iç-bilezik-genişliği', C: 'dış-bilezik-genişliği' },
      },
    ),
    kindOf(
      'oynak-makaralı-rulman',
      'Oynak makaralı rulman',
      'iç-çap!* dış-çap!* genişlik!* delik-konikliği!+ ağırlık mil-çapı- rulman-tipi-',
      { drawing: 'spherical-bearing', letters: { d: 'iç-çap', D: 'dış-çap', B: 'genişlik' } },
    ),
  ],
  families: [
    taperFamily('metrik-konik-makaralı-rulman', '302', series302),
    taperFamily('konik-makaralı-rulman-320-serisi', '320', series320),
    {
      ...common,
      id: 'oynak-makaralı-rulman-222-serisi',
      name: 'Oynak makaralı rulman, 222 serisi, konik delikli',
      kind: 'oynak-makaralı-rulman',
      columns: ['iç-çap', 'dış-çap', 'genişlik'],
      standards: ['ISO 15'],
      typical,
      drawing: 'drawings/oynak-makarali-rulman.svg',
      describe: describeSpherical,
      articles: series222.map(spherical),
    },
  ],
};
