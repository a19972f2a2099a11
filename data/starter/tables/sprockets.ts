import { brands } from '../model/brands.ts';
import { chainSizes, type ChainSize } from './chains.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira, weightOf } from '../model/numbers.ts';
import { numbers, readTable, text } from '../model/readTable.ts';
import { phrase } from '../model/texts.ts';

/** The numbers of teeth that are kept on stock for each chain. */
const teeth = new Map(readTable('sprockets.csv', text('Zincir'), numbers('Diş sayıları')));

/** ISO 606: the diameter of the pitch circle. */
export const pitchCircle = (pitch: number, count: number) => pitch / Math.sin(Math.PI / count);

/** ISO 606 limits the tip circle: d + 1,25 p - d1 at most, and d + p (1 - 1,6/z) - d1 at least. The middle is usual. */
export const tipLimits = ({ pitch, roller }: ChainSize, count: number) => {
  const circle = pitchCircle(pitch, count);
  return { least: circle + pitch * (1 - 1.6 / count) - roller, most: circle + 1.25 * pitch - roller };
};

/** ISO 606: teeth of simple sprockets are 0,93 b1 wide up to a pitch of 12,7 mm, and 0,95 b1 above. */
const toothWidth = ({ pitch, inner }: ChainSize) => Math.floor((pitch > 12.7 ? 0.95 : 0.93) * inner * 10) / 10;

function article(chain: ChainSize, count: number): Article {
  const { least, most } = tipLimits(chain, count);
  const circle = pitchCircle(chain.pitch, count);
  const weight = weightOf(circle, 0, toothWidth(chain));
  return {
    code: `ZD-${chain.name}1-${count}`,
    name: `Zincir Dişlisi ${chain.name}-1 Z${count}`,
    specs: {
      zincir: `${chain.name}-1`,
      hatve: comma(chain.pitch),
      'diş-sayısı': String(count),
      'bölüm-dairesi-çapı': comma(Number(circle.toFixed(2))),
      'diş-üstü-çapı': comma(Number(((least + most) / 2).toFixed(1))),
      'diş-genişliği': comma(toothWidth(chain)),
      malzeme: 'C45 (1.0503)',
    },
    // A disc of this size and its turned hub: 260 lira and 500 a kilogram, near 08B-1 Z18 of the first catalogue.
    price: lira(260 + 500 * weight),
    ...(chain.name === '08B' && count === 18 && { first: '1763368631625' }),
    ...(weight > 2 && { leadTime: 5 }),
  };
}

const describe = phrase(
  'ISO 606 {zincir} zinciri için {diş-sayısı} dişli, tek sıralı, göbekli zincir dişlisi.',
  'Bölüm dairesi çapı {bölüm-dairesi-çapı} mm, diş üstü çapı yaklaşık {diş-üstü-çapı} mm, diş genişliği {diş-genişliği} mm; malzemesi C45 (1.0503) çeliktir.',
  'Ön deliklidir; son delik, kama kanalı ve diş uçlarının sertleştirilmesi siparişe göre yapılır.',
);

const family: FamilyTable = {
  id: 'zincir-dişlisi-b-serisi',
  name: 'Zincir dişlisi, ISO 606 B serisi, tek sıralı',
  category: 'rulmanlar-ve-güç-aktarım',
  kind: 'zincir-dişlisi',
  brand: brands.transmission,
  columns: ['zincir', 'diş-sayısı', 'hatve', 'bölüm-dairesi-çapı', 'diş-üstü-çapı', 'diş-genişliği'],
  standards: ['ISO 606'],
  typical: 'The tip diameter is the middle of the limits of ISO 606. Price from the weight of the disc.',
  drawing: 'drawings/zincir-dislisi.svg',
  unit: 'PIECE',
  describe,
  articles: chainSizes.flatMap((chain) => (teeth.get(chain.name) ?? []).map((count) => article(chain, count))),
};

export const sprockets: Tables = {
  kinds: [
    kindOf(
      'zincir-dişlisi',
      'Zincir dişlisi',
      'zincir!* diş-sayısı!* bölüm-dairesi-çapı!* hatve!+ diş-üstü-çapı diş-genişliği!+ malzeme',
      {
        drawing: 'sprocket',
        letters: { p: 'hatve', z: 'diş-sayısı', De: 'diş-üstü-çapı', B: 'diş-genişliği', d: 'bölüm-dairesi-çapı' },
      },
    ),
  ],
  families: [family],
};
