import { brands } from './brands.ts';
import { filter, key, must, shown } from './kinds.ts';
import type { Article, Tables } from './model.ts';
import { comma, lira } from './prices.ts';
import { said } from './said.ts';

/** The ends of the measuring ranges in bar, which are those of EN 837-1 for gauges. */
const ranges = [1, 2.5, 4, 6, 10, 16, 25, 40, 100, 250, 400];

const pressure = (end: number): Article => ({
  code: `BS-${comma(end)}-420`,
  name: `Basınç Sensörü 0-${comma(end)} bar 4-20 mA G1/4`,
  specs: {
    'ölçme-aralığı-(basınç)': `0–${comma(end)}`,
    'aşırı-basınç-sınırı': comma(2 * end),
    çıkış: '4–20 mA',
    bağlantı: 'G1/4',
    'elektrik-bağlantısı': 'M12 soket',
    'besleme-gerilimi': '8–30 VDC',
    doğruluk: '±%0,5',
    'koruma-sınıfı': 'IP67',
  },
  price: lira(end > 60 ? 3400 : 2900),
  ...(end === 10 && { first: '1743409905468' }),
  ...(end > 60 && { leadTime: 8 }),
});

/** EN IEC 60751: the length of the pocket in mm. */
const lengths = [50, 100, 150, 200];

const temperature = (length: number): Article => ({
  code: `PT100-G12-${length}`,
  name: `Pt100 Sıcaklık Sensörü G1/2 Ø6 ${length} mm`,
  specs: {
    'daldırma-boyu': String(length),
    çap: 'Ø6',
    'ölçme-aralığı-(sıcaklık)': '-50…+250',
    'doğruluk-sınıfı': 'B',
    bağlantı: 'G1/2',
    'iletken-sayısı': '3',
    'gövde-malzemesi': 'Paslanmaz çelik',
    'malzeme-kalitesi': '1.4404',
    'koruma-sınıfı': 'IP65',
  },
  price: lira(820 + 2.2 * length),
});

const common = { category: 'otomasyon-ve-sensörler', brand: brands.automation, unit: 'PIECE' as const };

export const transmitters: Tables = {
  attributes: [{ id: 'iletken-sayısı', name: 'İletken sayısı', kind: 'NUMBER' }],
  kinds: [
    {
      id: 'basınç-sensörü',
      name: 'Basınç sensörü',
      attributes: [
        key('ölçme-aralığı-(basınç)'),
        key('çıkış'),
        key('bağlantı'),
        must('besleme-gerilimi'),
        must('elektrik-bağlantısı'),
        filter('aşırı-basınç-sınırı'),
        filter('koruma-sınıfı'),
        shown('doğruluk'),
      ],
    },
    {
      id: 'sıcaklık-sensörü',
      name: 'Sıcaklık sensörü',
      attributes: [
        key('ölçme-aralığı-(sıcaklık)'),
        key('daldırma-boyu'),
        key('bağlantı'),
        must('çap'),
        filter('doğruluk-sınıfı'),
        filter('iletken-sayısı'),
        filter('koruma-sınıfı'),
        shown('gövde-malzemesi'),
        shown('malzeme-kalitesi'),
        shown('standart'),
      ],
    },
  ],
  families: [
    {
      ...common,
      id: 'basınç-sensörü-4-20-ma',
      name: 'Basınç sensörü, 4–20 mA, G1/4',
      kind: 'basınç-sensörü',
      columns: ['ölçme-aralığı-(basınç)', 'aşırı-basınç-sınırı', 'çıkış', 'bağlantı'],
      standards: [],
      typical:
        'Aşırı basınç sınırı ölçme aralığının iki katıdır, seramik hücrelerde yaygın olduğu gibi; fiyat yaygın fiyattır.',
      drawing: 'drawings/basinc-sensoru.svg',
      describe: said((m) => [
        `Ölçme aralığı ${m('ölçme-aralığı-(basınç)')} bar (bağıl) olan basınç sensörü; iki telli, 4–20 mA çıkışlıdır ve 8–30 VDC ile beslenir (basınç transmitteri).`,
        `Doğruluğu ölçme aralığının ±%0,5'i, aşırı basınç sınırı ${m('aşırı-basınç-sınırı')} bar.`,
        'Proses bağlantısı G1/4 dış diş, elektrik bağlantısı M12 soket, koruma sınıfı IP67.',
      ]),
      articles: ranges.map(pressure),
    },
    {
      ...common,
      id: 'pt100-sıcaklık-sensörü',
      name: 'Pt100 sıcaklık sensörü, G1/2',
      kind: 'sıcaklık-sensörü',
      columns: ['daldırma-boyu', 'çap', 'ölçme-aralığı-(sıcaklık)'],
      standards: ['EN IEC 60751'],
      typical: 'Ölçme aralığı bu yapıda yaygın değerdir; fiyat daldırma boyundan hesaplanmıştır.',
      drawing: 'drawings/termometre.svg',
      caption: 'Temsili çizim',
      describe: said((m) => [
        `EN IEC 60751 B sınıfı Pt100 dirençli sıcaklık sensörü; 3 iletkenli, Ø6 mm paslanmaz çelik (1.4404) çubuk, daldırma boyu ${m('daldırma-boyu')} mm.`,
        'Bağlantısı G1/2 dış diş, ölçme aralığı -50…+250 °C, bağlantı kafası IP65 korumalıdır.',
      ]),
      articles: lengths.map(temperature),
    },
  ],
};
