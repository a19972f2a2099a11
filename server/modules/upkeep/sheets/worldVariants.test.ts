import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dosCode, fromDos } from '../../../../common/text/turkishBytes.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { importFile, triedAll, workbookOf, type Made } from '../../../testing/random/oddSheets.ts';

// Further shapes of the files that `worldTables` and `worldWorkbooks` have: other programs, other languages, other words.

const head = 'Stok Kodu;Ürün Adı;Fiyat (KDV Dahil)\n';
const pair = `${head}ŞÇ-1;Küresel vana ölçülü, dişli;10,00\nA-2;Çekvalf ısı ğ;20,00\n`;
const both = { rows: ['ŞÇ-1|Küresel vana ölçülü, dişli|10', 'A-2|Çekvalf ısı ğ|20'] };
const two = { rows: ['A-1|Vana|10', 'A-2|Nipel|20'] };
const list = `${head}A-1;Vana;10,00\nA-2;Nipel;20,00\n`;
const bytesOf = (signs: string, codeOf: (sign: string) => number) => Buffer.from(Array.from(signs, codeOf));
const inAlphabet = (label: string, text: string) => {
  const signs = Array.from({ length: 0x100 }, (_, at) => new TextDecoder(label).decode(Uint8Array.of(at)));
  return bytesOf(text, (sign) => signs.indexOf(sign));
};
const utf32 = (text: string, isLarge: boolean) => {
  const bytes = Buffer.alloc(4 * text.length);
  for (const [at, sign] of Array.from(text).entries())
    if (isLarge) bytes.writeUInt32BE(sign.codePointAt(0) ?? 0, 4 * at);
    else bytes.writeUInt32LE(sign.codePointAt(0) ?? 0, 4 * at);
  return bytes;
};
const misread = (label: string, text: string) => new TextDecoder(label).decode(Buffer.from(text));

const lines: Made[] = [
  [
    'each line of the table in one cell, as Excel saves what it has opened as one column',
    '"Stok Kodu;Ürün Adı;Fiyat (KDV Dahil)"\n"A-1;Vana;10,00"\n"A-2;Nipel;20,00"',
    two,
  ],
  [
    'the same with commas, and prices in quotes within',
    '"Stok Kodu,Ürün Adı,Fiyat (KDV Dahil)"\n"A-1,Vana,""10,00"""\n"A-2,Nipel,""20,00"""',
    two,
  ],
  [
    'the same with blank cells beside',
    '"Stok Kodu,Ürün Adı,Fiyat (KDV Dahil)";;\n"A-1,Vana,10.00";;\n"A-2,Nipel,20.00";;',
    two,
  ],
  [
    'quotes of print',
    '“Stok Kodu”;“Ürün Adı”;“Fiyat (KDV Dahil)”\n“A-1”;“Vana 1/2"”;“10,00”\n“A-2”;“Nipel; “kısa””;“20,00”',
    { rows: ['A-1|Vana 1/2"|10', 'A-2|Nipel; “kısa”|20'] },
  ],
  ['French quotes', '«Stok Kodu»,«Ürün Adı»,«Fiyat (KDV Dahil)»\n«A-1»,«Vana»,«10,00»\n«A-2»,«Nipel»,«20,00»', two],
  [
    'names of signs that end as cells do',
    `${head}A-1;&#350;aft &amp; &#x130;&#287;ne;10,00\nA-2;&Ccedil;elik R&D;20,00`,
    { rows: ['A-1|Şaft & İğne|10', 'A-2|Çelik R&D|20'] },
  ],
  ['a line sep= of another program', `sep=|\n${list}`, two],
  [
    'a table of Markdown',
    '| Stok Kodu | Ürün Adı | Fiyat |\n|---|:--|--:|\n| A-1 | Vana | 10,00 |\n| A-2 | Nipel | 20,00 |',
    { ...two, no: 1 },
  ],
  [
    'cells of tabs with inch marks at their beginnings',
    'Stok Kodu\tÜrün Adı\tFiyat\nA-1\t"1/2" vana\t10,00\nA-2\t3/4" nipel\t20,00',
    { rows: ['A-1|"1/2" vana|10', 'A-2|3/4" nipel|20'] },
  ],
];

const letters: Made[] = [
  ['UTF-8 that a window of DOS has shown', fromDos(Buffer.from(pair)), both],
  ['UTF-8 that was read wrongly twice', misread('windows-1254', misread('windows-1254', pair)), both],
  ['UTF-8 that was read as ISO-8859-1', misread('windows-1252', pair), both],
  ['UTF-32 with the large end first', utf32(`\ufeff${pair}`, true), both],
  ['UTF-32 without a mark', utf32(pair, false), both],
  ['a mark of UTF-16 before UTF-8', Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(pair)]), both],
  [
    'a mark of UTF-8 before DOS',
    Buffer.concat([Buffer.from('\ufeff'), bytesOf(pair, (sign) => dosCode(sign) ?? 0)]),
    both,
  ],
  ['zeros behind its end', Buffer.concat([Buffer.from(pair), Buffer.alloc(512)]), both],
  [
    'Cyrillic',
    inAlphabet(
      'windows-1251',
      'Stok Kodu;Urun Adi;Fiyat\nA-1;Кран шаровой латунный;10,00\nA-2;Клапан обратный;20,00\n',
    ),
    { rows: ['A-1|Кран шаровой латунный|10', 'A-2|Клапан обратный|20'] },
  ],
  [
    'Greek',
    inAlphabet(
      'windows-1253',
      'Stok Kodu;Urun Adi;Fiyat\nA-1;Σφαιρική βαλβίδα ορειχάλκινη;10,00\nA-2;Βαλβίδα αντεπιστροφής;20,00\n',
    ),
    { rows: ['A-1|Σφαιρική βαλβίδα ορειχάλκινη|10', 'A-2|Βαλβίδα αντεπιστροφής|20'] },
  ],
  [
    'German of DOS',
    bytesOf(
      'Artikelnummer;Bezeichnung;Preis\nA-1;Übergänge für Öl;10,00\nA-2;Kugelhähne;20,00\n',
      (sign) => dosCode(sign) ?? 0,
    ),
    { rows: ['A-1|Übergänge für Öl|10', 'A-2|Kugelhähne|20'] },
  ],
];

const headings: Made[] = [
  ...[
    'Mal Kodu;Mal Adı;Satış Fiyatı',
    'Parça No;Parça Adı;Fiyatı',
    'KOD;CİNSİ;B.FİYAT TL',
    'STOK_KODU;STOK_ADI;SATIS_FIYATI_1',
    'stokKodu;urunAdi;birimFiyat',
    '1-Stok Kodu;2-Ürün Adı;3-Fiyat (KDV Dahil)',
    '[Stok Kodu];[Ürün Adı];[Fiyat]',
    'Stok Kodu...;Ürün Adı :;Fiyat *',
    'S T O K  K O D U;Ü R Ü N  A D I;F İ Y A T',
    'Part Number;Title;Unit Price',
    'Artikel-Nr.;Artikelbezeichnung;Listenpreis',
  ].map((heading): Made => [heading, `${heading}\nA-1;Vana;10,00\nA-2;Nipel;20,00`, two]),
  [
    'names in two lines of a cell',
    `"Stok\nKodu";"Ürün\nAdı";"Fiyat\n(KDV Dahil)"\nA-1;Vana;10,00\nA-2;Nipel;20,00`,
    two,
  ],
];

const six = Array.from({ length: 6 }, (_, at) => `K-${at};Mil ${at};${at + 1},50\n`).join('');
const ofSix = { rows: Array.from({ length: 6 }, (_, at) => `K-${at}|Mil ${at}|${at + 1}.5`), no: 1 };
const sums = (
  'Ara Top.|TOP.|Genel Top.|T O P L A M|Dip Toplam|SUM|Total général|Sous-total|Totale|Итого|Razem|Nettosumme|Netto gesamt|' +
  'Net Total (Excl. VAT)|Satır toplamı|Toplam ürün sayısı: 6|RULMANLAR TOPLAM|Suma końcowa'
).split('|');
const notes = (
  'Listelenen kayıt: 6|*** LİSTE SONU ***|-- SON --|Basım tarihi: 28.11.2026|1/3|Devamı arka sayfada|Nakliye alıcıya aittir|' +
  'Teslim: stoktan|Ödeme: peşin|Opsiyon: 7 gün|Geçerlilik: 15 gün|Dip not|(*) Sipariş üzerine|Tel 0212 000 00 00|Banka bilgileri|' +
  'Prices exclude VAT|E. & O.E.|Subject to change without notice|Alle Preise zzgl. MwSt.|Änderungen vorbehalten|Seite 1 von 3|End of list'
).split('|');
const sections = [
  'A GRUBU;;',
  '10;RULMANLAR;',
  '1.1;Bilyalı;',
  'Kategori;Yaylar;',
  'Marka:;SKF;',
  '>> BORULAR;;',
  ';■ Çelik;',
  '2. BÖLÜM - VANALAR;;',
];
const rows: Made[] = [
  ...sums.map((text): Made => [`the sum ${text}`, `${head}${six};${text};24,00`, ofSix]),
  ...sums.slice(0, 6).map((text): Made => [`the sum ${text} in place of a code`, `${head}${six}${text};;24,00`, ofSix]),
  ...notes.map((text): Made => [`the note ${text}`, `${head}${six};${text};`, ofSix]),
  ...notes.slice(-7).map((text): Made => [`the note ${text} in place of a code`, `${head}${six}${text};;`, ofSix]),
  ...sections.map((text): Made => [`the section ${text}`, `${head}${text}\n${six}`, ofSix]),
  [
    'products that are called almost like these',
    `${head}${six}S-1;Sonlandırma;1,00\nS-2;Top vana;2,00\nS-3;Marka etiketi;\nS-4;Toplam;24,00\n;Teslim pompası 1/3;3,00`,
    {
      rows: [
        ...ofSix.rows,
        'S-1|Sonlandırma|1',
        'S-2|Top vana|2',
        'S-3|Marka etiketi|',
        'S-4|Toplam|24',
        '|Teslim pompası 1/3|3',
      ],
    },
  ],
];

const currencies: Made[] = [
  ...['Doviz_Tipi;2', 'Döviz Kodu;20', 'Währung;EUR', ';€', 'Para Brm;US$', 'Fiyat Döviz;USD/ad'].map(
    (beside): Made => {
      const [heading = '', cell = ''] = beside.split(';');
      return [
        `${cell} in a column ${heading}`,
        `Stok Kodu;Ürün Adı;Fiyat;${heading}\nA-1;Vana;10,00;${cell}\nA-2;Nipel;20,00;${cell}`,
        { rows: [], wrong: 2 },
      ];
    },
  ),
  ...['Doviz_Tipi;0', 'Döviz Kodu;160', 'Kur;1', 'Kur;41', 'Para Brm;TL'].map((beside): Made => {
    const [heading = '', cell = ''] = beside.split(';');
    return [
      `${cell} beside, in a column ${heading}`,
      `Stok Kodu;Ürün Adı;Fiyat;${heading}\nA-1;Vana;10,00;${cell}\nA-2;Nipel;20,00;${cell}`,
      two,
    ];
  }),
  ...['€ 12,50', '12,50 Avro', 'US$20', '20,-€', '¥500', '5 ₽', 'CHF 5.-', '12 руб', '12 zł', '20 cent'].map(
    (price): Made => [
      `the price ${price}`,
      `${head}A-1;Vana;${price}\nA-2;Nipel;20,00`,
      { rows: ['A-2|Nipel|20'], wrong: 1 },
    ],
  ),
];

const parts = (text: string) =>
  `<xml xmlns:s="u" xmlns:rs="r" xmlns:z="z"><s:Schema id="R"><s:ElementType name="row">${text}</s:ElementType></s:Schema><rs:data>` +
  '<z:row stok_kodu="A-1" ad="Vana" fiyat="10.00"/><z:row stok_kodu="A-2" ad="Nipel" fiyat="20.00"/></rs:data></xml>';
const feeds: Made[] = [
  ['rows of a database behind their description', parts('<s:AttributeType name="a" rs:number="1"/>'.repeat(5)), two],
  [
    'a data set with its schema',
    '<NewDataSet><xs:schema xmlns:xs="x"><xs:element name="T"><xs:complexType>' +
      '<xs:element name="a" type="t"/>'.repeat(4) +
      '</xs:complexType></xs:element></xs:schema>' +
      '<T><stok_kodu>A-1</stok_kodu><ad>Vana</ad><fiyat>10.00</fiyat></T><T><stok_kodu>A-2</stok_kodu><ad>Nipel</ad><fiyat>20.00</fiyat></T></NewDataSet>',
    two,
  ],
  [
    'a packet of Delphi',
    `<DATAPACKET><METADATA><FIELDS>${'<FIELD attrname="a" fieldtype="s"/>'.repeat(4)}</FIELDS></METADATA><ROWDATA>` +
      '<ROW stok_kodu="A-1" ad="Vana" fiyat="10.00"/><ROW stok_kodu="A-2" ad="Nipel" fiyat="20.00"/></ROWDATA></DATAPACKET>',
    two,
  ],
  [
    'the answer of a server that refuses',
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    'The file has no records: no element of it stands several times. It may be the answer of a server, not the list.',
  ],
];

const book = () =>
  workbookOf([
    ['Stok Kodu', 'Ürün Adı', 'Fiyat (KDV Dahil)'],
    ['A-1', 'Vana', '<c><v>10</v></c>'],
    ['A-2', 'Nipel', '<c><v>20</v></c>'],
  ]);
const before = async (text: string) => Buffer.concat([Buffer.from(text), await book()]);
const containers: Made[] = [
  ['a blank line before a workbook', before('\r\n'), two],
  ['a mark and a warning of a server before it', before('\ufeff<br />\nNotice: Undefined index in export.php\n'), two],
  ['text behind it', book().then((bytes) => Buffer.concat([bytes, Buffer.from('\r\n<!-- cached -->\r\n')])), two],
  [
    'a packed file of another kind',
    Buffer.concat([Buffer.from('BZh91AY&SY'), deflateRawSync(Buffer.from(list))]),
    'This file is packed in a way that is not read here. Unpack it, then choose the spreadsheet in it.',
  ],
  [
    'a database',
    Buffer.from(`SQLite format 3\0${'x'.repeat(90)}`, 'latin1'),
    'This is a database. Export the table as .xlsx or .csv from its program, then choose that.',
  ],
  [
    'a DIF file',
    'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,3\r\n""\r\n',
    'This is a file of an old kind (.dif). Save it as .xlsx in Excel, then choose it again.',
  ],
];

const groups = { lines, letters, headings, rows, currencies, feeds, containers };

test.each(Object.entries(groups))(
  'further files of the world, %s: read, or refused for what they are',
  async (_, files) => {
    const api = await openTestApi();
    const { got, right } = await triedAll(api, files);
    expect(got).toEqual(right);
  },
);

test('codes that programs of other languages have changed are refused, and what people write is not', async () => {
  const api = await openTestApi();
  const changed = (
    '03.апр|апр.03|03.mars|03-kwi|maj-03|03-mei|4月3日|2026年4月3日|2026. 04. 03.|3. April|3 Nisan|Nisan 2026|Apr 3, 2026|03/04/26|' +
    'Cum 03.04.2026|3-Nis-2026 00:00|12:00:00 AM|8.69×10^12|8,69E +12|6.204D+08|(6.2E+08)|8.69E+0012|6204.0|6204,00|None|NaT|(boş)|n/a|yok|#N.A.'
  ).split('|');
  const kept =
    '6204.5|10.0|3-4|12.05.06|20x1000|M10x10|Ocak 4|3 MART|04.26|NONE-1|2026-04|10/20|1/2|5E-3|20 x 10'.split('|');
  const file = [...changed, ...kept].map((code, at) => `${code};Parça ${at};1,00`).join('\n');
  const { rows } = await importFile(api, `Stok kodu;Ad;Fiyat\n${file}`, { dryRun: true });
  const codeOf = (line: number) => [...changed, ...kept][line - 2];
  expect(rows.filter(({ outcome }) => outcome === 'WRONG').map(({ line }) => codeOf(line))).toEqual(changed);
});

test('a code that has lost its zeros is asked about: by the catalogue, and by the other codes of its file', async () => {
  const api = await openTestApi();
  await importFile(api, 'Stok kodu;Ad;Fiyat\n000123;Vana;1,00\n00456;Nipel;2,00\nAB-7;Te;3,00\n789;Boru;4,00');
  const asked = async (file: string | Buffer, more = {}) =>
    (await importFile(api, file, { dryRun: true, ...more })).rows.map(
      ({ outcome, reasons }) => reasons[0]?.message.split('.')[0] ?? outcome,
    );
  const file = 'Stok kodu;Ad;Fiyat\n123;Küresel vana;1,00\n456;Kısa nipel;2,00\n789;Boru;5,00\n790;Kep;5,00';
  expect(await asked(file)).toEqual([
    '123 is perhaps 000123, whose zeros a spreadsheet has taken away',
    '456 is perhaps 00456, whose zeros a spreadsheet has taken away',
    'CHANGED',
    'ADDED',
  ]);
  // A person says that it is another code, or which it was.
  const corrections = [
    { line: 2, field: 'stockCode', value: '123' },
    { line: 3, field: 'stockCode', value: '00456' },
  ];
  expect(await asked(file, { corrections })).toEqual(['ADDED', 'CHANGED', 'CHANGED', 'ADDED']);
  const cell = (number: number) => `<c><v>${number}</v></c>`;
  const mixed = await workbookOf([
    ['Stok kodu', 'Ad'],
    ...[
      ['001001', 'A'],
      ['001002', 'B'],
      [cell(1003), 'C'],
      ['001004', 'D'],
      ['101005', 'E'],
    ],
  ]);
  expect(await asked(mixed)).toEqual([
    ...['ADDED', 'ADDED', '1003 is perhaps 001003, whose zeros a spreadsheet has taken away', 'ADDED', 'ADDED'],
  ]);
});
