import { brands } from './brands.ts';
import type { Article, FamilyTable, Tables } from './model.ts';
import { comma } from './numbers.ts';
import { phrase, prose, specsOf } from './texts.ts';

/** Ends of the scales of EN 837-1, in bar. */
export const scales = { 100: [1, 2.5, 4, 6, 10, 16, 25, 40, 60, 100], 63: [4, 6, 10, 16, 25] };

/** EN 837-2 advises three quarters of the scale for a steady pressure. */
const steady = (end: number) => `en çok ${comma(end * 0.75)}`;

const gauge = (size: 100 | 63, hasGlycerine: boolean) =>
  scales[size].map((end): Article => {
    const isFirst = size === 100 && hasGlycerine && end === 10;
    const port = size === 100 ? 'G1/2' : 'G1/4';
    return {
      code: `MNM-${size}-${comma(end)}`,
      name: `${hasGlycerine ? 'Gliserinli Manometre' : 'Manometre'} Ø${size} 0-${comma(end)} bar ${port}`,
      specs: specsOf({
        'ölçme-aralığı-(basınç)': `0–${comma(end)}`,
        'gösterge-çapı': size,
        bağlantı: port,
        'bağlantı-yönü': 'Alttan',
        'doğruluk-sınıfı': size === 100 ? '1' : '1,6',
        'gliserin-dolgulu': hasGlycerine ? 'yes' : 'no',
        'gövde-malzemesi': 'Paslanmaz çelik',
        'önerilen-sabit-basınç': steady(end),
        'koruma-sınıfı': 'IP65',
      }),
      price: size === 100 ? 1120 : 465,
      first: isFirst ? '1783694286890' : undefined,
      leadTime: size === 100 && (end < 4 || end >= 60) ? 5 : undefined,
    };
  });

const common = {
  category: 'ölçüm-cihazları',
  kind: 'manometre',
  brand: brands.tools,
  columns: ['ölçme-aralığı-(basınç)', 'bağlantı', 'doğruluk-sınıfı'],
  standards: ['EN 837-1'],
  unit: 'PIECE',
  drawing: 'drawings/manometre.svg',
} satisfies Partial<FamilyTable>;

const text = prose(
  'EN 837-1’e uygun, paslanmaz çelik gövdeli, gliserin dolgulu Bourdon borulu manometre;',
  'gösterge çapı {gösterge-çapı} mm, ölçme aralığı {ölçme-aralığı-(basınç)} bar, doğruluk sınıfı {doğruluk-sınıfı}.',
  'Bağlantısı alttan {bağlantı}, koruma sınıfı IP65’tir. Gliserin titreşimi sönümler;',
  'sabit basınçta {önerilen-sabit-basınç} bar önerilir. Bakır alaşımlarını etkilemeyen sıvı ve gazlar içindir.',
);

export const gauges: Tables = {
  families: [
    {
      ...common,
      id: 'gliserinli-manometre-100',
      name: 'Gliserinli manometre Ø100, EN 837-1',
      typical: 'Price that of the first catalogue, the same for all scales.',
      describe: phrase(text),
      articles: gauge(100, true),
    },
    {
      ...common,
      id: 'gliserinli-manometre-63',
      name: 'Gliserinli manometre Ø63, EN 837-1',
      typical: 'Price usual for the size, the same for all scales.',
      describe: phrase(text),
      articles: gauge(63, true),
    },
  ],
};
