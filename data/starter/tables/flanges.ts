import { brands } from './brands.ts';
import type { Article, FamilyTable, Tables } from './model.ts';
import { kilograms, lira, ringVolume } from './numbers.ts';
import { phrase, prose, specsOf } from './texts.ts';

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

const row = (
  dn: number,
  D: number,
  K: number,
  hole: number,
  holes: number,
  bolt: number,
  C2: number,
  A: number,
  H2: number,
): FlangeRow => ({ dn, D, K, hole, holes, bolt, C2, A, H2 });

/** Up to DN40, EN 1092-1 gives PN16 the measures of PN40. */
const small = [
  row(15, 95, 65, 14, 4, 12, 16, 21.3, 38),
  row(20, 105, 75, 14, 4, 12, 18, 26.9, 40),
  row(25, 115, 85, 14, 4, 12, 18, 33.7, 40),
  row(32, 140, 100, 18, 4, 16, 18, 42.4, 42),
  row(40, 150, 110, 18, 4, 16, 18, 48.3, 45),
];

export const flangeRows: Record<'PN16' | 'PN40', FlangeRow[]> = {
  PN16: [
    ...small,
    row(50, 165, 125, 18, 4, 16, 18, 60.3, 45),
    row(65, 185, 145, 18, 8, 16, 18, 76.1, 45),
    row(80, 200, 160, 18, 8, 16, 20, 88.9, 50),
    row(100, 220, 180, 18, 8, 16, 20, 114.3, 52),
    row(125, 250, 210, 18, 8, 16, 22, 139.7, 55),
    row(150, 285, 240, 22, 8, 20, 22, 168.3, 55),
  ],
  PN40: [
    ...small,
    row(50, 165, 125, 18, 4, 16, 20, 60.3, 48),
    row(65, 185, 145, 18, 8, 16, 22, 76.1, 52),
    row(80, 200, 160, 18, 8, 16, 24, 88.9, 58),
    row(100, 235, 190, 22, 8, 20, 24, 114.3, 65),
    row(125, 270, 220, 26, 8, 24, 26, 139.7, 68),
    row(150, 300, 250, 26, 8, 24, 28, 168.3, 75),
  ],
};

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
