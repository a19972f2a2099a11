import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileLines } from '../modules/sales/quotes/fileLines.ts';
import { toXlsx } from './xlsx.ts';
import { readSheet, usualFormat } from './readSheet.ts';
import { encoded } from './csv.ts';

const read = async (file: string | Buffer, more: Partial<typeof usualFormat> = {}) => {
  const { heading, lines } = await readSheet(Buffer.from(file as string), { ...usualFormat, ...more });
  return [heading, ...lines.map(({ cells }) => cells)];
};
const expected = [
  ['Stok Kodu', 'Ürün Adı', 'Fiyat'],
  ['ZZ-1', 'Vana 1/2" & Te', '100,50'],
  ['0017', 'Şaft <Ø20>', '₺ 1.200,00'],
];
const rows = [
  '<tr><th>Stok Kodu</th><th>Ürün Adı</th><th>Fiyat</th></tr>',
  '<tr><td>ZZ-1</td><td>Vana 1/2&quot; &amp; Te</td><td>100,50</td></tr>',
  '<tr><td x:str="0017">0017<td><b>&#350;aft</b>&nbsp;&lt;&Oslash;20&gt;</td><td> &#x20BA;\n1.200,00</td></tr>',
].join('\n');
const page = (head: string) => `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>${head}</head><body>\n`;

test.each([
  ['a table alone', `<table border=1>${rows}</table>`],
  [
    'a page of Excel',
    `${page('<style>td{mso-number-format:"<"}</style><!--[if gte mso 9]><xml><x:Name>a</x:Name></xml><![endif]-->')}<table>${rows}</table></body></html>`,
  ],
  [
    'a table within one of titles',
    `<!DOCTYPE html>\n<html><body><table><tr><td>Firma<table><thead>${rows}</thead></table></td></tr></table>`,
  ],
  [
    'XHTML in capitals',
    `<?xml version="1.0"?>\n<HTML><BODY><TABLE>${rows.replaceAll('tr>', 'TR>').replaceAll('td>', 'TD>')}</TABLE>`,
  ],
  ['UTF-16', Buffer.from(`\ufeff<meta charset=utf-16><table>${rows}</table>`, 'utf16le')],
  [
    'letters of Windows',
    encoded(
      `${page('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">')}<table>${rows}</table>`,
      'WINDOWS-1254',
    ),
  ],
])('a table of a page that is called .xls is read: %s', async (_, file) => {
  expect(await read(file)).toEqual(expected);
});

test('cells of a page that go over columns and rows keep the others in their places', async () => {
  const file = `<table><tr><td>Kod<td>Ad<td>Marka<td>Fiyat</tr><tr><td>A<td>Vana<td rowspan=2>Işık<td>1</tr>
    <tr><td>B<td>Te<td>2</tr><tr><td colspan="2">C<td>İğne<td>3</tr></table>`;
  expect(await read(file)).toEqual([
    ['Kod', 'Ad', 'Marka', 'Fiyat'],
    ['A', 'Vana', 'Işık', '1'],
    ['B', 'Te', 'Işık', '2'],
    ['C', '', 'İğne', '3'],
  ]);
});

test('a page with a sign-in form is no table, and what stands in scripts is no text', async () => {
  const form =
    '<html><table><tr><td>Ad<td><input type="text"></tr><tr><td>Şifre<td><input name=p type="password"></tr></table>';
  await expect(read(form)).rejects.toThrow('This is a web page, perhaps a sign-in form.');
  await expect(read('<!doctype html><p>502 Bad Gateway')).rejects.toThrow('This is a web page');
  const scripted = `<table><tr><td>Kod<td>Ad</tr><tr><td>A<script>document.write("</td>")</script><td>Te<style>x</style></tr></table>`;
  expect(await read(scripted)).toEqual([
    ['Kod', 'Ad'],
    ['A', 'Te'],
  ]);
});

const cell = (type: string, value: string | number, more = '') =>
  `<Cell${more}><Data ss:Type="${type}">${value}</Data></Cell>`;
const book = (cells: string) => `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="e"><NumberFormat ss:Format="Euro Currency"/></Style><Style ss:ID="k"><NumberFormat ss:Format="000000"/></Style></Styles>
<Worksheet ss:Name="Liste"><Table>${cells}</Table></Worksheet><Worksheet ss:Name="İki"><Table><Row>${cell('String', 'x')}</Row><Row>${cell('Number', 1)}</Row></Table></Worksheet></Workbook>`;

test('a workbook in the XML of Excel 2003 is read as its cells stand', async () => {
  const file = book(
    `<Row>${cell('String', 'Kod')}${cell('String', 'Ad')}${cell('String', 'Marka')}${cell('String', 'Fiyat')}</Row>
     <Row ss:Index="3">${cell('Number', 123, ' ss:StyleID="k"')}${cell('String', 'Vana &quot;1&quot;')}${cell('String', 'Işık', ' ss:MergeDown="1"')}${cell('Number', 12.5, ' ss:StyleID="e"')}</Row>
     <Row>${cell('String', 'B')}<Cell><Data ss:Type="String">T<B>e</B></Data><Comment><ss:Data>not</ss:Data></Comment></Cell>${cell('Error', '#N/A', ' ss:Index="4"')}</Row>
     <Row>${cell('Boolean', 1)}${cell('DateTime', '2026-04-03T00:00:00.000')}<Cell ss:MergeAcross="0"/><Cell ss:Formula="=1"/></Row>`,
  );
  const { heading, lines, name } = await readSheet(Buffer.from(file));
  expect([name, heading]).toEqual(['Liste', ['Kod', 'Ad', 'Marka', 'Fiyat']]);
  expect(lines.map(({ line, cells }) => [line, ...cells])).toEqual([
    [3, 123, 'Vana "1"', 'Işık', 12.5],
    [4, 'B', 'Te', 'Işık', '#N/A'],
    [5, 'true', '2026-04-03', '', '#FORMULA!'],
  ]);
  expect(lines[0]?.looks?.get(0)).toEqual({ text: '000123' });
  expect(lines[0]?.currencies?.get(3)).toBe('€');
  expect(lines[2]?.looks?.get(1)).toEqual({ change: 'DATE' });
  expect(await read(file, { sheet: 'İki' })).toEqual([['x'], [1]]);
});

const ods = (table: string, more: Record<string, string> = {}) =>
  Buffer.from(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml':
        strToU8(`<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
        xmlns:table="t" xmlns:text="x" xmlns:calcext="c"><office:body><office:spreadsheet><table:tracked-changes><table:table-cell><text:p>alt</text:p></table:table-cell></table:tracked-changes>
        <table:table table:name="Liste">${table}</table:table></office:spreadsheet></office:body></office:document-content>`),
      ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
    }),
  );
const text = (words: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${words}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
const number = (value: number, shown: string, more = '') =>
  `<table:table-cell office:value-type="float" office:value="${value}"${more}><text:p>${shown}</text:p></table:table-cell>`;
const titles = row(text('Kod') + text('Ad') + text('Marka') + text('Fiyat'));

test('a workbook of LibreOffice is read: repeated and joined cells, notes, currencies, codes as they are shown', async () => {
  const file = ods(
    titles +
      row(
        number(123, '000123') +
          text('Vana<text:s text:c="2"/>1<office:annotation><text:p>not</text:p></office:annotation>') +
          text('Işık', ' table:number-rows-spanned="2"') +
          '<table:table-cell office:value-type="currency" office:currency="EUR" office:value="12.5"><text:p>12,50 €</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/>',
      ) +
      row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="2"') +
      row(text('B') + text('Te') + '<table:covered-table-cell/>' + number(1200, '1.200,00')) +
      row(
        text('C') +
          text('x', ' table:number-columns-repeated="2"') +
          '<table:table-cell table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"><text:p>#DEĞER!</text:p></table:table-cell>',
      ) +
      row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048570"'),
  );
  const { name, heading, lines } = await readSheet(file);
  expect([name, heading]).toEqual(['Liste', ['Kod', 'Ad', 'Marka', 'Fiyat']]);
  expect(lines.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 123, 'Vana  1', 'Işık', 12.5],
    [5, 'B', 'Te', '', 1200],
    [6, 'C', 'x', 'x', '#DEĞER!'],
  ]);
  expect(lines[0]?.looks?.get(0)).toEqual({ text: '000123' });
  expect(lines[0]?.currencies?.get(3)).toBe('EUR');
});

test('bombs of repeated cells and joined columns, entities and tables within tables are refused or ignored', async () => {
  await expect(read(ods(titles + row(text('x', ' table:number-columns-repeated="16384"'))))).rejects.toThrow(
    'beyond column 500',
  );
  await expect(read(ods(titles + row(text('x'), ' table:number-rows-repeated="1048576"')))).rejects.toThrow(
    'below row 20,100',
  );
  const entities = ods(titles + row(text('&lol;'))).toString('latin1');
  expect(entities).toBeTruthy();
  const declared = book(`<Row>${cell('String', 'Kod')}</Row><Row>${cell('String', '&lol;')}</Row>`).replace(
    '<Workbook',
    '<!DOCTYPE x [<!ENTITY lol "ha"><!ENTITY b "&lol;&lol;">]><Workbook',
  );
  expect(JSON.stringify(await read(declared))).not.toContain('ha');
  await expect(
    read(book(`<Row>${cell('String', 'Kod')}</Row><Row>${cell('String', 'x', ' ss:Index="9999"')}</Row>`)),
  ).rejects.toThrow('beyond column 500');
  await expect(read(`<table><tr>${'<td>x'.repeat(10_000)}</tr><tr><td>y</tr></table>`)).rejects.toThrow(
    'beyond column 500',
  );
  expect(
    await read(`<table><tr><td colspan=99999999 rowspan=99999999>Kod</tr>${'<tr><td>1'.repeat(3)}</table>`).catch(
      String,
    ),
  ).toBeTruthy();
  for (const bomb of ['<table><tr><td>', '<td x="', '<script>', '<!--', '&lt', '<td colspan=9 rowspan=9>a'])
    await read(`<table><tr><td>Kod<td>Ad</tr><tr><td>A<td>${bomb.repeat(200_000 / bomb.length)}`).catch(String);
});

test.each([
  [
    'a password',
    () => Buffer.from(`\xd0\xcf\x11\xe0${'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'}`, 'latin1'),
    /has a password: remove it/,
  ],
  [
    'a password in an old workbook',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0', 'hex'),
        Buffer.alloc(508),
        Buffer.from('0908100000060500', 'hex'),
        Buffer.alloc(12),
        Buffer.from('2f0006000000', 'hex'),
      ]),
    /has a password/,
  ],
  [
    'a password in LibreOffice',
    () => ods(titles, { 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
    /has a password/,
  ],
  [
    'an old kind',
    () => Buffer.from(`\xd0\xcf\x11\xe0${'W\0o\0r\0k\0b\0o\0o\0k\0'}`, 'latin1'),
    /old kind \(\.xls\)\. Save it as \.xlsx/,
  ],
  [
    'a binary workbook',
    () => Buffer.from(zipSync({ 'xl/workbook.bin': strToU8('x'), 'b.xml': strToU8('x') })),
    /binary workbook \(\.xlsb\)\. Save it as \.xlsx/,
  ],
  [
    'Numbers',
    () => Buffer.from(zipSync({ 'Index/Document.iwa': strToU8('x'), 'Data/a': strToU8('x') })),
    /Apple Numbers\. Export it/,
  ],
  [
    'a text document',
    () => Buffer.from(zipSync({ 'word/document.xml': strToU8('x'), 'b.xml': strToU8('x') })),
    /text document/,
  ],
])('%s is named, with what helps', async (_, file, sentence) => {
  await expect(read(file())).rejects.toThrow(sentence);
  await expect(fileLines(file())).rejects.toThrow(/Excel|metin/);
});

test('a buyer may send a table of a page, too', async () => {
  const { lines } = await fileLines(
    Buffer.from('<table><tr><th>Kod<th>Miktar</tr><tr><td>6204-2RS<td>10</tr><tr><td>6205<td>5</tr></table>'),
  );
  expect(lines.map(({ readings: [{ text: code, amount }] }) => [code, amount.number])).toEqual([
    ['6204-2RS', 10],
    ['6205', 5],
  ]);
});

test('parts with backslashes, in another case and under other names belong to a workbook', async () => {
  const { unzipSync } = await import('fflate');
  const files = unzipSync(
    await toXlsx(
      [
        ['Kod', 'Ad'],
        ['A', 'Vana'],
      ],
      [10, 10],
    ),
  );
  const moved = (change: (name: string) => string, also: (text: string) => string = (words) => words) =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, bytes]) => [change(name), strToU8(also(Buffer.from(bytes).toString()))]),
        ),
      ),
    );
  const variants = [
    moved((name) => name.replaceAll('/', '\\')),
    moved((name) => name.toUpperCase()),
    moved((name) => `/${name}`),
    moved(
      (name) => name.replace('xl/workbook.xml', 'xl/Kitap 1.xml').replace('workbook.xml.rels', 'Kitap 1.xml.rels'),
      (words) => words.replaceAll('xl/workbook.xml', 'xl/Kitap%201.xml'),
    ),
    moved(
      (name) => name.replace(/^xl\//, 'excel/'),
      (words) => words.replaceAll('xl/', 'excel/'),
    ),
  ];
  for (const file of variants)
    expect(await read(file)).toEqual([
      ['Kod', 'Ad'],
      ['A', 'Vana'],
    ]);
});
