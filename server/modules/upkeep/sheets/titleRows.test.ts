import { expect, test } from 'vitest';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { describeSheet } from './reading/readLines.ts';

const heading = 'Stok Kodu;Ürün Adı;Açıklama;Fiyat (KDV Dahil)';
const rows = 'A-1;Vana;x;10,50\nB-2;Te;y;20,50\n';

test.each([
  ['titles', `ABC ENDÜSTRİ A.Ş.;;;\nFiyat Listesi, Ocak 2026, KDV dahildir;;;\n\n${heading}\n${rows}`, 5],
  ['short lines of titles', `ABC ENDÜSTRİ\nTel: 0212 000 00 00, Faks: 1\nTarih;28.11.2026\n${heading}\n${rows}`, 5],
  ['the line sep=', `sep=;\r\n${heading}\n${rows}`, 3],
  ['the line sep= and titles', `sep=;\nListe;;;\n${heading}\n${rows}`, 4],
  ['a title that is a known heading', `Fiyat\n${heading}\n${rows}`, 3],
  ['nothing', `${heading}\n${rows}`, 2],
])('the heading is found below %s', async (_, file, line) => {
  const api = await openTestApi();
  const { rows: read } = await importFile(api, file, { dryRun: true });
  expect(read.map((row) => [row.line, row.name, row.outcome])).toEqual([
    [line, 'Vana', 'ADDED'],
    [line + 1, 'Te', 'ADDED'],
  ]);
});

test('a heading of two lines is one: joined cells, and a remark about KDV below the price', async () => {
  const api = await openTestApi();
  const file = 'Stok Kodu;Ürün Adı;Fiyat;\n;;KDV Hariç;\nA-1;Vana;100,00;\nB-2;Te;10,00;\n';
  const { rows: read } = await importFile(api, file, { dryRun: true });
  expect(read.map(({ values }) => values.at(-1))).toEqual(['120,00', '12,00']);
  const joined = await workbookOf(
    [
      ['Stok Kodu', 'Ürün Adı', 'Fiyat', ''],
      ['', '', 'KDV Hariç', 'KDV Dahil'],
      ['A-1', 'Vana', '<c><v>100</v></c>', '<c><v>120</v></c>'],
    ],
    { after: '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="C1:D1"/></mergeCells>' },
  );
  const { columns, rows: count } = await describeSheet(api.db, joined);
  expect(columns.map(({ heading: own, prices }) => [own, prices])).toEqual([
    ['Stok Kodu', null],
    ['Ürün Adı', null],
    ['Fiyat KDV Hariç', 'WITHOUT_VAT'],
    ['Fiyat KDV Dahil', 'WITH_VAT'],
  ]);
  expect(count).toBe(1);
  // A product without a code is no second line.
  const product = 'Stok Kodu;Ürün Adı;Marka;Fiyat\n;Küresel vana;Liste;1,50\nB-2;Te;Işık;2,50\n';
  expect((await importFile(api, product, { dryRun: true })).rows).toHaveLength(2);
});

test('a file without a heading has columns A, B, …, and its first product is none of them', async () => {
  const api = await openTestApi();
  const file = 'IN-1;Küresel Vana;Pirinç;120,50\nIN-2;Te;Çelik;160,00\nIN-3;Nipel;Çelik;75,25\n';
  const { columns, rows: count } = await describeSheet(api.db, Buffer.from(file));
  expect([count, columns.map(({ heading: own, sample }) => [own, sample])]).toEqual([
    3,
    [
      ['A', 'IN-1'],
      ['B', 'Küresel Vana'],
      ['C', 'Pirinç'],
      ['D', '120,50'],
    ],
  ]);
  await expect(importFile(api, file)).rejects.toThrow('Assign the columns');
  const given = await importFile(api, file, { columns: ['stockCode', 'name', 'description', 'price'] });
  expect(given).toMatchObject({ added: 3 });
});

test('titles above a heading that nobody knows are left out, too', async () => {
  const api = await openTestApi();
  const file = 'ACME GmbH\n\nArtikelnr.;Bezeichnung;Preis €;Gewicht\n1-2;Ventil;1,50;2\n1-3;Rohr;2,50;3\n';
  const { columns, rows: count } = await describeSheet(api.db, Buffer.from(file));
  expect([count, columns.map(({ heading: own }) => own)]).toEqual([
    2,
    ['Artikelnr.', 'Bezeichnung', 'Preis €', 'Gewicht'],
  ]);
});

test('a row whose cells name specs is a product, and the heading of a program’s file stands above it', async () => {
  const api = await openTestApi();
  for (const name of ['Çap', 'Malzeme', 'Renk'])
    await api.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', {
      input: { name, kind: 'TEXT', options: [] },
    });
  const read = async (...lines: string[]) => {
    const { columns, headingRow, preset, rows: count } = await describeSheet(api.db, Buffer.from(lines.join('\n')));
    return [headingRow, columns[0]?.heading, preset?.name, count];
  };
  const specs = (size: string) => `Çap;${size};Malzeme;Pirinç;Renk;Sarı`;
  const pairs = 'Item;Title;A1;V1;A2;V2;A3;V3';
  expect(await read(pairs, `P-1;Vana;${specs('5')}`, `P-2;Te;${specs('6')}`)).toEqual([1, 'Item', undefined, 2]);
  const program = 'ProductCode;ProductName;SellingPrice;Vat;DefaultCategoryPath;Property1Name;Property1;N2;P2;N3;P3';
  expect(await read(program, `P-1;Vana;5;20;Vanalar;${specs('5')}`)).toEqual([1, 'ProductCode', 'T-Soft', 1]);
  // A heading that stands above each page is one all the same.
  const own = 'Stok Kodu;Ürün Adı;Çap;Renk';
  expect(await read(own, 'A-1;Vana;5;Sarı', own, 'A-2;Te;6;Gri')).toEqual([1, 'Stok Kodu', undefined, 3]);
});
