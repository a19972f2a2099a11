import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { kilograms, lira, ringVolume } from '../model/numbers.ts';
import { number, readTables } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';

/** A row of EN 1092-1, in millimetres: C2 is the thickness of type 11, H2 its height, A the pipe. */
export interface FlangeRow {
  dn: number;
  D: number;
  K: number;
  hole: number;
  holes: number;
  bolt: number;
  C2: number;
  A: number;
  H2: number;
}

/** Up to DN40, EN 1092-1 gives PN16 the measures of PN40. */
const rowsOf = readTables(
  'flanges.csv',
  'Basınç sınıfı',
  number('DN'),
  number('Dış çap D (mm)'),
  number('Delik dairesi K (mm)'),
  number('Delik çapı (mm)'),
  number('Delik sayısı'),
  number('Cıvata (M)'),
  number('Kalınlık C2 (mm)'),
  number('Boru A (mm)'),
  number('Yükseklik H2 (mm)'),
);
const flangesOf = (pressure: 'PN16' | 'PN40') =>
  rowsOf(pressure).map(([dn, D, K, hole, holes, bolt, C2, A, H2]): FlangeRow => ({
    dn,
    D,
    K,
    hole,
    holes,
    bolt,
    C2,
    A,
    H2,
  }));

export const flangeRows = { PN16: flangesOf('PN16'), PN40: flangesOf('PN40') };

/** The blind flange of PN16 is as thick as that with a neck from DN50 on. */
const blindRows = flangeRows.PN16.filter(({ dn }) => dn >= 50);

function flange(pressure: 'PN16' | 'PN40', type: '11' | '05', one: FlangeRow): Article {
  const isNeck = type === '11';
  const mass = kilograms(ringVolume(isNeck ? one.A : 0, one.D, one.C2) * (isNeck ? 1.15 : 1));
  return {
    code: `FLN-${type}-DN${one.dn}-${pressure}`,
    name: `${isNeck ? 'Kaynak Boyunlu' : 'Kör'} Flanş DN${one.dn} ${pressure} EN 1092-1 Tip ${type}`,
    specs: specsOf({
      'anma-çapı': `DN${one.dn}`,
      'basınç-sınıfı': pressure,
      'flanş-tipi': isNeck ? 'Kaynak boyunlu (Tip 11)' : 'Kör (Tip 05)',
      'dış-çap': one.D,
      'delik-dairesi-çapı': one.K,
      'delik-sayısı': one.holes,
      'delik-çapı': one.hole,
      'bağlantı-cıvatası': `M${one.bolt}`,
      kalınlık: one.C2,
      'boru-dış-çapı': isNeck ? one.A : null,
      yükseklik: isNeck ? one.H2 : null,
      malzeme: 'P250GH (1.0460)',
    }),
    price: lira(mass * 290 + 120),
    leadTime: pressure === 'PN40' && one.dn >= 100 ? 7 : undefined,
  };
}

const common = {
  category: 'bağlantı-elemanları',
  kind: 'flanş',
  brand: brands.fluids,
  columns: ['anma-çapı', 'dış-çap', 'delik-dairesi-çapı', 'delik-sayısı', 'kalınlık'],
  drawing: 'drawings/flans.svg',
  unit: 'PIECE',
  typical:
    'Price 290 lira a kilogram and 120 for the piece; the mass is that of the plate, with 15 per cent for the neck of type 11.',
} satisfies Partial<FamilyTable>;

const neck = prose(
  'EN 1092-1 Tip 11 kaynak boyunlu çelik flanş; {anma-çapı} {basınç-sınıfı}, boru dış çapı {boru-dış-çapı} mm.',
  'Dış çap {dış-çap} mm, delik dairesi {delik-dairesi-çapı} mm, {bağlantı-cıvatası} cıvata için {delik-çapı} mm',
  'çapında {delik-sayısı} delik, kalınlık {kalınlık} mm, yükseklik {yükseklik} mm.',
  'Malzemesi P250GH (1.0460), yüzeyi B1 biçimindedir; EN 10204 3.1 belgesiyle verilebilir.',
);

export const flanges: Tables = {
  families: [
    {
      ...common,
      id: 'kaynak-boyunlu-flanş-pn16',
      name: 'Kaynak boyunlu flanş PN16, EN 1092-1 Tip 11',
      standards: ['EN 1092-1 Tip 11'],
      describe: phrase(neck),
      articles: flangeRows.PN16.map((one) =>
        one.dn === 80
          ? { ...flange('PN16', '11', one), first: '1765983089619', price: 1150, featured: true }
          : flange('PN16', '11', one),
      ),
    },
    {
      ...common,
      id: 'kaynak-boyunlu-flanş-pn40',
      name: 'Kaynak boyunlu flanş PN40, EN 1092-1 Tip 11',
      standards: ['EN 1092-1 Tip 11'],
      describe: phrase(neck),
      articles: flangeRows.PN40.map((one) => flange('PN40', '11', one)),
    },
    {
      ...common,
      id: 'kör-flanş-pn16',
      name: 'Kör flanş PN16, EN 1092-1 Tip 05',
      standards: ['EN 1092-1 Tip 05'],
      describe: phrase(
        'Boru hattının ucunu kapatan EN 1092-1 Tip 05 kör çelik flanş; {anma-çapı} {basınç-sınıfı}.',
        'Dış çap {dış-çap} mm, delik dairesi {delik-dairesi-çapı} mm, {bağlantı-cıvatası} cıvata için {delik-çapı} mm',
        'çapında {delik-sayısı} delik, kalınlık {kalınlık} mm. Malzemesi P250GH (1.0460), yüzeyi B1 biçimindedir.',
      ),
      drawing: 'drawings/kor-flans.svg',
      solid: 'flange',
      articles: blindRows.map((one) => flange('PN16', '05', one)),
    },
  ],
};
