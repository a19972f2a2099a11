import { expect, test } from 'vitest';
import { encoded } from '../../../spreadsheet/csv.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { triedAll, type Made } from '../../../testing/random/oddSheets.ts';

// Tables of text as programs of the world write them. A try writes nothing, so that all of them share one catalogue.

const head = 'Stok Kodu;Ürün Adı;Fiyat (KDV Dahil)\n';
const pair = `${head}ŞÇ-1;Küresel vana ölçülü, dişli;10,00\nA-2;Çekvalf ısı ğ;20,00\n`;
const both = { rows: ['ŞÇ-1|Küresel vana ölçülü, dişli|10', 'A-2|Çekvalf ısı ğ|20'] };
const ofTwo = (first: string, second: string, third?: string) => ({
  rows: [`A-1|${first}|10`, `A-2|${second}|20`, ...(third === undefined ? [] : [`A-3|${third}|5`])],
});
const plain = { ...ofTwo('Vana', 'Nipel') };

const quotes: Made[] = [
  [
    'inch marks in cells with and without quotes',
    `${head}A-1;Küresel Vana 1/2";10,00\nA-2;"Vana 3/4"" pirinç";20,00\nA-3;1" x 1/2" redüksiyon;5,00`,
    ofTwo('Küresel Vana 1/2"', 'Vana 3/4" pirinç', '1" x 1/2" redüksiyon'),
  ],
  [
    'commas, all cells in quotes, none doubled',
    'Stok Kodu,Ürün Adı,Fiyat (KDV Dahil)\n"A-1","Vana 1/2", pirinç","10.00"\n"A-2","Nipel 1"","20.00"\n"A-3","Dirsek 3/4" x 1/2"","5.00"',
    ofTwo('Vana 1/2", pirinç', 'Nipel 1"', 'Dirsek 3/4" x 1/2"'),
  ],
  [
    'quotes behind backslashes, as databases write them',
    String.raw`${head}A-1;"Vana 1/2\" pirinç";10,00${'\n'}A-2;"Nipel 3/4\"";20,00`,
    ofTwo('Vana 1/2" pirinç', 'Nipel 3/4"'),
  ],
  [
    'an inch mark before a line within a cell',
    `${head.replace('\n', '\r\n')}A-1;"Vana 1/2""\npirinç";10,00\r\nA-2;Nipel 1";20,00\r\n`,
    ofTwo('Vana 1/2" pirinç', 'Nipel 1"'),
  ],
  [
    'apostrophes around cells',
    `'Stok Kodu';'Ürün Adı';'Fiyat (KDV Dahil)'\n'A-1';'Vana 1/2"';'10,00'\n'A-2';'Nipel; kısa';'20,00'`,
    ofTwo('Vana 1/2"', 'Nipel; kısa'),
  ],
  [
    'blanks between the sign and the quote',
    'Stok Kodu; Ürün Adı; Fiyat (KDV Dahil)\n"A-1"; "Vana; 1/2"" pirinç" ; "10,00"\n"A-2"; "Nipel"; "20,00"',
    ofTwo('Vana; 1/2" pirinç', 'Nipel'),
  ],
  [
    'texts that are formulas, to keep their zeros',
    `${head}="0012";Vana;10,00\n="A-2";=T("Nipel");20,00`,
    { rows: ['0012|Vana|10', 'A-2|Nipel|20'] },
  ],
  [
    'an apostrophe before each code',
    `${head}'0012;Vana;10,00\n'A-2;'lı nipel;20,00\n'123;Boru;5,00`,
    { rows: ['0012|Vana|10', "A-2|'lı nipel|20", '123|Boru|5'] },
  ],
  [
    'names of signs, as pages write them',
    'Stok Kodu\tÜrün Adı\tFiyat (KDV Dahil)\nA-1\tVana&nbsp;&amp; nipel &frac12;&quot;\t10,00',
    { rows: ['A-1|Vana & nipel ½"|10'] },
  ],
];

const letters: Made[] = [
  ...(['CP857', 'WINDOWS-1254', 'MAC-TURKISH'] as const).flatMap((name): Made[] => [
    [name, encoded(pair, name), both],
    [
      `${name} in capitals`,
      encoded(`${head.toUpperCase()}A-1;KÜRESEL VANA DİŞLİ ÇELİK;10,00\nA-2;ÇEKVALF ISI ÖLÇÜ;20,00\n`, name),
      ofTwo('KÜRESEL VANA DİŞLİ ÇELİK', 'ÇEKVALF ISI ÖLÇÜ'),
    ],
  ]),
  ['a Macintosh with its own ends of lines', encoded(pair.replaceAll('\n', '\r'), 'MAC-TURKISH'), both],
  ['UTF-16 without a mark, large end first', Buffer.from(pair, 'utf16le').swap16(), both],
  ['two marks', `\ufeff\ufeff${pair}`, both],
  ['UTF-32', Buffer.from(Uint32Array.from([...`\ufeff${pair}`].map((sign) => sign.codePointAt(0) ?? 0)).buffer), both],
  [
    'UTF-8 that was read as Windows and saved once more',
    new TextDecoder('windows-1254').decode(Buffer.from(pair)),
    both,
  ],
  [
    'a mark of UTF-8 before letters of Windows',
    Buffer.concat([Buffer.from('\ufeff'), encoded(pair, 'WINDOWS-1254')]),
    both,
  ],
  ['letters and their marks apart', pair.normalize('NFD'), both],
  ['the end of a file of DOS', `${pair}\x1a`, both],
];

const lines: Made[] = [
  ...['^', '~', '¦', '§', '|', '\t'].map((sign): Made => [`divided by ${sign}`, pair.replaceAll(';', sign), both]),
  [
    'three ends of lines',
    `${head.replace('\n', '\r\n')}A-1;Vana;10,00\nA-2;Nipel;20,00\rA-3;Boru;5,00\r\n`,
    ofTwo('Vana', 'Nipel', 'Boru'),
  ],
  ['lines that end twice', pair.replaceAll('\n', '\r\r\n'), both],
  [
    'ends of lines that only a word processor knows',
    `${head}A-1;Vana\u2028pirinç;10,00\nA-2;Nipel\u0085kısa;20,00`,
    ofTwo('Vana pirinç', 'Nipel kısa'),
  ],
  ['blank columns and rows at the end', `${pair.replaceAll('\n', ';;;;\n')};;;;;;\n;;;;;;`, both],
  ['sep= behind a mark', `\ufeffsep=;\r\n${pair}`, both],
  [
    'a heading far below',
    `;;\n${Array.from({ length: 36 }, (_, at) => `Not ${at}: uzun bir açıklama;;`).join('\n')}\n${pair}`,
    both,
  ],
  ['commas in a title', `ABC Ltd. Şti., İstanbul, Türkiye, 2026\n${pair}`, both],
  ['columns from C on', ';;Stok Kodu;Ürün Adı;Fiyat (KDV Dahil)\n;;A-1;Vana;10,00\n;;A-2;Nipel;20,00', plain],
  ['numbers of the columns', `${head}1;2;3\nA-1;Vana;10,00\nA-2;Nipel;20,00`, { ...plain, no: 1 }],
  [
    'a table that a database has printed',
    `${head}---------;--------;------\nA-1;Vana;10,00\nA-2;Nipel;20,00\n\n(2 rows affected)\n`,
    { ...plain, no: 2 },
  ],
  [
    'names of columns in two lines, each a part of the name',
    'Stok;Ürün;Fiyat\nKodu;Adı;(KDV Hariç)\nA-1;Vana;10,00\nA-2;Nipel;20,00',
    { rows: ['A-1|Vana|12', 'A-2|Nipel|24'] },
  ],
  [
    'two prices below one name',
    'Stok Kodu;Ürün Adı;Birim Fiyat;\n;;KDV Hariç;KDV Dahil\nA-1;Vana;8,00;10,00\nA-2;Nipel;16,00;20,00',
    plain,
  ],
  ['headings in German', 'Artikel-Nr.;Bezeichnung;Preis (KDV dahil)\nA-1;Vana;10,00\nA-2;Nipel;20,00', plain],
  ['sep= in quotes', `"sep=;"\r\n${head}A-1;"Vana 1/2"" x";10,00`, { rows: ['A-1|Vana 1/2" x|10'] }],
  [
    'sep= with tabs between the cells, of which some have commas',
    `SEP=\t\n${head.replaceAll(';', '\t')}A-1\tVana, x; y\t10,00`,
    { rows: ['A-1|Vana, x; y|10'] },
  ],
  [
    'three lines of headings',
    'ÜRÜN;;FİYAT\nStok Kodu;Ürün Adı;KDV Dahil\n;;TL\nA-1;Vana;10,00\nA-2;Nipel;20,00',
    plain,
  ],
];

const sums = (...texts: string[]) => texts.map((text) => `;${text};30,00`).join('\n');
const rows: Made[] = [
  [
    'sums of programs in three languages, with their numbers',
    [
      `${head}A-1;Vana;10,00\nA-2;Nipel;20,00`,
      sums('Zwischensumme', 'Gesamtsumme', 'MwSt. 19 %', 'Hesaplanan KDV'),
      sums('Subtotal', 'YALNIZ OTUZ TL', 'Tax 20%', 'TEVKİFAT'),
      'GESAMT;;30,00',
    ].join('\n'),
    { ...ofTwo('Vana', 'Nipel'), no: 9 },
  ],
  [
    'products that are called almost like sums',
    `${head}A-1;Toplama kabı;10,00\nA-2;Summer somunu;20,00\nA-3;Yalnızca TL;5,00`,
    ofTwo('Toplama kabı', 'Summer somunu', 'Yalnızca TL'),
  ],
  [
    'headings, sums and remarks of a short list',
    `${head};1. BÖLÜM: VANALAR;\nA-1;Vana;10,00\nA-2;Nipel;20,00\n;ARA TOPLAM;30,00\n;2. BÖLÜM;\nA-3;Boru;5,00\n;;\n` +
      ';KDV (%20);7,00\n;GENEL TOPLAM;42,00\n;Yalnız kırk iki TL;\n;Vade: 30 gün;\n;Sayfa 1/1;',
    { ...ofTwo('Vana', 'Nipel', 'Boru'), no: 8 },
  ],
  [
    'a title in each of its joined cells',
    `${head}VANALAR;VANALAR;\nA-1;Vana;10,00\nA-2;Nipel;20,00\nTOPLAM;;30,00`,
    { ...plain, no: 2 },
  ],
  [
    'contacts below',
    `${head}A-1;Vana;10,00\nA-2;Nipel;20,00\n;;\nSipariş hattı: 0212 000 00 00;;\ninfo@abc.example;;\n` +
      'IBAN: TR00 0000 0000 0000 0000 0000 00;;\nİyi çalışmalar dileriz;;\nRapor tarihi: 28.11.2026;;\nKayıt sayısı: 2;;',
    { ...plain, no: 6 },
  ],
  [
    'products that are called by their codes',
    `${head}A;A;10,00\nB;B;20,00\nC;C;`,
    { rows: ['A|A|10', 'B|B|20', 'C|C|'] },
  ],
];

const prices: Made[] = [
  ['a title that names euros', `FİYAT LİSTESİ (EUR)\n\n${head}A-1;Vana;10,00\nA-2;Nipel;20,00`, { rows: [], wrong: 2 }],
  [
    'a sentence that names dollars',
    `ABC;;\nTüm fiyatlarımız USD cinsindendir.;;\n${head}A-1;Vana;10,00\nA-2;Nipel;20,00 TL`,
    { rows: ['A-2|Nipel|20'], wrong: 1 },
  ],
  [
    'a note below that names euros',
    `${head}A-1;Vana;10,00\nA-2;Nipel;20,00\n;;\nFiyatlarımız Euro olup KDV hariçtir.;;`,
    { rows: [], wrong: 2, no: 1 },
  ],
  ['a title that names lira', `FİYAT LİSTESİ (TL)\n\n${head}A-1;Vana;10,00\nA-2;Nipel;20,00`, plain],
  ['a firm that is called after a currency', `Euro Rulman A.Ş. 2026\n\n${head}A-1;Vana;10,00\nA-2;Nipel;20,00`, plain],
  ['a rate of the day', `1 EUR = 41,20 TL;;\n${head}A-1;Vana;10,00\nA-2;Nipel;20,00`, plain],
  [
    'a heading that says lira below a title in euros',
    `Fiyatlar Euro\n${head.replace('Fiyat', 'Fiyat TL')}A-1;Vana;10,00\nA-2;Nipel;20,00`,
    plain,
  ],
  [
    'currencies beside prices',
    `${head.trim()};PB\nA-1;Vana;10,00;€\nA-2;Nipel;20,00;TL\nA-3;Boru;5,00;E\nA-4;Kep;6,00;$`,
    { rows: ['A-2|Nipel|20'], wrong: 3 },
  ],
];

/** Makes a file with a product for each code. */
const fileOf = (...codes: string[]) => head + codes.map((code) => `${code};Vana ${code};1,00`).join('\n');

const damaged: Made[] = [
  [
    'errors of programs in six languages',
    `${head}A-1;Vana;#¡VALOR!\nA-2;Nipel;#Н/Д\nA-3;#¿NOMBRE?;1,00\nA-4;Tapa;#DIV/0!\nA-5;Kep;Hata:502\n` +
      'A-6;Loading...;1,00\n#I/T;Ok;1,00\nA-8;x;Yükleniyor...\nA-9;x;#ÜBERLAUF!\nB-1;Boru;10,00',
    { rows: ['B-1|Boru|10'], wrong: 9 },
  ],
  [
    'codes that became dates and powers',
    fileOf(
      '3.Nis',
      'Oca 05',
      'Mrz 04',
      '4-May-26',
      '2026-04-03T00:00:00.000Z',
      '1E+05',
      '8.69053E+12',
      '04.03.2026 00:00',
      '6.2e+5',
    ),
    { rows: [], wrong: 9 },
  ],
  [
    'dates of French, Spanish and Italian programs, with weekdays and zones',
    fileOf(
      'févr-04',
      '01-ene',
      '3-gen',
      'Mrz. 04',
      '3 Nisan 2026 Cuma',
      'Friday, April 3, 2026',
      '2026-03-01T00:00:00+03:00',
      '00.01.1900',
    ),
    { rows: [], wrong: 8 },
  ],
  [
    'dates in the capitals of a program and powers of another one',
    fileOf('MAR.01', '03.NİS', '8.69053E12', '6,204E8', '1.E+05'),
    { rows: [], wrong: 5 },
  ],
  [
    'words of programs for nothing, and errors without their signs',
    fileOf(
      'NaN',
      'undefined',
      '[object Object]',
      'NULL',
      '(null)',
      '#DEĞER',
      '#DIV/0',
      'Error 2042',
      '#N/A N/A',
      "'#YOK",
      '#ЗНАЧ!',
    ),
    { rows: [], wrong: 11 },
  ],
  [
    'codes that people write',
    fileOf(
      'MAR-04',
      '6204E5',
      '5E-3',
      '12.05.06',
      'Mart 4',
      'KAS 12',
      '1E5',
      '3-4',
      'SET-04',
      '3-NIS',
      '#AD1',
      'NULL-1',
    ),
    {
      rows: [
        'MAR-04',
        '6204E5',
        '5E-3',
        '12.05.06',
        'Mart 4',
        'KAS 12',
        '1E5',
        '3-4',
        'SET-04',
        '3-NIS',
        '#AD1',
        'NULL-1',
      ].map((code) => `${code}|Vana ${code}|1`),
    },
  ],
];

const wrongKinds: Made[] = [
  [
    'a web archive',
    'From: <Saved by Excel>\r\nSubject: \r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<table><tr><td>A</td></tr></table>',
    'This is a web archive (.mht). Save it as .xlsx in Excel, then choose it again.',
  ],
  [
    'a SYLK file',
    'ID;PWXL;N;E\nC;Y1;X1;K"Stok Kodu"\nE\n',
    'This is a file of an old kind (.slk). Save it as .xlsx in Excel, then choose it again.',
  ],
  [
    'a link of a drive',
    '{"url": "https://docs.google.com/open?id=1a", "doc_id": "1a"}',
    'This is only a link to a sheet. Open it, download the sheet as .xlsx there, then choose that.',
  ],
  [
    'a RAR archive',
    Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'),
    'This is an archive of RAR or 7-Zip. Unpack it, then choose the spreadsheet in it.',
  ],
];

const groups = { quotes, letters, lines, rows, prices, damaged, 'wrong kinds': wrongKinds };

test.each(Object.entries(groups))('tables of the world, %s: read, or refused for what they are', async (_, files) => {
  const api = await openTestApi();
  const { got, right } = await triedAll(api, files);
  expect(got).toEqual(right);
});
