import { brands } from '../model/brands.ts';
import type { Article, FamilyTable, Tables } from '../model/model.ts';
import { lira } from '../model/numbers.ts';
import { number, readTables, text } from '../model/readTable.ts';
import { phrase, prose, specsOf } from '../model/texts.ts';
import { countText } from '../../../common/text/locale.ts';

/** EN 853: nominal size, bore in inches, greatest outer diameter, working pressure in bar and smallest bend radius. */
const hosesOf = readTables(
  'hoses.csv',
  'Tip',
  number('Anma çapı'),
  text('İç çap (inç)'),
  number('Dış çap (mm)'),
  number('Çalışma basıncı (bar)'),
  number('Bükülme yarıçapı (mm)'),
);
export const hoseRows = { '1SN': hosesOf('1SN'), '2SN': hosesOf('2SN') };

const hose = (type: '1SN' | '2SN') =>
  hoseRows[type].map(([dn, bore, outer, bar, bend]): Article => {
    const isFirst = type === '2SN' && dn === 12;
    return {
      code: `HRT-${type}-DN${dn}`,
      name: `Hidrolik Hortum ${bore} ${type} (EN 853)`,
      specs: specsOf({
        'anma-çapı': `DN${dn}`,
        'hortum-tipi': type,
        'iç-çap': bore,
        'dış-çap': outer,
        'çalışma-basıncı': `${bar} bar’a kadar`,
        'patlama-basıncı': countText(bar * 4),
        'bükülme-yarıçapı': bend,
        'çalışma-sıcaklığı': '-40 ile +100 °C',
      }),
      price: isFirst ? null : lira(dn * (type === '1SN' ? 9.5 : 13) + 55),
      first: isFirst ? '1771506249665' : undefined,
      leadTime: dn >= 25 ? 3 : undefined,
    };
  });

/** ISO 8434-1 with a thread of ISO 1179: pipe, port and thread of the nut. */
const fittingsOf = readTables('fittings.csv', 'Seri', number('Boru (mm)'), text('Bağlantı'), text('Somun dişi'));
export const fittingRows = { L: fittingsOf('L'), S: fittingsOf('S') };

const fittings = (['L', 'S'] as const).flatMap((series) =>
  fittingRows[series].map(([pipe, port, nut]): Article => ({
    code: `RKR-${pipe}${series}-${port}`,
    name: `Düz Erkek Rakor ${pipe}${series} ${port} DIN 2353`,
    specs: specsOf({
      'boru-dış-çapı': pipe,
      bağlantı: port,
      'rakor-serisi': series === 'L' ? 'Hafif seri (L)' : 'Ağır seri (S)',
      'rakor-dişi': nut,
      malzeme: 'Çelik',
      yüzey: 'Elektrolitik çinko',
    }),
    price: lira(48 + pipe * (series === 'L' ? 6.5 : 9.5)),
    leadTime: pipe >= 20 ? 3 : undefined,
  })),
);

const common = {
  category: 'hidrolik-ve-pnömatik',
  brand: brands.fluids,
} satisfies Partial<FamilyTable>;

const hoses = {
  ...common,
  kind: 'hidrolik-hortum',
  columns: ['anma-çapı', 'iç-çap', 'dış-çap', 'çalışma-basıncı', 'bükülme-yarıçapı'],
  drawing: 'drawings/hidrolik-hortum.svg',
  unit: 'METRE',
  typical:
    'The burst pressure is four times the working pressure, which EN 853 asks for. Price of a metre from the bore.',
} satisfies Partial<FamilyTable>;

const hoseText = prose(
  'çelik tel örgülü hidrolik hortum; {anma-çapı} ({iç-çap}), dış çapı en çok {dış-çap} mm.',
  'Çalışma basıncı {çalışma-basıncı}, en düşük patlama basıncı {patlama-basıncı} bar, en küçük bükülme yarıçapı',
  '{bükülme-yarıçapı} mm’dir. Mineral yağda -40 ile +100 °C arasında kullanılır;',
  'metreyle ya da uçları preslenmiş olarak hazırlanır.',
);

export const hoseTables: Tables = {
  families: [
    {
      ...hoses,
      id: 'hidrolik-hortum-2sn',
      name: 'Hidrolik hortum EN 853 2SN',
      standards: ['EN 853 2SN', 'ISO 1436'],
      describe: phrase(`İki kat ${hoseText}`),
      articles: hose('2SN'),
    },
    {
      ...hoses,
      id: 'hidrolik-hortum-1sn',
      name: 'Hidrolik hortum EN 853 1SN',
      standards: ['EN 853 1SN', 'ISO 1436'],
      describe: phrase(`Tek kat ${hoseText}`),
      articles: hose('1SN'),
    },
    {
      ...common,
      kind: 'hidrolik-rakor',
      id: 'yüksüklü-boru-rakoru',
      name: 'Yüksüklü boru rakoru, düz erkek',
      columns: ['boru-dış-çapı', 'rakor-serisi', 'bağlantı', 'rakor-dişi'],
      standards: ['DIN 2353', 'ISO 8434-1'],
      typical: 'Price from the pipe and the series.',
      drawing: 'drawings/hidrolik-rakor.svg',
      unit: 'PIECE',
      describe: phrase(
        'Dış çapı {boru-dış-çapı} mm çelik boru için kesme yüksüklü düz erkek rakor (DIN 2353, ISO 8434-1);',
        'gövde bağlantısı {bağlantı} dış diş, somun dişi {rakor-dişi}. {rakor-serisi}, çinko kaplı çelik;',
        'somun ve yüksükle birlikte verilir. Hidrolik ünite, silindir ve yağlama hatlarında kullanılır.',
      ),
      articles: fittings,
    },
  ],
};
