import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTable, readTables, text } from '../model/readTable.ts';
import { phrase, specsOf } from '../model/texts.ts';

/** Diameter and length, with the current that makers usually print on the packet. */
const electrodesOf = readTables(
  'electrodes.csv',
  'Örtü',
  number('Çap (mm)'),
  number('Boy (mm)'),
  text('Kaynak akımı (A)'),
);
export const electrodeRows = { RR: electrodesOf('RR'), B: electrodesOf('B') };

/** EN ISO 2560-A: 42 means at least 420 MPa of yield and 500 to 640 MPa of strength; 0 and 4 are 0 and -40 °C for 47 J. */
const classes = {
  RR: { name: 'E 42 0 RR 12', coat: 'Rutil (kalın örtülü)', impact: 0, code: 'RR' },
  B: { name: 'E 42 4 B 42 H5', coat: 'Bazik', impact: -40, code: 'B' },
} as const;

const electrodes = (type: 'RR' | 'B') =>
  electrodeRows[type].map(([d, length, current]): Article => {
    const { name, coat, impact, code } = classes[type];
    return {
      code: `ELK-${code}-${comma(d)}x${length}`,
      name: `Kaynak Elektrodu ${type === 'RR' ? 'Rutil' : 'Bazik'} ${name} Ø${comma(d)}x${length} mm`,
      specs: specsOf({
        çap: d,
        boy: length,
        'elektrot-sınıfı': name,
        'örtü-tipi': coat,
        'kaynak-akımı': current,
        'akma-dayanımı': 'en az 420',
        'çekme-dayanımı': '500–640',
        'darbe-deneyi-sıcaklığı': impact,
      }),
      price: lira((type === 'RR' ? 150 : 185) + 60 / d),
      leadTime: d === 5 ? 5 : undefined,
    };
  });

export const wireRows = readTable(
  'weldingWires.csv',
  number('Çap (mm)'),
  number('Makara ağırlığı (kg)'),
  text('Makara'),
);

const wires = wireRows.map(([d, mass, spool]): Article => ({
  code: `TEL-G3SI1-${comma(d)}-${mass}`,
  name: `Gazaltı Kaynak Teli G3Si1 Ø${comma(d)} mm ${mass} kg`,
  specs: specsOf({
    çap: d,
    'tel-sınıfı': 'G 42 4 M21 3Si1',
    'makara-ağırlığı': mass,
    makara: spool,
    yüzey: 'Bakır kaplı',
    'akma-dayanımı': 'en az 420',
    'çekme-dayanımı': '500–640',
    'darbe-deneyi-sıcaklığı': -40,
  }),
  price: lira(mass * (mass === 5 ? 108 : 92) + 40 / d),
}));

const common = {
  category: 'kaynak-ve-iş-güvenliği',
  brand: brands.safety,
} satisfies Partial<FamilyTable>;

const electrodeFamily = {
  ...common,
  kind: 'kaynak-elektrodu',
  columns: ['çap', 'boy', 'kaynak-akımı'],
  standards: ['EN ISO 2560-A'],
  drawing: 'drawings/elektrot.svg',
  unit: 'KILOGRAM',
  typical: 'Currents are those that makers usually print. Price of a kilogram, and more for the thin ones.',
} satisfies Partial<FamilyTable>;

export const welding: Tables = {
  families: [
    {
      ...electrodeFamily,
      id: 'rutil-elektrot',
      name: 'Rutil elektrot E 42 0 RR 12',
      describe: phrase(
        'Kalın rutil örtülü elektrot, {elektrot-sınıfı} (EN ISO 2560-A);',
        'çap {çap} mm, boy {boy} mm, kaynak akımı {kaynak-akımı} A.',
        'Kaynak metalinin akma dayanımı {akma-dayanımı} MPa, çekme dayanımı {çekme-dayanımı} MPa’dır.',
        'Kolay tutuşur, cürufu kendiliğinden kalkar; ince ve orta kalınlıkta alaşımsız çeliklerde kullanılır.',
        'Fiyat kilogram içindir.',
      ),
      articles: electrodes('RR'),
    },
    {
      ...electrodeFamily,
      id: 'bazik-elektrot',
      name: 'Bazik elektrot E 42 4 B 42 H5',
      describe: phrase(
        'Bazik örtülü, düşük hidrojenli elektrot, {elektrot-sınıfı} (EN ISO 2560-A);',
        'çap {çap} mm, boy {boy} mm, kaynak akımı {kaynak-akımı} A.',
        'Kaynak metalinin akma dayanımı {akma-dayanımı} MPa, çekme dayanımı {çekme-dayanımı} MPa’dır;',
        'darbe enerjisi -40 °C’de en az 47 J’dür.',
        'Basınçlı kap, çelik yapı ve kalın kesitlerde kullanılır, kullanmadan önce kurutulmalıdır.',
        'Fiyat kilogram içindir.',
      ),
      articles: electrodes('B'),
    },
    {
      ...common,
      kind: 'kaynak-teli',
      id: 'gazaltı-kaynak-teli-g3si1',
      name: 'Gazaltı kaynak teli G3Si1',
      columns: ['çap', 'makara-ağırlığı', 'makara'],
      standards: ['EN ISO 14341-A', 'EN ISO 544'],
      typical: 'Price of the spool from its mass: 92 lira a kilogram, 108 on the small one, and more for thin wire.',
      drawing: 'drawings/kaynak-teli.svg',
      unit: 'PIECE',
      describe: phrase(
        'Alaşımsız çelikler için bakır kaplı gazaltı (MAG) kaynak teli, {tel-sınıfı} (EN ISO 14341-A, SG2);',
        'çap {çap} mm, {makara-ağırlığı} kg {makara} makarada.',
        'M21 karışım gazla kaynak metalinin akma dayanımı {akma-dayanımı} MPa, çekme dayanımı {çekme-dayanımı} MPa’dır.',
        'Çelik konstrüksiyon, makine ve araç imalatında kullanılır.',
      ),
      articles: wires,
    },
  ],
};
