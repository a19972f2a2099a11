import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { readTable, word } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';

const mains = '230 VAC 50/60 Hz';
const battery = '24 VDC';

/** Usual flows of directional valves at 6 bar with a pressure drop of 1 bar. */
const flows: Record<string, string> = { 'G1/8': 'yaklaşık 650 Nl/dk', 'G1/4': 'yaklaşık 1.200 Nl/dk' };

type Valve = [way: '3/2' | '5/2' | '5/3', drive: 'single' | 'double' | 'centred', port: 'G1/8' | 'G1/4', coil: string];

const drives = {
  single: { name: 'Tek Bobinli', spec: 'Tek bobinli, yay dönüşlü', pressure: '2,5–8' },
  double: { name: 'Çift Bobinli', spec: 'Çift bobinli', pressure: '2–8' },
  centred: { name: 'Çift Bobinli, Orta Konum Kapalı', spec: 'Çift bobinli, orta konum kapalı', pressure: '2,5–8' },
} as const;

/** The ending of a sentence follows the last vowel of its last word. */
const driveEndings: Record<string, string> = {
  [drives.single.spec]: 'dür',
  [drives.double.spec]: 'dir',
  [drives.centred.spec]: 'dır',
};

function valve([way, drive, port, coil]: Valve): Article {
  const { name, spec, pressure } = drives[drive];
  const isFirst = way === '5/2' && drive === 'double' && port === 'G1/4' && coil === battery;
  return {
    code: `PV-${way.replace('/', '')}-${port.replace('G1/', '')}-${drive[0]?.toUpperCase() ?? ''}-${coil === battery ? '24' : '230'}`,
    name: `Pnömatik Valf ${way} ${port} ${name} ${coil === battery ? '24 VDC' : '230 VAC'}`,
    specs: specsOf({
      'valf-fonksiyonu': way,
      bağlantı: port,
      bobin: coil,
      kumanda: spec,
      'hava-debisi': flows[port] ?? null,
      'çalışma-basıncı': pressure,
      'koruma-sınıfı': 'IP65',
    }),
    price: isFirst
      ? 1780
      : lira((drive === 'single' ? 1150 : 1580) + (port === 'G1/4' ? 200 : 0) + (way === '5/3' ? 420 : 0)),
    first: isFirst ? '1780577426023' : undefined,
    leadTime: coil === mains ? 3 : undefined,
  };
}

const list: Valve[] = readTable(
  'pneumaticValves.csv',
  word('Fonksiyon', { '3/2': '3/2', '5/2': '5/2', '5/3': '5/3' }),
  word('Kumanda', { 'tek bobin': 'single', 'çift bobin': 'double', 'çift bobin, orta kapalı': 'centred' }),
  word('Bağlantı', { 'G1/8': 'G1/8', 'G1/4': 'G1/4' }),
  word('Bobin', { [battery]: battery, [mains]: mains }),
);

const treatments = ['G1/4', 'G3/8', 'G1/2'].flatMap((port, place) =>
  [5, 40].map((fineness): Article => ({
    code: `SRT-${port.slice(1).replace('/', '')}-${fineness}`,
    name: `Şartlandırıcı ${port} ${fineness} µm`,
    specs: specsOf({
      bağlantı: port,
      'filtre-inceliği': fineness,
      'ayar-aralığı': '0,5–10',
      'en-yüksek-basınç': 16,
      'çalışma-sıcaklığı': '+5 ile +50 °C',
    }),
    price: lira(1650 + place * 650 + (fineness === 5 ? 90 : 0)),
    leadTime: port === 'G1/2' && fineness === 5 ? 3 : undefined,
  })),
);

const common = {
  category: 'hidrolik-ve-pnömatik',
  brand: brands.automation,
  unit: 'PIECE',
} satisfies Partial<FamilyTable>;

export const pneumatics: Tables = {
  families: [
    {
      ...common,
      kind: 'yön-kontrol-valfi',
      id: 'pnömatik-yön-kontrol-valfi',
      name: 'Pnömatik yön kontrol valfi, elektrik uyarılı',
      columns: ['valf-fonksiyonu', 'bağlantı', 'kumanda', 'bobin'],
      standards: [],
      typical: prose(
        'Flows and pressures are usual for spool valves with pilots of this port.',
        'Price from the number of coils, the port and the third position.',
      ),
      drawing: 'drawings/pnomatik-valf.svg',
      describe: phrase(
        '{valf-fonksiyonu} elektrik uyarılı, pilot kumandalı pnömatik yön kontrol valfi;',
        'bağlantısı {bağlantı}, bobini {bobin}.',
        ({ specs }) => `${String(specs.kumanda)}${driveEndings[String(specs.kumanda)] ?? ''}.`,
        'Debisi {hava-debisi}, çalışma basıncı {çalışma-basıncı} bar, soketiyle koruma sınıfı IP65’tir.',
        'Elle kumanda düğmesi vardır; filtrelenmiş basınçlı havayla çalışır.',
      ),
      articles: list.map(valve),
    },
    {
      ...common,
      kind: 'şartlandırıcı',
      id: 'şartlandırıcı-fry',
      name: 'Şartlandırıcı: filtre, regülatör ve yağlayıcı',
      columns: ['bağlantı', 'filtre-inceliği'],
      standards: [],
      typical:
        'Ranges are usual for units with a polycarbonate bowl in a metal guard. Price from the port, and 90 lira for the finer element.',
      drawing: 'drawings/sartlandirici.svg',
      describe: phrase(
        'Filtre, basınç regülatörü ve yağlayıcıdan oluşan hava hazırlama ünitesi (FRY);',
        'bağlantısı {bağlantı}, filtre inceliği {filtre-inceliği} µm.',
        'Regülatörün ayar aralığı {ayar-aralığı} bar, en yüksek giriş basıncı {en-yüksek-basınç} bar’dır.',
        'Manometresi ve duvar bağlantı ayağıyla verilir; silindir ve valflerden önce takılır.',
      ),
      articles: treatments,
    },
  ],
};
