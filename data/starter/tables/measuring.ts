import { brands } from '../model/brands.ts';
import { measuringAttributes, measuringKinds } from './measuringKinds.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { comma, lira } from '../model/numbers.ts';
import { flag, number, readTable } from '../model/readTable.ts';
import { phrase, specsOf } from '../model/texts.ts';

/** DIN 862: range, step and greatest error of the reading, in micrometres. */
export const caliperRows = readTable(
  'calipers.csv',
  number('Ölçme aralığı (mm)'),
  flag('Dijital'),
  number('Çözünürlük (mm)'),
  number('Hata sınırı (µm)'),
);

const calipers = caliperRows.map(([range, isDigital, step, error]): Article => {
  const isFirst = isDigital && range === 150;
  return {
    code: `KMP-${isDigital ? 'D' : 'V'}-${range}`,
    name: `${isDigital ? 'Dijital' : 'Verniyeli'} Kumpas ${range} mm ${comma(step)} mm`,
    specs: specsOf({
      'ölçme-aralığı-(uzunluk)': `0–${range}`,
      gösterge: isDigital ? 'Dijital' : 'Verniye',
      çözünürlük: step,
      'hata-sınırı': error,
      malzeme: 'Paslanmaz çelik',
    }),
    price: isFirst ? 2650 : lira((isDigital ? 2650 : 1150) * (range / 150) ** 1.1),
    first: isFirst ? '1777970823499' : undefined,
    leadTime: range === 300 ? 5 : undefined,
  };
});

/** DIN 863-1: start of the range of 25 mm, and greatest error in micrometres. */
export const micrometerRows = readTable('micrometers.csv', number('En düşük ölçü (mm)'), number('Hata sınırı (µm)'));

const micrometers = [false, true].flatMap((isDigital) =>
  micrometerRows.slice(0, isDigital ? 2 : 4).map(([from, error]): Article => ({
    code: `MKR-${isDigital ? 'D' : 'A'}-${from}-${from + 25}`,
    name: `${isDigital ? 'Dijital' : 'Mekanik'} Dış Çap Mikrometresi ${from}-${from + 25} mm`,
    specs: specsOf({
      'ölçme-aralığı-(uzunluk)': `${from}–${from + 25}`,
      gösterge: isDigital ? 'Dijital' : 'Tambur',
      çözünürlük: isDigital ? 0.001 : 0.01,
      'hata-sınırı': error,
      'koruma-sınıfı': isDigital ? 'IP65' : null,
    }),
    price: lira((isDigital ? 4900 : 1750) * (1 + from / 90)),
    leadTime: from >= 50 ? 5 : undefined,
  })),
);

/** Scales of EN 13190. */
export const thermometerRanges = readTable('thermometers.csv', number('En düşük (°C)'), number('En yüksek (°C)'));

const thermometers = thermometerRanges.map(([from, to]): Article => {
  const isFirst = to === 120;
  return {
    code: `TRM-100-${from < 0 ? `E${-from}-` : ''}${to}`,
    name: `Bimetal Termometre Ø100 ${from < 0 ? `${from}/+${to}` : `${from}-${to}`} °C G1/2`,
    specs: specsOf({
      'ölçme-aralığı-(sıcaklık)': from < 0 ? `${from} ile +${to}` : `${from}–${to}`,
      'gösterge-çapı': 100,
      'daldırma-boyu': 100,
      bağlantı: 'G1/2',
      'doğruluk-sınıfı': '1',
      'gövde-malzemesi': 'Paslanmaz çelik',
    }),
    price: isFirst ? null : 980,
    first: isFirst ? '1747750195978' : undefined,
    leadTime: from < 0 || to >= 200 ? 7 : undefined,
  };
});

const common = {
  category: 'ölçüm-cihazları',
  brand: brands.tools,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

/** Says how a tool shows what it measures. */
const gauges: Record<string, string> = {
  Verniye: 'Verniyelidir.',
  Tambur: 'Tamburludur.',
  Dijital: 'Dijital göstergelidir.',
};
const gauge = ({ specs }: Pick<Article, 'specs'>) =>
  gauges[String(specs.gösterge)] ?? `${String(specs.gösterge)} göstergelidir.`;

export const measuring: Tables = {
  attributes: measuringAttributes,
  kinds: measuringKinds,
  families: [
    {
      ...common,
      kind: 'kumpas',
      id: 'kumpas-din-862',
      name: 'Kumpas, DIN 862',
      columns: ['ölçme-aralığı-(uzunluk)', 'gösterge', 'çözünürlük', 'hata-sınırı'],
      standards: ['DIN 862'],
      typical: 'Price from the range, from that of the digital caliper in the first catalogue.',
      drawing: 'drawings/kumpas.svg',
      describe: phrase(
        'DIN 862’ye uygun, sertleştirilmiş paslanmaz çelik kumpas;',
        'ölçme aralığı {ölçme-aralığı-(uzunluk)} mm, çözünürlük {çözünürlük} mm, en büyük ölçme hatası {hata-sınırı} µm.',
        gauge,
        'Dış, iç, derinlik ve kademe ölçer; istenirse kalibrasyon sertifikasıyla verilir.',
      ),
      articles: calipers,
    },
    {
      ...common,
      kind: 'mikrometre',
      id: 'dış-çap-mikrometresi-din-863',
      name: 'Dış çap mikrometresi, DIN 863-1',
      columns: ['ölçme-aralığı-(uzunluk)', 'gösterge', 'çözünürlük', 'hata-sınırı'],
      standards: ['DIN 863-1'],
      typical: 'Price from the start of the range.',
      drawing: 'drawings/mikrometre.svg',
      describe: phrase(
        'DIN 863-1’e uygun dış çap mikrometresi;',
        'ölçme aralığı {ölçme-aralığı-(uzunluk)} mm, çözünürlük {çözünürlük} mm, en büyük ölçme hatası {hata-sınırı} µm.',
        gauge,
        'Ölçme yüzeyleri sert metaldir, cırcırlıdır; istenirse kalibrasyon sertifikasıyla verilir.',
      ),
      articles: micrometers,
    },
    {
      ...common,
      kind: 'termometre',
      id: 'bimetal-termometre-en-13190',
      name: 'Bimetal termometre Ø100, EN 13190',
      columns: ['ölçme-aralığı-(sıcaklık)', 'daldırma-boyu', 'bağlantı'],
      standards: ['EN 13190'],
      typical: 'Price the same for all scales.',
      drawing: 'drawings/termometre.svg',
      describe: phrase(
        'EN 13190’a uygun bimetal termometre;',
        'gösterge çapı 100 mm, gösterge aralığı {ölçme-aralığı-(sıcaklık)} °C, doğruluk sınıfı 1.',
        'Bağlantısı alttan {bağlantı}, daldırma çubuğu {daldırma-boyu} mm, kutusu ve çubuğu paslanmaz çeliktir.',
        'Basınçlı hatta koruma kılıfıyla takılırsa hat boşaltılmadan değiştirilebilir.',
      ),
      articles: thermometers,
    },
  ],
};
