import { brands } from '../model/brands.ts';
import { fluidAttributes, fluidKinds } from '../model/fluidKinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { number, readTable, text } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

/** ISO 15552: bore, rod, thread of the rod end, port, and the body's length at a stroke of nothing. */
export const pneumaticRows = readTable(
  'pneumaticCylinders.csv',
  number('Piston (mm)'),
  number('Mil (mm)'),
  text('Mil ucu dişi'),
  text('Bağlantı'),
  number('Gövde boyu (mm)'),
);

/** ISO 6020-2 at 160 bar: bore, rod, thread of the rod end, port and stroke. */
export const hydraulicRows = readTable(
  'hydraulicCylinders.csv',
  number('Piston (mm)'),
  number('Mil (mm)'),
  text('Mil ucu dişi'),
  text('Bağlantı'),
  number('Strok (mm)'),
);

/** The force in newtons of a pressure in bar on a ring; without an inner diameter, on a disc. */
export const forceOf = (bar: number, outer: number, inner = 0) =>
  (bar / 10) * (Math.PI / 4) * (outer ** 2 - inner ** 2);

/** Rounds to tens, and writes thousands with the point of Turkish. */
const newtons = (force: number) => `yaklaşık ${countText(Math.round(force / 10) * 10)}`;
const kilonewtons = (force: number) => `yaklaşık ${countText(Math.round(force / 500) / 2)} kN`;

const strokes = [100, 200];

const pneumatic = pneumaticRows.flatMap(([bore, rod, thread, port, body]) =>
  strokes.map((stroke): Article => {
    const isFirst = bore === 50 && stroke === 100;
    return {
      code: `PSL-15552-${bore}x${stroke}`,
      name: `Pnömatik Silindir ISO 15552 Ø${bore}x${stroke}`,
      specs: specsOf({
        'silindir-tipi': 'Pnömatik',
        'piston-çapı': bore,
        'mil-çapı': rod,
        strok: stroke,
        'mil-ucu-dişi': thread,
        bağlantı: port,
        'gövde-boyu': body + stroke,
        'itme-kuvveti': newtons(forceOf(6, bore)),
        'çekme-kuvveti': newtons(forceOf(6, bore, rod)),
        'en-yüksek-basınç': 10,
        etki: 'Çift etkili',
        'mıknatıslı-piston': 'yes',
        'ayarlı-yastıklama': 'yes',
      }),
      price: isFirst ? 2150 : lira(620 + bore * 24 + stroke * bore * 0.064),
      first: isFirst ? '1754566259893' : undefined,
      featured: isFirst,
      leadTime: bore >= 80 && stroke === 200 ? 4 : undefined,
    };
  }),
);

const hydraulic = hydraulicRows.map(([bore, rod, thread, port, stroke]): Article => {
  const isFirst = bore === 50;
  return {
    code: `HSL-6020-${bore}/${rod}-${stroke}`,
    name: `Hidrolik Silindir Ø${bore}/${rod}-${stroke} 160 bar Çekme Çubuklu`,
    specs: specsOf({
      'silindir-tipi': 'Hidrolik',
      'piston-çapı': bore,
      'mil-çapı': rod,
      strok: stroke,
      'mil-ucu-dişi': thread,
      bağlantı: port,
      'itme-kuvveti': kilonewtons(forceOf(160, bore)),
      'çekme-kuvveti': kilonewtons(forceOf(160, bore, rod)),
      'çalışma-basıncı': '160 bar’a kadar',
      'çalışma-sıcaklığı': '-20 ile +80 °C',
      etki: 'Çift etkili',
      montaj: 'MP1',
    }),
    price: isFirst ? null : lira(3800 + bore * bore * 1.1 + stroke * bore * 0.12),
    first: isFirst ? '1785160898058' : undefined,
    leadTime: 20,
  };
});

const common = {
  category: 'hidrolik-ve-pnömatik',
  kind: 'silindir',
  brand: brands.fluids,
  columns: ['piston-çapı', 'strok', 'mil-çapı', 'mil-ucu-dişi', 'bağlantı', 'itme-kuvveti'],
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const cylinders: Tables = {
  attributes: fluidAttributes,
  kinds: fluidKinds,
  families: [
    {
      ...common,
      id: 'pnömatik-silindir-iso-15552',
      name: 'Pnömatik silindir ISO 15552, manyetik, yastıklamalı',
      standards: ['ISO 15552'],
      typical: prose(
        'Forces are those of 6 bar on piston and ring, without friction.',
        'Price from bore and stroke, so that 50x100 costs about what it did in the first catalogue.',
      ),
      drawing: 'drawings/silindir-iso15552.svg',
      describe: phrase(
        'ISO 15552 ölçülerinde, çift etkili, mıknatıslı pistonlu, iki uçta ayarlı yastıklamalı pnömatik silindir.',
        'Piston çapı {piston-çapı} mm, strok {strok} mm, mil çapı {mil-çapı} mm;',
        'mil ucu dişi {mil-ucu-dişi}, hava bağlantısı {bağlantı}.',
        '6 bar’da itme kuvveti {itme-kuvveti} N, çekme kuvveti {çekme-kuvveti} N’dir; en yüksek basınç 10 bar’dır.',
      ),
      articles: pneumatic,
    },
    {
      ...common,
      id: 'hidrolik-silindir-iso-6020-2',
      name: 'Hidrolik silindir ISO 6020-2, çekme çubuklu, 160 bar',
      standards: ['ISO 6020-2'],
      typical:
        'Forces are those of 160 bar on piston and ring, without friction. Price from the bore’s area and the stroke.',
      drawing: 'drawings/silindir.svg',
      describe: phrase(
        'ISO 6020-2 ölçülerinde, çekme çubuklu, çift etkili hidrolik silindir.',
        'Piston çapı {piston-çapı} mm, mil çapı {mil-çapı} mm, strok {strok} mm;',
        'mil ucu dişi {mil-ucu-dişi}, bağlantısı {bağlantı}.',
        '160 bar’da itme kuvveti {itme-kuvveti}, çekme kuvveti {çekme-kuvveti}.',
        'Bağlama biçimi MP1’dir (arkada çift kulak).',
      ),
      articles: hydraulic,
    },
  ],
};
