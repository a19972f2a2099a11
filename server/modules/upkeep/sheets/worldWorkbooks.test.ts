import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded } from '../../../spreadsheet/csv.ts';
import { zipped } from '../../../spreadsheet/zip.ts';
import { triedAll, workbookOf, type Made } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

// Workbooks, pages and archives as programs of the world write them.

const headings = ['Stok Kodu', 'Ürün Adı', 'Fiyat (KDV Dahil)'];
const one = { rows: ['A-1|Vana|10'] };
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

async function archive(files: Record<string, string>) {
  const pieces: Buffer[] = [];
  const parts = Object.entries(files).map(([name, text]) => ({ name, text: [text] }));
  for await (const piece of zipped(parts)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const page = (rows: string) =>
  `<table><tr><th>Stok Kodu</th><th>Ürün Adı</th><th>Fiyat (KDV Dahil)</th></tr>${rows}</table>`;

const row2003 = (...cells: string[]) =>
  `<Row>${cells.map((cell) => (cell.startsWith('<') ? cell : `<Cell><Data ss:Type="String">${cell}</Data></Cell>`)).join('')}</Row>`;
const sheet2003 = (name: string, rows: string, visible = 'SheetVisible') =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table><x:WorksheetOptions><x:Visible>${visible}</x:Visible></x:WorksheetOptions></Worksheet>`;
const excel2003 = (...sheets: string[]) =>
  '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ' +
  `xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">${sheets.join('')}</Workbook>`;

const textOfOds = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const rowOfOds = (...cells: string[]) =>
  `<table:table-row>${cells.map((cell) => (cell.startsWith('<') ? cell : textOfOds(cell))).join('')}</table:table-row>`;
const shownOf = (attributes: string, shown: string) =>
  `<table:table-cell office:value-type="float" ${attributes}><text:p>${shown}</text:p></table:table-cell>`;
const document = (tables: string) =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml':
      '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="t" xmlns:text="x" xmlns:style="s">' +
      '<office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>' +
      `</office:automatic-styles><office:body>${tables}</office:body></office:document-content>`,
  });
const tableOfOds = (rows: string, style = 'ta1') =>
  `<table:table table:name="L ${style}" table:style-name="${style}">${rows}</table:table>`;
const listOfOds = (...rows: string[]) => tableOfOds(rowOfOds(...headings) + rows.join(''));

const pages: Made[] = [
  [
    'Excel itself',
    encoded(
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv=Content-Type content="text/html; charset=windows-1254">' +
        '<!--[if gte mso 9]><xml><x:ExcelWorkbook/></xml><![endif]--></head><body><table><col width=64><tr><td>Stok Kodu<td>Ürün Adı<td>Fiyat ' +
        '(KDV Dahil)<tr><td>0012<td>Işıklı<br>vana<td x:num="10.5">10,50<tr style=\'display:none\'><td>A-2<td>gizli<td>1' +
        "<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]></table></body></html>",
      'WINDOWS-1254',
    ),
    { rows: ['0012|Işıklı vana|10.5'], wrong: 1 },
  ],
  [
    'tables for the layout',
    `<table><tr><td><img src=x></td><td>Firma</td></tr><tr><td colspan=2>${page('<tr><td>A-1</td><td>Vana</td><td>10,00</td></tr>')}</td></tr></table>`,
    one,
  ],
  [
    'UTF-16',
    Buffer.from(`\ufeff<html>${page('<TR><TD>A-1</TD><TD>Vana</TD><TD>10,00</TD></TR>')}</html>`, 'utf16le'),
    one,
  ],
  [
    'a table of the same heading for each group',
    [
      `<h2>Vanalar</h2>${page('<tr><td>A-1<td>Vana<td>10,00</tr>')}`,
      `<h2>Rakorlar</h2>${page('<tr><td>A-2<td>Nipel<td>20,00</tr><tr hidden><td>A-3<td>x<td>1')}`,
      '<table><tr><td>Tel<td>0212</table>',
    ].join(''),
    { rows: ['A-1|Vana|10', 'A-2|Nipel|20'], wrong: 1, no: 1 },
  ],
  [
    'currencies that only the styles show',
    `<style><!--.xl1 {mso-number-format:"\\[$€-407\\]\\#\\,\\#\\#0\\.00";} .xl2{mso-number-format:Standard}--></style>${page(
      '<tr><td>A-1<td>Vana<td class=xl1 x:num>12.5<tr><td>A-2<td>Nipel<td class=xl2>20,00' +
        `<tr><td>A-3<td>Boru<td style='mso-number-format:"\\0022$\\0022\\#\\,\\#\\#0"'>5`,
    )}`,
    { rows: ['A-2|Nipel|20'], wrong: 2 },
  ],
  ['a heading without a row', page('<tr><td>A-1</td><td>Vana</td><td>10,00</td></tr>').replace('<tr>', '<thead>'), one],
  [
    'frames with the sheets elsewhere',
    '<html><head><link id="shLink" href="liste/sheet001.htm"></head><frameset><frame src="liste/sheet001.htm"></frameset></html>',
    'This is a web page, perhaps a sign-in form. Choose a spreadsheet: an .xlsx workbook or a .csv file.',
  ],
];

const workbooks: Made[] = [
  [
    'an error of Excel 2003',
    excel2003(
      sheet2003(
        'A',
        row2003(...headings) +
          row2003('A-1', 'Vana', '10,00') +
          row2003('A-2', 'Nipel', '<Cell ss:Formula="=NA()"><Data ss:Type="Error">#N/A</Data></Cell>'),
      ),
    ),
    { ...one, wrong: 1 },
  ],
  [
    'a hidden sheet of Excel 2003',
    excel2003(
      sheet2003('Gizli', row2003('x', 'y') + row2003('1', '2'), 'SheetHidden'),
      sheet2003('L', row2003(...headings) + row2003('A-1', 'Vana', '10,00')),
    ),
    one,
  ],
  [
    'a page of titles first',
    excel2003(
      sheet2003('Kapak', row2003('ABC Ltd.', '2026') + row2003('Fiyat listesi', 'v2')),
      sheet2003('L', row2003(...headings) + row2003('A-1', 'Vana', '10,00')),
    ),
    one,
  ],
  [
    'a hidden sheet of LibreOffice',
    document(tableOfOds(rowOfOds('a', 'b') + rowOfOds('1', '2'), 'ta2') + listOfOds(rowOfOds('A-1', 'Vana', '10,00'))),
    one,
  ],
  [
    'a blank sheet of LibreOffice first, and columns without an end',
    document(
      tableOfOds(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
        'ta3',
      ) + listOfOds(rowOfOds('A-1', 'Vana', '10,00', '<table:table-cell table:number-columns-repeated="16381"/>')),
    ),
    one,
  ],
  [
    'euros that LibreOffice only shows',
    document(listOfOds(rowOfOds('A-1', 'Vana', shownOf('office:value="11"', '11,00 €')))),
    { rows: [], wrong: 1 },
  ],
  [
    'errors of LibreOffice',
    document(
      listOfOds(
        rowOfOds(
          'A-1',
          'Vana',
          '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value=""><text:p>#SAYI/0!</text:p></table:table-cell>',
        ),
        rowOfOds('A-2', 'Nipel', shownOf('table:formula="of:=[.X1]" office:value="0"', 'Err:502')),
      ),
    ),
    { rows: [], wrong: 2 },
  ],
  [
    'formulas without results and numbers of errors',
    workbookOf([
      headings,
      ['A-1', 'Vana 1', '<c><f>B1*2</f></c>'],
      ['A-2', 'Vana 2', '<c><f t="shared" si="0"/><v/></c>'],
      ['A-3', 'Vana 3', '<c t="str"><f>"x"</f></c>'],
      ['A-4', 'Vana 4', '<c t="e"><v>42</v></c>'],
      ['A-5', 'Vana 5', '<c t="n"><f>1</f><v> </v></c>'],
    ]),
    { rows: [], wrong: 5 },
  ],
  [
    'currencies of formats',
    workbookOf(
      [headings, ...[1, 2, 3, 4, 5, 6, 7, 8].map((style) => [`A-${style}`, `Vana ${style}`, number(style, style)])],
      {
        formats: [
          '#,##0.00 "EUR"',
          '[$USD] #,##0.00',
          '\\$#,##0.00',
          '_-* #,##0.00\\ [$€-1]_-',
          '"£"#,##0.00;-"£"#,##0.00',
          '#,##0.00\\ "₺"',
          '[$₺-41F]#,##0.00',
          '[Red][<0]-0.00;0.00 "TL"',
        ],
      },
    ),
    { rows: ['A-6|Vana 6|6', 'A-7|Vana 7|7', 'A-8|Vana 8|8'], wrong: 5 },
  ],
  [
    'codes as their formats show them',
    workbookOf(
      [
        headings,
        [number(46115, 1), 'Vana 1', number(1)],
        [number(123, 2), 'Vana 2', number(1)],
        [number(6204, 3), 'Vana 3', number(1)],
        [number('46115.5', 4), 'Vana 4', number(1)],
      ],
      {
        formats: ['d mmm', '000000', '"RL-"0', '[h]:mm'],
      },
    ),
    { rows: ['000123|Vana 2|1', 'RL-6204|Vana 3|1'], wrong: 2 },
  ],
  [
    'codes that are shown as powers, and a number that was reckoned',
    workbookOf(
      [headings, [number(620400000, 1), 'Vana 1', number(1)], [number(8690531234567, 1), 'Vana 2', number(1)]].concat([
        [number('123.45000000000002'), 'Vana 3', number(1)],
      ]),
      { formats: ['0.00E+00'] },
    ),
    { rows: ['8690531234567|Vana 2|1', '123.45|Vana 3|1'], wrong: 1 },
  ],
  [
    'a code that is a number with the name of a date in Excel 2003',
    excel2003(
      `<Styles><Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style></Styles>${sheet2003(
        'A',
        row2003(...headings) +
          row2003('<Cell ss:StyleID="d"><Data ss:Type="Number">46115</Data></Cell>', 'Vana', '10,00') +
          row2003('A-2', 'Nipel', '20,00'),
      )}`,
    ),
    { rows: ['A-2|Nipel|20'], wrong: 1 },
  ],
  [
    'a power that LibreOffice shows',
    document(
      listOfOds(rowOfOds(shownOf('office:value="620400000"', '6,20E+08'), 'Vana', '1'), rowOfOds('A-2', 'Nipel', '2')),
    ),
    { rows: ['A-2|Nipel|2'], wrong: 1 },
  ],
  [
    'groups above the headings, a date and a phone number above both',
    workbookOf(
      [
        ['ABC LTD', '', number(46115, 1)],
        ['Tel:', '0212 000 00 00', ''],
        ['', 'Ürün', 'Fiyat'],
        headings,
        ['A-1', 'Vana', number(10)],
      ],
      { formats: ['dd.mm.yyyy'] },
    ),
    one,
  ],
  [
    'titles joined over the columns and contacts below',
    workbookOf(
      [
        headings,
        ['VANALAR', '', ''],
        ['A-1', 'Vana', number(10)],
        ['A-2', 'Nipel', number(20)],
        ['Hazırlayan: Ayşe', '', ''],
        ['www.abc.example', '', ''],
        ['Tel: 0212 000 00 00', '', ''],
      ],
      {
        after: '<mergeCells><mergeCell ref="A2:C2"/></mergeCells>',
      },
    ),
    { rows: ['A-1|Vana|10', 'A-2|Nipel|20'], no: 4 },
  ],
];

const list = 'Stok Kodu;Ürün Adı;Fiyat (KDV Dahil)\nA-1;Vana;10,00\n';
const archives: Made[] = [
  ['of a Macintosh', archive({ 'liste.csv': list, '__MACOSX/._liste.csv': '\0\u0005', '.DS_Store': 'x' }), one],
  ['with a folder', archive({ 'liste/': '', 'liste/urunler.csv': list }), one],
  ['with a table and a remark', archive({ 'liste.csv': list, 'okuyun.pdf': '%PDF' }), one],
  [
    'with two tables',
    archive({ 'a.csv': list, 'b.csv': list }),
    'This archive holds 2 files: a.csv, b.csv. Unpack it, and choose one.',
  ],
  ['of one packed file', gzipSync(Buffer.from(`\ufeff${list}`, 'utf16le')), one],
];

test.each(Object.entries({ pages, workbooks, archives }))(
  '%s of the world: read, or refused for what they are',
  async (_, files) => {
    const api = await openTestApi();
    const { got, right } = await triedAll(api, files);
    expect(got).toEqual(right);
  },
);
