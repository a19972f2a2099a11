import { expect, test } from 'vitest';
import type { Attribute } from '../specs/useDefinitions.ts';
import { changesOf, columnCalled, ofAttribute } from './columns.ts';
import { namedBy, proposedPattern } from './namePattern.ts';
import { pastedCells } from './pastedCells.ts';
import { patternProblem, problemsOf } from './problemsOf.ts';
import { withBlock, withCell, type Table } from './tableOf.ts';

const attribute = (id: string, name: string, more: Partial<Attribute> = {}): Attribute => ({
  ...{ id, name, kind: 'NUMBER', unit: 'mm', decimals: null, options: [], version: 1 },
  ...more,
});
const seal = attribute('kapak', 'Kapak', { kind: 'OPTION', unit: null, options: [{ id: '2rs', name: '2RS' }] });
const attributes = [attribute('iç-çap', 'İç çap'), seal];
const empty: Table = { columns: [{ heading: 'Stock code', field: 'stockCode' }], rows: [] };

test('rows of a spreadsheet are read with quoted cells, line breaks in them and blank lines', () => {
  expect(pastedCells('Kod\tAd\r\n6204\t"İki\nsatır, ""tırnak"""\r\n\r\n\t\r\n6205\t')).toEqual([
    ['Kod', 'Ad'],
    ['6204', 'İki satır, "tırnak"'],
    ['6205', ''],
  ]);
  expect(pastedCells('3/4"\tx')).toEqual([['3/4"', 'x']]);
  expect(pastedCells('')).toEqual([]);
});

test('the name of a product proposes a pattern, whatever letters its code has', () => {
  const proposed = (name: string, stockCode: string | null) => proposedPattern({ name, stockCode });
  expect(proposed('Sabit Bilyalı Rulman 6204-2RS', '6204-2RS')).toBe('Sabit Bilyalı Rulman {kod}');
  expect(proposed('Işıklı İŞ-1 lamba', 'iş-1')).toBe('Işıklı {kod} lamba');
  expect(proposed('Rulman 6204 C3', null)).toBe('Rulman 6204 {kod}');
  expect(proposed('Şaft', 'ŞF')).toBe('Şaft {kod}');
});

test('headings make the columns, also in other letters, and one that nothing is called by is kept', () => {
  const pasted = pastedCells('KOD\tİÇ ÇAP [mm]\tkapak\tFiyat\tAğırlık\n6204\t20\t2RS\t"285,00"\t0,1 kg');
  const table = withBlock(empty, { row: 0, column: 0 }, pasted, attributes);
  expect(table.columns.map(({ field }) => field)).toEqual([
    ...['stockCode', ofAttribute('iç-çap'), ofAttribute('kapak'), 'price', ''],
  ]);
  expect(table.columns[4]?.heading).toBe('Ağırlık');
  expect(changesOf(table.columns, table.rows[0] ?? [], 'Rulman 6204')).toEqual({
    ...{ name: 'Rulman 6204', stockCode: '6204', price: 285 },
    specs: [
      { attributeId: 'iç-çap', values: ['20'] },
      { attributeId: 'kapak', values: ['2RS'] },
    ],
  });
  const nameOf = (pattern: string) =>
    namedBy(pattern, (word) => table.rows[0]?.[columnCalled(table.columns, word, attributes)]);
  expect(nameOf('Rulman {KOD} {iç çap} {ağırlık}')).toBe('Rulman 6204 20 0,1 kg');
  expect(patternProblem('Rulman {renk}', table, attributes)).toBe('There is no column “renk”.');
});

test('a block without headings begins at its cell and widens the table, and wrong cells are named', () => {
  const typed = withCell(empty, { row: 0, column: 0 }, 'A');
  const table = withBlock(typed, { row: 1, column: 0 }, [['B', 'x'], ['C']], attributes);
  expect(table).toEqual({ columns: [...empty.columns, { heading: '', field: '' }], rows: [['A'], ['B', 'x'], ['C']] });
  const columns = [
    { heading: 'Kapak', field: ofAttribute('kapak') },
    { heading: 'Fiyat', field: 'price' },
  ];
  expect(
    problemsOf(
      {
        columns,
        rows: [
          ['ZZ', '1,240.50'],
          ['2RS', ''],
        ],
      },
      attributes,
    ),
  ).toMatchObject([
    { row: 0, column: 0, lacks: { option: 'ZZ' } },
    { row: 0, column: 1, message: 'Enter the price as a number, for example 1.240,50' },
  ]);
});

test('every term of sale is a column, under the headings of files, and an unreadable cell says why', () => {
  const pasted = [
    ['Kod', 'Barkod', 'MARKA', 'Satis birimi', 'Fiyat adedi', 'MOQ', 'Kademeli fiyat', 'Durum', 'Termin'],
    ['6205', '4006381333931', 'SKF', 'kutu', '100', '1.000', '50: 252,00', 'Sipariş üzerine', '14'],
    ['6206', '12', 'SKF', 'sandık', 'yüz', '0', '50 - 252', 'yolda', '2 hafta'],
  ];
  const table = withBlock(empty, { row: 0, column: 0 }, pasted, attributes);
  expect(table.columns.map(({ field }) => field)).toEqual([
    ...['stockCode', 'gtin', 'brand', 'salesUnit', 'priceQuantity', 'minimumQuantity', 'priceBreaks', 'availability'],
    'leadDays',
  ]);
  expect(changesOf(table.columns, table.rows[0] ?? [], 'Rulman 6205')).toEqual({
    ...{ name: 'Rulman 6205', stockCode: '6205', gtin: '4006381333931', brand: 'SKF', salesUnit: 'BOX' },
    ...{ priceQuantity: 100, minimumQuantity: 1000, priceBreaks: [{ minimum: 50, price: 252 }] },
    ...{ availability: 'ON_ORDER', leadDays: 14 },
  });
  const problems = problemsOf(table, attributes);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([1, 3, 4, 5, 6, 7, 8].map((column) => [1, column]));
  expect(problems.map(({ message }) => message)).toContain('Price quantity is a whole number, such as 14.');
});
