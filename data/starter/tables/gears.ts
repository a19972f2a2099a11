import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira, weightOf } from '../model/numbers.ts';
import { number, numbers, readTable } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

/** DIN 780: modules of the first choice; the teeth are 10 modules wide, and 15 mm at module 1, as is usual. */
const modules: { module: number; teeth: number[] }[] = readTable(
  'gears.csv',
  number('Modül'),
  numbers('Diş sayıları'),
).map(([module, teeth]) => ({ module, teeth }));

const widthOf = (module: number) => (module === 1 ? 15 : 10 * module);

function article(module: number, count: number): Article {
  const circle = module * count;
  const weight = weightOf(circle, 0, widthOf(module));
  return {
    code: `DD-M${comma(module)}-${count}`,
    name: `Düz Dişli Modül ${comma(module)} Z${count} C45`,
    specs: {
      modül: comma(module),
      'diş-sayısı': String(count),
      // DIN 867: the pitch circle is m z, and a tooth is one module higher.
      'bölüm-dairesi-çapı': comma(circle),
      'diş-üstü-çapı': comma(circle + 2 * module),
      'diş-genişliği': comma(widthOf(module)),
      'kavrama-açısı': '20°',
      malzeme: 'C45 (1.0503)',
    },
    weight: comma(weight),
    // Milled teeth: 400 lira and 420 a kilogram, as module 2 with 20 teeth costs 480.
    price: lira(400 + 420 * weight),
    ...(module === 2 && count === 20 && { first: '1751891625427' }),
    ...(module > 4 && { leadTime: 10 }),
  };
}

const describe = phrase(
  'Modülü {modül}, diş sayısı {diş-sayısı}, kavrama açısı 20° olan düz alın dişlisi.',
  'Bölüm dairesi çapı {bölüm-dairesi-çapı} mm, diş üstü çapı {diş-üstü-çapı} mm, ' +
    'diş genişliği {diş-genişliği} mm’dir; profili DIN 867’ye uygundur.',
  'Malzemesi C45 (1.0503) çeliktir; göbekli ve ön deliklidir, son delik ve kama kanalı siparişe göre işlenir.',
);

const family: FamilyTable = {
  id: 'düz-dişli-c45',
  name: 'Düz dişli, C45, 20°',
  category: 'rulmanlar-ve-güç-aktarım',
  kind: 'düz-dişli',
  brand: brands.transmission,
  columns: ['modül', 'diş-sayısı', 'bölüm-dairesi-çapı', 'diş-üstü-çapı', 'diş-genişliği'],
  standards: ['DIN 867', 'DIN 780-1'],
  typical: 'Weight of the disc without bore and hub, and price from it. The width of the teeth is usual in the trade.',
  drawing: 'drawings/disli.svg',
  unit: 'PIECE',
  describe,
  articles: modules.flatMap(({ module, teeth }) => teeth.map((count) => article(module, count))),
};

export const gears: Tables = {
  kinds: [
    kindOf(
      'düz-dişli',
      'Düz dişli',
      `modül!* diş-sayısı!* bölüm-dairesi-çapı!* diş-üstü-çapı!+ diş-genişliği!+ malzeme kavrama-açısı-
         ağırlık-`,
      {
        drawing: 'gear',
        letters: { m: 'modül', z: 'diş-sayısı', da: 'diş-üstü-çapı', b: 'diş-genişliği', d: 'bölüm-dairesi-çapı' },
      },
    ),
  ],
  families: [family],
};
