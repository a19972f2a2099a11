import { expect, test } from 'vitest';
import { dosCode } from '../../../../common/text/turkishBytes.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { triedAll, workbookOf, type Made } from '../../../testing/random/oddSheets.ts';

// Tables that programs write as JSON, prices as lists write them, letters of two kinds in one file, and cells of further writers.

const two = { rows: ['A-1|Vana|10', 'A-2|Nipel|20'] };
const heading = '["Stok Kodu","Ürün Adı","Fiyat"]';
const first = '["A-1","Vana",10]';
const second = '["A-2","Nipel",20]';
const one = '{"stok kodu":"A-1","ad":"Vana","fiyat":10}';
const other = '{"stok kodu":"A-2","ad":"Nipel","fiyat":20}';

const json: Made[] = [
  ['lists whose first one names the columns', `[${heading},${first},${second}]`, two],
  ['the same in several lines', `[\n  ${heading},\n  ${first},\n  ${second}\n]`, two],
  ['a list in each line', `${heading}\n${first}\n${second}\n`, two],
  ['the answer of a sheet', `{"range":"A1:C3","values":[${heading},${first},${second}]}`, two],
  ['names beside rows', `{"columns":${heading},"index":[0,1],"data":[${first},${second}]}`, two],
  [
    'columns that say more than their names',
    `{"draw":1,"columns":[{"title":"Stok Kodu"},{"title":"Ad"},{"title":"Fiyat"}],"data":[${first},${second}]}`,
    two,
  ],
  ['columns as lists', '{"Stok Kodu":["A-1","A-2"],"Ad":["Vana","Nipel"],"Fiyat":[10,20]}', two],
  [
    'columns by the numbers of rows',
    '{"Stok Kodu":{"0":"A-1","1":"A-2"},"Ad":{"0":"Vana","1":"Nipel"},"Fiyat":{"0":10,"1":20}}',
    two,
  ],
  [
    'records by their keys',
    '{"x":{"kod":"A-1","ad":"Vana","fiyat":10},"y":{"kod":"A-2","ad":"Nipel","fiyat":20}}',
    two,
  ],
  ['one record in a list', `[${one}]`, { rows: ['A-1|Vana|10'] }],
  [
    'one record with its pictures',
    `[{"stok kodu":"A-1","ad":"Vana","fiyat":10,"r":[{"u":"a"}]}]`,
    { rows: ['A-1|Vana|10'] },
  ],
  ['one record within an answer', `{"durum":"ok","urunler":[${one}]}`, { rows: ['A-1|Vana|10'] }],
  ['one record in several lines', one.replaceAll(',', ',\n'), { rows: ['A-1|Vana|10'] }],
  ['a call', `geriCagir([${one},${other}]);`, two],
  ['commas between lines', `${one},\n${other}`, two],
  ['a mark before each record', `\x1e${one}\n\x1e${other}\n`, two],
  ['a number that is none', `[${one.replace('10', 'NaN')},${other}]`, { rows: ['A-2|Nipel|20'], wrong: 1 }],
  [
    'prices with their currencies within',
    `[${one.replace('10', '{"tutar":10,"paraBirimi":"USD"}')},${other.replace('20', '{"tutar":20,"paraBirimi":"TRY"}')}]`,
    { rows: ['A-2|Nipel|20'], wrong: 1 },
  ],
  [
    'a list that breaks off',
    `[${one},{"stok kodu":"A-2","ad":"Ni`,
    'This JSON is damaged, or breaks off in the middle. Fetch the file again.',
  ],
];

const list = (price: string, heading = 'Fiyat') => `Stok Kodu;Ad;${heading}\nA-1;Vana;${price}\nA-2;Nipel;20,00`;
const firstIs = (price: number) => ({ rows: [`A-1|Vana|${price}`, 'A-2|Nipel|20'] });
const prices: Made[] = [
  ...['12,50 TL + KDV', '12,50+KDV', '12,50 ₺ (KDV hariç)', '12.50 + kdv', '12,50 TL KDV HARİÇ'].map((price): Made => [
    `the net price ${price}`,
    list(price),
    firstIs(15),
  ]),
  ...['12,50 TL (KDV Dahil)', '12,50 KDV dâhil', '12,50 TL/Adet', '12,50 / ad'].map((price): Made => [
    `the price ${price}`,
    list(price),
    firstIs(12.5),
  ]),
  [
    'a net price under a heading that says so',
    list('12,50 + KDV', 'Fiyat (KDV Hariç)'),
    { rows: ['A-1|Vana|15', 'A-2|Nipel|24'] },
  ],
  [
    'a net price under a heading that says the opposite',
    list('12,50 + KDV', 'Fiyat (KDV Dahil)'),
    { rows: ['A-2|Nipel|20'], wrong: 1 },
  ],
  ['a net price in euros', list('12,50 € + KDV'), { rows: ['A-2|Nipel|20'], wrong: 1 }],
  ['a price of a metre', list('12,50 TL/m'), { rows: ['A-2|Nipel|20'], wrong: 1 }],
  ...[
    'Fiyat $',
    '$ Fiyat',
    'Fiyat (€)',
    'USD Fiyat',
    'Euro Fiyatı',
    'Price, EUR',
    'Fiyat/EUR',
    'Birim fiyat (avro)',
    'EUR',
    'Dolar fiyatı',
  ].map((name): Made => [`the heading ${name}`, list('10,00', name), { rows: [], wrong: 2 }]),
  ...[
    'Fiyat ₺',
    'TL',
    'Net Fiyat',
    'Yeni Fiyat',
    'Peşin Fiyat',
    'SATIS_FIYAT1',
    'Perakende Satış Fiyatı',
    'Bayi Fiyatı',
  ].map((name): Made => [`the heading ${name}`, list('10,00', name), firstIs(10)]),
  ['a price without KDV in one word', list('10,00', 'KDVsiz Fiyat'), { rows: ['A-1|Vana|12', 'A-2|Nipel|24'] }],
  [
    'prices in two currencies beside each other',
    'Stok Kodu;Ad;Fiyat $;Fiyat TL\nA-1;Vana;1,00;10,00\nA-2;Nipel;2,00;20,00',
    two,
  ],
  [
    'an old and a new price beside the price',
    'Stok Kodu;Ad;Bayi Fiyatı;Fiyat\nA-1;Vana;7;10,00\nA-2;Nipel;8;20,00',
    two,
  ],
];

const encoded = (text: string) => {
  const decoder = new TextDecoder('windows-1254');
  const signs = Array.from({ length: 0x100 }, (_, at) => decoder.decode(Uint8Array.of(at)));
  return Buffer.from(Array.from(text, (sign) => signs.indexOf(sign)));
};
const dos = (text: string) => Buffer.from(Array.from(text, (sign) => dosCode(sign) ?? 0));
const head = 'Stok Kodu;Ürün Adı;Fiyat\n';
const rows = 'ŞÇ-1;Küresel vana ölçülü;10,00\nA-2;Çekvalf ısı ğ;20,00\n';
const both = { rows: ['ŞÇ-1|Küresel vana ölçülü|10', 'A-2|Çekvalf ısı ğ|20'] };
const letters: Made[] = [
  ['headings of Windows above rows of UTF-8', Buffer.concat([encoded(head), Buffer.from(rows)]), both],
  ['a title of Windows above them', Buffer.concat([encoded('ÖZ ŞAHİN VANA\n'), Buffer.from(head + rows)]), both],
  [
    'headings of UTF-8 above rows of Windows',
    Buffer.concat([Buffer.from(head), encoded(`${rows}B-1;Şişe ağzı;1,00\n`)]),
    {
      rows: [...both.rows, 'B-1|Şişe ağzı|1'],
    },
  ],
  ['headings of UTF-8 above rows of DOS', Buffer.concat([Buffer.from(head), dos(rows)]), both],
  [
    'a row of UTF-8 that was added to a file of DOS',
    Buffer.concat([dos(`${head}B-1;Şişe ölçülü, ısı ğ;1,00\n`), Buffer.from(rows)]),
    { rows: ['B-1|Şişe ölçülü, ısı ğ|1', ...both.rows] },
  ],
];

const printed: Made[] = [
  [
    'columns that begin in one place',
    'Stok Kodu     Ürün Adı          Fiyat\nA-1           Vana             10,00\nA-2           Nipel            20,00\n',
    two,
  ],
  [
    'blank cells, a title, a line and a sum',
    [
      'ÖZ VANA FİYAT LİSTESİ',
      '',
      'Stok Kodu   Ürün Adı          Kategori     Fiyat',
      '-----------------------------------------------',
      'A-1         Vana 1 / 2                       10,00',
      'A-2         Nipel                            20,00',
      '            TOPLAM                           30,00',
      '',
    ].join('\n'),
    { rows: ['A-1|Vana 1 / 2|10', 'A-2|Nipel|20'], no: 2 },
  ],
  [
    'two blanks within a name of a table of commas',
    'Stok Kodu,Ürün Adı,Fiyat\nA-1,Vana  kısa,10.00\nA-2,Nipel  uzun,20.00\n',
    { rows: ['A-1|Vana  kısa|10', 'A-2|Nipel  uzun|20'] },
  ],
];

const table = (cells: [string, string, string], more = {}) =>
  workbookOf([['Stok Kodu', 'Ad', 'Fiyat'], cells, ['A-2', 'Nipel', '<c><v>20</v></c>']], more);
const later = { settings: '<calcPr fullCalcOnLoad="1"/>' };
const writers: Made[] = [
  [
    'a code in a cell of fractions',
    table(['<c s="1"><v>0.5</v></c>', 'Vana', '10'], { formats: ['# ?/?'] }),
    { rows: ['1/2|Vana|10', 'A-2|Nipel|20'] },
  ],
  [
    'one of eighths',
    table(['<c s="1"><v>1.375</v></c>', 'Vana', '10'], { formats: ['# ??/??'] }),
    { rows: ['1 3/8|Vana|10', 'A-2|Nipel|20'] },
  ],
  [
    'formulas of an area that are reckoned later',
    workbookOf(
      [
        ['Stok Kodu', 'Ad', 'Fiyat'],
        ['A-1', 'Vana', '<c><f t="array" ref="C2:C3">E2:E3*2</f><v>0</v></c>'],
        ['A-2', 'Nipel', '<c><v>0</v></c>'],
        ['A-3', 'Boru', '<c><v>0</v></c>'],
      ],
      later,
    ),
    { rows: ['A-3|Boru|0'], wrong: 2 },
  ],
  [
    'a table of dBase',
    Buffer.concat([Buffer.of(0x03, 126, 11, 28, 2, 0, 0, 0, 97, 0, 30, 0), Buffer.alloc(200, ' ')]),
    'This is a database. Export the table as .xlsx or .csv from its program, then choose that.',
  ],
  [
    'a workbook of Excel 2',
    Buffer.concat([Buffer.of(9, 0, 4, 0, 2, 0, 16, 0), Buffer.alloc(60)]),
    'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.',
  ],
  [
    'a workbook of Lotus',
    Buffer.concat([Buffer.of(0, 0, 0x1a, 0, 0, 16), Buffer.alloc(60)]),
    'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.',
  ],
];

test.each(Object.entries({ json, prices, letters, printed, writers }))(
  'tables of further programs, %s: read, or refused for what they are',
  async (_, files) => {
    const api = await openTestApi();
    const { got, right } = await triedAll(api, files);
    expect(got).toEqual(right);
  },
);
