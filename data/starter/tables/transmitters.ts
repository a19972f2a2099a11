import { brands } from '../model/brands.ts';
import { kindOf } from '../model/kinds.ts';
import type { Article, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { phrase } from '../model/texts.ts';

/** The ends of the measuring ranges in bar, which are those of EN 837-1 for gauges. */
const ranges = [1, 6, 10, 16, 25, 100, 250, 400];

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
    çap: '6',
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
    kindOf(
      'basınç-sensörü',
      'Basınç sensörü',
      `ölçme-aralığı-(basınç)!* çıkış!* bağlantı!* besleme-gerilimi!+ elektrik-bağlantısı!+
         aşırı-basınç-sınırı koruma-sınıfı doğruluk-`,
    ),
    kindOf(
      'sıcaklık-sensörü',
      'Sıcaklık sensörü',
      `ölçme-aralığı-(sıcaklık)!* daldırma-boyu!* bağlantı!* çap!+ doğruluk-sınıfı iletken-sayısı
         koruma-sınıfı gövde-malzemesi- malzeme-kalitesi-`,
      { drawing: 'probe', letters: { L: 'daldırma-boyu', d: 'çap' } },
    ),
  ],
  families: [
    {
      ...common,
      id: 'basınç-sensörü-4-20-ma',
      name: 'Basınç sensörü, 4–20 mA, G1/4',
      kind: 'basınç-sensörü',
      columns: ['ölçme-aralığı-(basınç)', 'aşırı-basınç-sınırı', 'çıkış', 'bağlantı'],
      standards: [],
      typical: 'The limit is twice the range, as is usual for ceramic cells. Price usual for such transmitters.',
      drawing: 'drawings/basinc-sensoru.svg',
      describe: phrase(
        'Ölçme aralığı {ölçme-aralığı-(basınç)} bar (bağıl) olan basınç sensörü; iki telli, 4–20 mA çıkışlıdır ve 8–30 VDC ile beslenir (basınç transmitteri).',
        'Doğruluğu ölçme aralığının ±%0,5’i, aşırı basınç sınırı {aşırı-basınç-sınırı} bar.',
        'Proses bağlantısı G1/4 dış diş, elektrik bağlantısı M12 soket, koruma sınıfı IP67.',
      ),
      articles: ranges.map(pressure),
    },
    {
      ...common,
      id: 'pt100-sıcaklık-sensörü',
      name: 'Pt100 sıcaklık sensörü, G1/2',
      kind: 'sıcaklık-sensörü',
      columns: ['daldırma-boyu', 'çap', 'ölçme-aralığı-(sıcaklık)'],
      standards: ['EN IEC 60751'],
      typical: 'The range is usual for such sensors. Price from the length of the pocket.',
      drawing: 'drawings/pt100.svg',
      describe: phrase(
        'EN IEC 60751 B sınıfı Pt100 dirençli sıcaklık sensörü; 3 iletkenli, Ø6 mm paslanmaz çelik (1.4404) çubuk, daldırma boyu {daldırma-boyu} mm.',
        'Bağlantısı G1/2 dış diş, ölçme aralığı -50…+250 °C, bağlantı kafası IP65 korumalıdır.',
      ),
      articles: lengths.map(temperature),
    },
  ],
};
