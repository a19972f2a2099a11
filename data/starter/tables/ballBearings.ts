import { brands } from './brands.ts';
import { kindOf } from './kinds.ts';
import type { Article, FamilyTable, Tables } from './model.ts';
import { comma, lira, weightOf } from './numbers.ts';
import { phrase } from './texts.ts';

type Size = [name: string, bore: number, outside: number, width: number, dynamic: number, rest: number];

/** ISO 15, dimension series 10: bore, outside diameter and width in mm; then the load ratings C and C0 in kN. */
const series60: Size[] = [
  ['6000', 10, 26, 8, 4.55, 1.97],
  ['6001', 12, 28, 8, 5.1, 2.37],
  ['6002', 15, 32, 9, 5.6, 2.83],
  ['6003', 17, 35, 10, 6, 3.25],
  ['6004', 20, 42, 12, 9.4, 5],
  ['6005', 25, 47, 12, 10.1, 5.85],
  ['6006', 30, 55, 13, 13.2, 8.3],
  ['6007', 35, 62, 14, 16, 10.3],
  ['6008', 40, 68, 15, 16.8, 11.5],
];

/** ISO 15, dimension series 02. */
const series62: Size[] = [
  ['6200', 10, 30, 9, 5.1, 2.39],
  ['6201', 12, 32, 10, 6.8, 3.05],
  ['6202', 15, 35, 11, 7.65, 3.75],
  ['6203', 17, 40, 12, 9.55, 4.8],
  ['6204', 20, 47, 14, 12.8, 6.6],
  ['6205', 25, 52, 15, 14, 7.85],
  ['6206', 30, 62, 16, 19.5, 11.3],
  ['6207', 35, 72, 17, 25.7, 15.3],
  ['6208', 40, 80, 18, 29.1, 17.9],
  ['6209', 45, 85, 19, 31.5, 20.4],
  ['6210', 50, 90, 20, 35, 23.2],
];

/** ISO 15, dimension series 03. */
const series63: Size[] = [
  ['6300', 10, 35, 11, 8.1, 3.45],
  ['6301', 12, 37, 12, 9.7, 4.2],
  ['6302', 15, 42, 13, 11.4, 5.45],
  ['6303', 17, 47, 14, 13.6, 6.65],
  ['6304', 20, 52, 15, 15.9, 7.9],
  ['6305', 25, 62, 17, 20.6, 11.2],
  ['6306', 30, 72, 19, 26.7, 15],
  ['6307', 35, 80, 21, 33.5, 19.2],
  ['6308', 40, 90, 23, 40.5, 24],
  ['6309', 45, 100, 25, 53, 32],
  ['6310', 50, 110, 27, 62, 38.5],
];

const covers = {
  '2RS': {
    kapak: '2RS, temaslı NBR',
    text: 'İki yanı temaslı NBR kapaklıdır, fabrikada gresle doldurulmuştur ve yeniden yağlama istemez.',
  },
  ZZ: {
    kapak: 'ZZ, çelik sac',
    text: 'İki yanı çelik sac kapaklıdır; kapak mile değmediği için yüksek devirde az ısınır, suya karşı korumaz.',
  },
} as const;
type Cover = keyof typeof covers;

/** Those of the first catalogue, with the clearance of the second. */
const firsts: Record<string, { first: string; clearance?: string }> = {
  '6204-2RS': { first: '1738669741160' },
  '6205-ZZ C3': { first: '1765369210047', clearance: 'C3' },
};

function article([name, bore, outside, width, dynamic, rest]: Size, cover: Cover, clearance?: string): Article {
  const code = `${name}-${cover}${clearance ? ` ${clearance}` : ''}`;
  // A ring of steel of which balls, cage and grease fill 0,68: 6204, 6005, 6308 and 6210 of usual makers weigh that.
  const weight = weightOf(outside, bore, width, 0.68);
  return {
    code,
    name: `Sabit Bilyalı Rulman ${code}`,
    specs: {
      'iç-çap': comma(bore),
      'dış-çap': comma(outside),
      genişlik: comma(width),
      kapak: covers[cover].kapak,
      'iç-boşluk': clearance ?? 'CN (normal)',
      'rulman-tipi': 'Sabit bilyalı, tek sıralı',
      'dinamik-yük-sayısı': comma(dynamic),
      'statik-yük-sayısı': comma(rest),
      'çalışma-sıcaklığı': cover === '2RS' ? '-20 ile +100 °C' : '-20 ile +120 °C',
    },
    weight: comma(weight),
    // A fixed part and 1.500 lira a kilogram: so 6204-2RS of the first catalogue costs 285.
    price: lira((120 + 1500 * weight) * (cover === 'ZZ' ? 0.95 : 1)),
    ...(outside > 90 && { leadTime: 5 }),
    ...(cover === 'ZZ' && { drawing: 'drawings/rulman-zz.svg' }),
    ...(firsts[code] && { first: firsts[code].first }),
  };
}

const describe = phrase(
  'Tek sıralı sabit bilyalı rulman; iç çap {iç-çap} mm, dış çap {dış-çap} mm, genişlik {genişlik} mm.',
  ({ code }) => covers[code.includes('ZZ') ? 'ZZ' : '2RS'].text,
  'Sınır ölçüleri ISO 15’e uygundur; dinamik yük sayısı C {dinamik-yük-sayısı} kN, statik yük sayısı C0 {statik-yük-sayısı} kN’dur.',
);

/** Metal covers are kept for the bores that motors and fans have. */
const covered: Record<string, [from: number, to: number]> = { '60': [10, 30], '62': [10, 50], '63': [17, 40] };
const isCovered = (series: string, bore: number) => {
  const [from, to] = covered[series] ?? [0, 0];
  return bore >= from && bore <= to;
};

const family = (series: string, sizes: Size[], more: Article[] = []): FamilyTable => ({
  id: `sabit-bilyalı-rulman-${series}-serisi`,
  name: `Sabit bilyalı rulman, ${series} serisi`,
  category: 'rulmanlar-ve-güç-aktarım',
  kind: 'sabit-bilyalı-rulman',
  brand: brands.bearings,
  columns: ['iç-çap', 'dış-çap', 'genişlik', 'kapak', 'iç-boşluk', 'dinamik-yük-sayısı'],
  standards: ['ISO 15', 'DIN 625-1'],
  typical:
    'The load ratings are usual among makers who reckon by ISO 281. Weight from the volume of the ring, price from the weight.',
  drawing: 'drawings/rulman-2rs.svg',
  unit: 'PIECE',
  describe,
  articles: [
    ...sizes.map((size) => article(size, '2RS')),
    ...sizes.filter(([, bore]) => isCovered(series, bore)).map((size) => article(size, 'ZZ')),
    ...more,
  ],
  ...(series === '62' && { solid: 'ring' as const }),
});

const c3 = series62
  .filter(([name]) => ['6204', '6205', '6206'].includes(name))
  .map((size) => article(size, 'ZZ', 'C3'));

export const ballBearings: Tables = {
  attributes: [
    { id: 'dinamik-yük-sayısı', name: 'Dinamik yük sayısı', kind: 'NUMBER', unit: 'kN' },
    { id: 'statik-yük-sayısı', name: 'Statik yük sayısı', kind: 'NUMBER', unit: 'kN' },
  ],
  kinds: [
    kindOf(
      'sabit-bilyalı-rulman',
      'Sabit bilyalı rulman',
      `iç-çap!* dış-çap!* genişlik!* kapak!+ iç-boşluk!+ dinamik-yük-sayısı statik-yük-sayısı
         çalışma-sıcaklığı rulman-tipi- ağırlık-`,
      { drawing: 'ball-bearing', letters: { d: 'iç-çap', D: 'dış-çap', B: 'genişlik' } },
    ),
  ],
  families: [family('60', series60), family('62', series62, c3), family('63', series63)],
};
