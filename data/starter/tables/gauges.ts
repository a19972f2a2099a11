import { brands } from '../model/brands.ts';
import type { Article, Tables } from '../model/model.ts';
import { comma } from '../model/numbers.ts';
import { phrase, specsOf } from '../model/texts.ts';

/** Ends of the scales of EN 837-1, in bar. */
export const scales = { 100: [1, 4, 6, 10, 16, 25, 40, 60, 100], 63: [6, 10, 16, 25] };

/** EN 837-2 advises three quarters of the scale at most for a steady pressure. */
const steady = (end: number) => `en çok ${comma(end * 0.75)}`;

const gauge = (size: 100 | 63) =>
  scales[size].map((end): Article => {
    const isFirst = size === 100 && end === 10;
    const port = size === 100 ? 'G1/2' : 'G1/4';
    return {
      code: `MNM-${size}-${comma(end)}`,
      name: `Gliserinli Manometre Ø${size} 0-${comma(end)} bar ${port}`,
      specs: specsOf({
        'ölçme-aralığı-(basınç)': `0–${comma(end)}`,
        'gösterge-çapı': size,
        bağlantı: port,
        'bağlantı-yönü': 'Alttan',
        'doğruluk-sınıfı': size === 100 ? '1' : '1,6',
        'gliserin-dolgulu': 'yes',
        'gövde-malzemesi': 'Paslanmaz çelik',
        'önerilen-sabit-basınç': steady(end),
        'koruma-sınıfı': 'IP65',
      }),
      price: size === 100 ? 1120 : 465,
      first: isFirst ? '1783694286890' : undefined,
      leadTime: size === 100 && (end < 4 || end >= 60) ? 5 : undefined,
    };
  });

export const gauges: Tables = {
  families: [
    {
      id: 'gliserinli-manometre',
      name: 'Gliserinli manometre, EN 837-1',
      category: 'ölçüm-cihazları',
      kind: 'manometre',
      brand: brands.tools,
      columns: ['gösterge-çapı', 'ölçme-aralığı-(basınç)', 'bağlantı', 'doğruluk-sınıfı'],
      standards: ['EN 837-1'],
      typical: 'Price of Ø100 that of the first catalogue, and usual for Ø63; the same for all scales.',
      drawing: 'drawings/manometre.svg',
      unit: 'PIECE',
      describe: phrase(
        'EN 837-1’e uygun, paslanmaz çelik gövdeli, gliserin dolgulu, Bourdon borulu manometre;',
        'gösterge çapı {gösterge-çapı} mm, ölçme aralığı {ölçme-aralığı-(basınç)} bar, doğruluk sınıfı {doğruluk-sınıfı}.',
        'Bağlantısı alttan {bağlantı}, koruma sınıfı IP65’tir. Gliserin titreşimi sönümler;',
        'EN 837-2, sabit basınçta {önerilen-sabit-basınç} bar önerir. Bakır alaşımlarına zarar vermeyen sıvı ve gazlar içindir.',
      ),
      articles: [...gauge(100), ...gauge(63)],
    },
  ],
};
