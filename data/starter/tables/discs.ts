import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { number, readTables } from '../model/readTable.ts';
import { safetyAttributes, safetyKinds } from './safetyKinds.ts';
import { phrase, specsOf } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

/** The speeds that EN 12413 prints on discs for 80 m/s. */
export const speeds: Record<number, number> = { 115: 13_300, 125: 12_250, 180: 8500, 230: 6650 };

const discsFor = readTables('discs.csv', 'Tip', number('Çap (mm)'), number('Kalınlık (mm)'));

export const cuttingRows = discsFor('Kesme');

const grindingRows = discsFor('Taşlama');

function disc([d, thickness]: [number, number], type: '41' | '27'): Article {
  const isFirst = type === '27' && d === 115;
  const size = `${d}x${comma(thickness)}x22,23`;
  return {
    code: `${type === '41' ? 'KSD' : 'TSD'}-${d}x${comma(thickness)}`,
    name: `${type === '41' ? 'Metal ve Inox Kesme Diski' : 'Metal Taşlama Diski'} ${size} mm`,
    specs: specsOf({
      çap: d,
      kalınlık: thickness,
      'delik-çapı': 22.23,
      'disk-tipi': type,
      'en-yüksek-devir': countText(speeds[d] ?? 0),
      'çevre-hızı': 80,
      kullanım: type === '41' ? 'Kesme' : 'Taşlama',
    }),
    price: isFirst
      ? 78
      : lira(type === '41' ? (14 + (d / 10) ** 2 * 0.16 + thickness * 4) * 10 : 78 * (d / 115) ** 1.6),
    first: isFirst ? '1767004075478' : undefined,
    pack: type === '41' ? 10 : undefined,
  };
}

const common = {
  category: 'kaynak-ve-iş-güvenliği',
  kind: 'disk',
  brand: brands.tools,
  columns: ['çap', 'kalınlık', 'en-yüksek-devir'],
  unit: 'PIECE',
  standards: ['EN 12413'],
} satisfies Partial<FamilyTable>;

export const discs: Tables = {
  attributes: safetyAttributes,
  kinds: safetyKinds,
  families: [
    {
      ...common,
      id: 'kesme-diski',
      name: 'Metal ve inox kesme diski, tip 41',
      typical: 'Price of ten from the area and the thickness.',
      drawing: 'drawings/kesme-diski.svg',
      describe: phrase(
        'Çelik ve paslanmaz çelik için düz (tip 41) kesme diski;',
        'çap {çap} mm, kalınlık {kalınlık} mm, delik {delik-çapı} mm.',
        'En yüksek çevre hızı 80 m/s, en yüksek devri {en-yüksek-devir} d/dk’dır (EN 12413);',
        'demir, kükürt ve klor içermez. Fiyat 10 adetlik paket içindir.',
      ),
      articles: cuttingRows.map((row) => disc(row, '41')),
    },
    {
      ...common,
      id: 'taşlama-diski',
      name: 'Metal taşlama diski, tip 27',
      typical: 'Price from that of 115 mm in the first catalogue, with the power 1,6 of the diameter.',
      drawing: 'drawings/taslama-diski.svg',
      describe: phrase(
        'Çelik için göbeği çökük (tip 27) taşlama diski; çap {çap} mm, kalınlık {kalınlık} mm, delik {delik-çapı} mm.',
        'En yüksek çevre hızı 80 m/s, en yüksek devri {en-yüksek-devir} d/dk’dır (EN 12413).',
        'Kaynak dikişi düzeltmede ve çapak almada kullanılır; kesme için uygun değildir.',
      ),
      articles: grindingRows.map((row) => disc(row, '27')),
    },
  ],
};
