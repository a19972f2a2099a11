import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira, weightOf } from '../model/numbers.ts';
import { number, readTables, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

type Size = [name: string, bore: number, outside: number, width: number, dynamic: number, rest: number];

const seriesOf = readTables(
  'ballBearings.csv',
  'Seri',
  text('Ad'),
  number('Delik (mm)'),
  number('Dış çap (mm)'),
  number('Genişlik (mm)'),
  number('Dinamik yük (kN)'),
  number('Statik yük (kN)'),
);

/** ISO 15, dimension series 10: bore, outside diameter and width in mm; then the load ratings C and C0 in kN. */
const series60: Size[] = seriesOf('60');

/** ISO 15, dimension series 02. */
const series62: Size[] = seriesOf('62');

/** ISO 15, dimension series 03. */
const series63: Size[] = seriesOf('63');

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
