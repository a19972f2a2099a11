import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { isCellError } from '../../../spreadsheet/cellErrors.ts';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const heading = ['Stok kodu', 'Ad', 'Fiyat', 'Marka'];
const codes = ['A', 'B', 'C', 'D', 'E', 'F'];

async function priced() {
  const api = await openTestApi();
  const rows = codes.map((code) => `${code}-1;Vana ${code};100,00;Işık`).join('\n');
  expect(await importFile(api, `${heading.join(';')}\n${rows}`)).toMatchObject({ added: 6 });
  const stored = async () => {
    const rows = await api.db.select().from(products).orderBy(products.stockCode);
    return rows.map(({ price, brand }) => [price, brand]);
  };
  return { ...api, stored };
}

test('a formula without its result and an error are unreadable: they clear nothing and are named', async () => {
  const api = await priced();
  const before = await api.stored();
  const file = await workbookOf([
    ['Stok kodu', 'Fiyat', 'Marka'],
    ['A-1', '<c><f>B9*1.1</f></c>', 'Işık'],
    ['B-1', '<c t="e"><v>#N/A</v></c>', 'Işık'],
    ['C-1', '<c><f>B9</f><v></v></c>', 'Işık'],
    ['D-1', '<c><v>100</v></c>', '#YOK'],
    // A formula may have an empty text as its result, which is a blank cell.
    ['E-1', '<c t="str"><f>IF(1,"","")</f><v></v></c>', 'Işık'],
    ['F-1', '', ''],
    // Formulas that were drawn down further than the list.
    ['', '<c><f>B9*1.1</f></c>', '<c t="e"><v>#DEĞER!</v></c>'],
  ]);
  const trial = await importFile(api, file, { dryRun: true });
  expect(trial.rows.map(({ outcome, reasons }) => reasons[0]?.message ?? outcome)).toEqual([
    expect.stringContaining('formula here, without its result'),
    expect.stringContaining('#N/A is an error'),
    expect.stringContaining('formula here, without its result'),
    expect.stringContaining('#YOK is an error'),
    'CHANGED',
    'CHANGED',
  ]);
  expect(trial.clearedPrices).toBe(2);
  await expect(importFile(api, file)).rejects.toThrow('Nothing was changed: 4 rows are wrong.');
  expect(await api.stored()).toEqual(before);
  expect(await importFile(api, file, { skipWrong: true })).toMatchObject({ changed: 2, wrong: 4 });
  expect((await api.stored()).slice(0, 4)).toEqual(before.slice(0, 4));
});

test('results that the program has still to reckon are no prices of zero, and a file of formulas says what helps', async () => {
  const api = await priced();
  const later = { settings: '<calcPr calcId="124519" fullCalcOnLoad="1"/>' };
  const rows = [
    ['Stok kodu', 'Fiyat'],
    ['A-1', '<c><f>B9</f><v>0</v></c>'],
    ['B-1', '<c><v>0</v></c>'],
  ];
  const trial = await importFile(api, await workbookOf(rows, later), { dryRun: true });
  expect(trial.rows.map(({ outcome }) => outcome)).toEqual(['WRONG', 'CHANGED']);
  const none = await workbookOf([
    ['Stok kodu', 'Fiyat'],
    ['<c><f>A9</f></c>', '<c><f>B9</f></c>'],
  ]);
  await expect(importFile(api, none)).rejects.toThrow('Open it in Excel, save it');
});

test('cells that are joined over rows have their value in each, and a blank one beside them stays blank', async () => {
  const api = await priced();
  const file = await workbookOf(
    [
      ['Stok kodu', 'Marka', 'Fiyat'],
      ['A-1', 'Kıvılcım', '<c s="1"><v>5</v></c>'],
      ['B-1', '', ''],
      ['C-1', '', '<c><v>7</v></c>'],
      ['D-1', 'Işık', '<c><v>8</v></c>'],
    ],
    {
      formats: ['0.00'],
      after: '<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="C2:C3"/><mergeCell ref="A1:A1048576"/></mergeCells>',
    },
  );
  expect(await importFile(api, file)).toMatchObject({ changed: 4, clearedPrices: 0 });
  expect((await api.stored()).slice(0, 4)).toEqual([
    [500, 'Kıvılcım'],
    [500, 'Kıvılcım'],
    [700, 'Kıvılcım'],
    [800, 'Işık'],
  ]);
});

test('errors are known in the words of several languages, and codes with a # are not among them', () => {
  const errors = [
    '#N/A',
    '#YOK',
    '#NV',
    '#DEĞER!',
    '#BAŞV!',
    '#SAYI!',
    '#SAYI/0!',
    '#S/0!',
    '#AD?',
    '#BOŞ!',
    '#WERT!',
    '#BEZUG!',
  ];
  const more = [
    '#DIV/0!',
    '#BÖL/0!',
    '#NAME?',
    '#ZAHL!',
    '#NULL!',
    '#REF!',
    '#value!',
    'Err:502',
    ' #yok ',
    '########',
    '#TAŞMA!',
  ];
  expect([...errors, ...more].filter((word) => !isCellError(word))).toEqual([]);
  const values = ['', '#1', '#6204', 'A#12', '# 4 vida', '#8-32', 'Yok', 'N/A', '1/2', 'RAL #5', '#8-32 UNC!', 12];
  expect(values.filter(isCellError)).toEqual([]);
});
