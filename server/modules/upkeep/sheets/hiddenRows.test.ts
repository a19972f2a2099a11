import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { describeSheet } from './reading/readLines.ts';

const head = ['Stok kodu', 'Ürün Adı', 'Açıklama', 'Fiyat (KDV Dahil)'];
const list = [head, ['A-1', 'Rulman', 'a', '10,00'], ['A-2', 'Vana', 'b', '20,00'], ['A-3', 'Pompa', 'c', '30,00']];

/** A page that Excel has saved as .xls hides its rows by their styles. */
const page = (hide: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>${list
    .map((cells, at) => `<tr${at === 2 ? ` ${hide}` : ''}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></html>`;
const spreadsheetXml = (hide: string) =>
  `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
  <Worksheet ss:Name="Liste"><Table>${list
    .map(
      (cells, at) =>
        `<Row${at === 2 ? ` ${hide}` : ''}>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
    )
    .join('')}</Table></Worksheet></Workbook>`;
const cellOf = (cell: string) =>
  `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`;
const document = (hide: string) =>
  `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="t" xmlns:text="x">
  <office:body><office:spreadsheet><table:table table:name="Liste">${list
    .map((cells, at) => {
      const filled = cells.map((cell) => cellOf(String(cell))).join('');
      return `<table:table-row${at === 2 ? ` ${hide}` : ''}>${filled}</table:table-row>`;
    })
    .join('')}</table:table></office:spreadsheet></office:body></office:document>`;

const files: [string, () => Promise<Buffer> | Buffer][] = [
  ['by a person or a filter', () => workbookOf(list, { hidden: { 3: 'hidden="1"' } })],
  ['in the words of another program', () => workbookOf(list, { hidden: { 3: 'hidden="true"' } })],
  ['by a height of nothing', () => workbookOf(list, { hidden: { 3: 'ht="0" customHeight="1"' } })],
  ['in a page', () => Buffer.from(page('style="mso-height-source:userset; display:none"'))],
  ['in XML of Excel 2003', () => Buffer.from(spreadsheetXml('ss:AutoFitHeight="0" ss:Hidden="1"'))],
  ['by a filter of LibreOffice', () => Buffer.from(document('table:visibility="filter"'))],
  ['by a person in LibreOffice', () => Buffer.from(document('table:visibility="collapse"'))],
];

test.each(files)('a row that is hidden %s is asked about, and taken or left out as answered', async (_, made) => {
  const api = await openTestApi();
  const file = await made();
  const trial = await importFile(api, file, { dryRun: true });
  expect(trial).toMatchObject({ added: 2, wrong: 1, hidden: { count: 1, lines: [3] } });
  expect(trial.rows.find(({ line }) => line === 3)?.reasons[0]?.message).toMatch(/^This row is hidden/);
  await expect(importFile(api, file)).rejects.toMatchObject({
    message: expect.stringMatching(/^Nothing was changed: Row 3 is hidden in the workbook\./),
    details: { field: 'answers.hiddenRows' },
  });
  const taken = await importFile(api, file, { dryRun: true, answers: { hiddenRows: 'TAKE' } });
  expect(taken).toMatchObject({ added: 3, wrong: 0, noProduct: 0, hidden: null });
  const left = await importFile(api, file, { answers: { hiddenRows: 'LEAVE_OUT' } });
  expect(left).toMatchObject({ added: 2, wrong: 0, noProduct: 1, hidden: null });
  expect(await api.db.$count(products)).toBe(2);
});

test('a row says of itself whether it is a product, also where the file or the list says something else', async () => {
  const api = await openTestApi();
  const file = await workbookOf([...list, ['', 'Kayışlar', '', '']], { hidden: { 3: 'hidden="1"' } });
  const said = (line: number, value: string) => ({ line, field: 'row', value });
  const corrections = [said(2, 'NO_PRODUCT'), said(3, 'PRODUCT'), said(5, 'PRODUCT')];
  const answers = { descriptionFromName: true };
  const report = await importFile(api, file, { dryRun: true, corrections, answers });
  expect(report.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'NO_PRODUCT'],
    ...[3, 4, 5].map((line) => [line, 'ADDED']),
  ]);
  expect(report.rows[0]?.reasons[0]?.message).toBe('You have said that it is no product.');
  await expect(importFile(api, file, { corrections: [said(2, 'perhaps')] })).rejects.toThrow('PRODUCT or NO_PRODUCT');
});

test('a profile refuses hidden rows until it says what becomes of them, and a row that it leaves out is not missing', async () => {
  const site = await serveTestSite();
  const columns = [column('Stok kodu', 'stockCode'), column('Ürün Adı', 'name'), column('Açıklama', 'description')];
  const setup = { findBy: 'STOCK_CODE', columns, limits: { refused: 100, missing: 0 } };
  const asking = await addProfile(site, 'Soran', setup);
  const whole = await workbookOf(list);
  const filtered = await workbookOf(list, { hidden: { 3: 'hidden="1"' } });
  expect(await run(site, asking, whole)).toMatchObject({ added: 3 });
  expect(await run(site, asking, filtered)).toMatchObject({ unchanged: 2, wrong: 1, missing: 0, stops: [] });
  const leaving = await addProfile(site, 'Bilen', { ...setup, hiddenRows: 'LEAVE_OUT' });
  expect(await run(site, leaving, whole)).toMatchObject({ unchanged: 3 });
  expect(await run(site, leaving, filtered)).toMatchObject({ unchanged: 2, wrong: 0, missing: 0, stops: [] });
});

test('a description says how a file was read, and another way can be chosen', async () => {
  const { db } = await openTestApi();
  const csv = Buffer.from('Liste 2026\nKod|Ad\nA-1|Vana\nA-2|Pompa\n');
  expect(await describeSheet(db, csv)).toMatchObject({
    ...{ letters: 'UTF-8', separator: '|', sheets: [], headingRow: 2, rows: 2 },
  });
  expect(await describeSheet(db, csv, { headingRow: 3, separator: ';', letters: 'CP857' })).toMatchObject({
    ...{ letters: 'CP857', separator: ';', headingRow: 3 },
  });
  const book = await workbookOf(list, { sheets: '<sheet name="Gizli" sheetId="9" state="hidden" r:id="rId9"/>' });
  expect(await describeSheet(db, book)).toMatchObject({ name: 'A', sheets: ['A'], headingRow: 1, letters: null });
});
