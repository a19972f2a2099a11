import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira, weightOf } from '../model/numbers.ts';
import { number, numbers, readTable, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

type Profile = { name: string; distance: number; edge: number; grooves: number; diameters: number[] };

/** ISO 4183: the distance e of the grooves and f to the edge in mm; the datum diameters are of the series R 20. */
const profiles: Profile[] = readTable(
  'pulleys.csv',
  text('Kesit'),
  number('Kanal arası e (mm)'),
  number('Kenar f (mm)'),
  number('Kanal sayısı'),
  numbers('Etkin çaplar (mm)'),
).map(([name, distance, edge, grooves, diameters]) => ({ name, distance, edge, grooves, diameters }));

/** ISO 4183: (n - 1) e + 2 f. */
export const pulleyWidth = ({ distance, edge, grooves }: Profile) => (grooves - 1) * distance + 2 * edge;

function article(profile: Profile, diameter: number): Article {
  const { name, grooves } = profile;
  const isFirst = name === 'SPB' && diameter === 200;
  // Spokes and grooves leave some 0,45 of the cylinder.
  const weight = weightOf(diameter, 0, pulleyWidth(profile), 0.45);
  return {
    code: `${name} ${diameter}-${grooves}`,
    name: `V Kayış Kasnağı ${name} ${diameter}-${grooves} Ön Delikli`,
    specs: {
      kesit: name,
      'etkin-çap': comma(diameter),
      'kanal-sayısı': String(grooves),
      genişlik: comma(pulleyWidth(profile)),
      malzeme: 'Dökme demir',
      'malzeme-kalitesi': 'EN-GJL-250',
      'göbek-deliği': isFirst ? 'Konik burçlu' : 'Ön delikli',
    },
    // Cast, turned and balanced: 350 lira and 330 a kilogram.
    price: lira(350 + 330 * weight),
    ...(isFirst && { first: '1752750187187' }),
    ...(diameter > 200 && { leadTime: 7 }),
  };
}

const describe = phrase(
  '{kesit} kesitli {kanal-sayısı} kayış için dökme demir (EN-GJL-250) kasnak; etkin çap {etkin-çap} mm, kasnak genişliği {genişlik} mm.',
  'Kanal ölçüleri ISO 4183’e uygundur. Ön delikli ve balanslıdır; son delik ve kama kanalı siparişe göre işlenir.',
);

const family: FamilyTable = {
  id: 'v-kayış-kasnağı',
  name: 'V kayış kasnağı, SPZ SPA SPB',
  category: 'rulmanlar-ve-güç-aktarım',
  kind: 'v-kayış-kasnağı',
  brand: brands.transmission,
  columns: ['kesit', 'etkin-çap', 'kanal-sayısı', 'genişlik', 'göbek-deliği'],
  standards: ['ISO 4183'],
  typical: 'Price from the weight of the cylinder that surrounds the pulley.',
  drawing: 'drawings/kayis-kasnagi.svg',
  unit: 'PIECE',
  describe,
  articles: profiles.flatMap((profile) => profile.diameters.map((diameter) => article(profile, diameter))),
};

export const pulleys: Tables = {
  attributes: [{ id: 'göbek-deliği', name: 'Göbek deliği', kind: 'OPTION' }],
  kinds: [
    kindOf(
      'v-kayış-kasnağı',
      'V kayış kasnağı',
      `kesit!* etkin-çap!* kanal-sayısı!* genişlik!+ göbek-deliği konik-burç mil-çapı-aralığı malzeme-
         malzeme-kalitesi-`,
      { drawing: 'pulley', letters: { dp: 'etkin-çap', B: 'genişlik', z: 'kanal-sayısı' } },
    ),
  ],
  families: [family],
};
