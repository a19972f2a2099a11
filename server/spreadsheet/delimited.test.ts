import { expect, test } from 'vitest';
import { fromCsv, readCsv } from './csv.ts';

const read = (text: string) => fromCsv(Buffer.from(text));

test('inch marks within cells are ordinary signs, whatever stands between the cells', () => {
  const names = ['Küresel Vana 1/2" DN15', 'Hortum "R2AT" 1"', '3/4"', '"R2AT" hortum 1/2"', '19" kabin, 2"'];
  for (const sign of [';', '\t', '|']) {
    const rows = names.map((name, at) => [`IN-${at}`, name, '120,50']);
    const file = [['Kod', 'Ad', 'Fiyat'], ...rows].map((cells) => cells.join(sign)).join('\r\n');
    expect(read(file).slice(1)).toEqual(rows);
  }
  expect(read('Kod,Ad,Fiyat\nA,Vana 1/2",10\nB,1" nipel,20')).toEqual([
    ['Kod', 'Ad', 'Fiyat'],
    ['A', 'Vana 1/2"', '10'],
    ['B', '1" nipel', '20'],
  ]);
});

test('a file that puts all cells in quotes and doubles none is read by its columns', () => {
  const file =
    '"Kod","Ad","Fiyat"\n"A","Vana 1/2" DN15","10"\n"B","Dirsek 1/2", pirinç","20"\n"C","Nipel ""R"" 1""","30"\n"D","1"","5"';
  expect(read(file).slice(1)).toEqual([
    ['A', 'Vana 1/2" DN15', '10'],
    ['B', 'Dirsek 1/2", pirinç', '20'],
    ['C', 'Nipel "R" 1"', '30'],
    ['D', '1"', '5'],
  ]);
});

test('quotes that follow the rules are read by them: signs, quotes and lines within cells', () => {
  expect(read('Kod;Ad;Not\n"A;1";"1/2"" vana";"iki\nsatır; üç"\n"B";;""\n"C";"x ""y""')).toEqual([
    ['Kod', 'Ad', 'Not'],
    ['A;1', '1/2" vana', 'iki\nsatır; üç'],
    ['B', '', ''],
    ['C', 'x "y"'],
  ]);
});

test('a line within a cell is none of its own where rows end as Windows ends them', () => {
  expect(read('Kod;Not\r\nA;bir\niki\r\nB;"üç; x\n1"""\r\n')).toEqual([
    ['Kod', 'Not'],
    ['A', 'bir\niki'],
    ['B', 'üç; x\n1"'],
  ]);
  expect(read('Kod;Not\r\nA;bir\nB;iki\n')).toEqual([
    ['Kod', 'Not'],
    ['A', 'bir'],
    ['B', 'iki'],
  ]);
});

const doubtful = (text: string) => readCsv(Buffer.from(text)).rows.map((row) => row.doubtful ?? null);

test.each([
  [
    'a quote that opens a cell and never closes',
    'Kod;Ad;Fiyat\nA;"Vana;10\nB;Dirsek;20\nC;Te;5',
    [null, 1, null, null],
  ],
  [
    'one that another row seems to close',
    'Kod;Ad;Fiyat\nA;"1/2 vana;10\nB;3/4" vana;20\nC;Te;5',
    [null, 1, null, null],
  ],
  ['one that closes in another row', 'Kod;Ad;Fiyat\nA;"1/2 vana;10\nB;vana 3/4";20\nC;Te;5', [null, 1, 0, null]],
  ['a wrapped cell with too many cells', 'Kod,Ad\n"A","1/2", x, 3" z\n"C","D"\n"E","F"', [null, 0, null, null]],
])('%s makes its row doubtful, and no other', (_, file, expected) => {
  expect(doubtful(file)).toEqual(expected);
});

test('the sign between cells is that of most rows, or the one that the first line names', () => {
  expect(read('Liste, Ocak, KDV hariç\nKod;Ad;Fiyat\nA;Vana, büyük;10,5\nB;Te, küçük;20,5')[2]).toEqual([
    'A',
    'Vana, büyük',
    '10,5',
  ]);
  const sized = Array.from({ length: 50 }, (_, at) => `Vana DN${at};Sürgülü vana, PN16, ${at} mm`);
  expect(read(['Name;Description', ...sized].join('\n'))[1]).toEqual(['Vana DN0', 'Sürgülü vana, PN16, 0 mm']);
  expect(read(sized.join('\n'))[1]).toEqual(['Vana DN1', 'Sürgülü vana, PN16, 1 mm']);
  expect(read('Firma, adres, tel\nA, b\nKod;Ad, ölçü;Fiyat\nA;Vana;10,5\nB;Te;20,5')[3]).toEqual(['A', 'Vana', '10,5']);
  expect(read('Kod,Ad,Not\nA,Vana,x;y\nB,Te,z;w')[1]).toEqual(['A', 'Vana', 'x;y']);
  expect(read('A\t1,5\t2,5\nB\t3,5\t4,5')[0]).toEqual(['A', '1,5', '2,5']);
  expect(read('Kod|Ad|Fiyat\nA|Vana|10,5')[1]).toEqual(['A', 'Vana', '10,5']);
  expect(read('sep=|\r\nKod|Ad; x\r\nA|Vana; y\r\n')).toEqual([[''], ['Kod', 'Ad; x'], ['A', 'Vana; y']]);
  expect(read('sep=;\nKod;Ad\nA;Vana')[1]).toEqual(['Kod', 'Ad']);
});

test('quotes by the hundred thousand are read in their own time', () => {
  for (const line of ['A;"x;1\n', '";"";"\n', 'A;"""x;1\n', '"a;"a;"a\n', '"', 'x"\n;"']) {
    const { rows } = readCsv(Buffer.from(`Kod;Ad;Fiyat\n${line.repeat(400_000 / line.length)}`), {
      mostRecords: 20_000,
    });
    expect(rows.length).toBeGreaterThan(1);
  }
});
