import { expect, test } from 'vitest';
import type { DecimalMark } from '../../../../../common/measures/decimalMark.ts';
import { noWords, yesWords } from '../../../../../common/text/yesNo.ts';
import { entered, type GridColumn, fieldColumns, specColumns } from './columns.ts';
import { markOfBlock } from '../../../kinds/readings.ts';

const rule = { unit: 'mm', decimals: null, options: [], version: 1 };
const all: GridColumn[] = [
  ...fieldColumns({
    category: [{ id: 'işıklar', name: 'Işıklar' }],
    kind: [{ id: 'k', name: 'Rulman' }],
    family: [],
  }),
  ...specColumns([
    { ...rule, id: 'çap', name: 'İç çap', kind: 'NUMBER' },
    { ...rule, id: 'kapak', name: 'Kapak', kind: 'FLAG', unit: null },
    { ...rule, id: 'conta', name: 'Conta', kind: 'OPTION', unit: null, options: [{ id: 'o', name: 'NBR' }] },
  ]),
];
const of = (key: string) => {
  const found = all.find((column) => column.key === key);
  if (!found) throw new Error(`There is no column ${key}.`);
  return found;
};
const typed = (key: string, text: string, mark: DecimalMark = 'COMMA') => {
  const kept = entered(of(key), text, mark);
  return of(key).read(kept).problem?.reason ?? kept;
};

test.each([
  ['price', '1250,5', '1.250,50'],
  ['price', '₺ 1.250,50', '1.250,50'],
  ['price', '1250.5 TL', '1.250,50'],
  ['price', '1,250.50', '1.250,50'],
  ['price', '\u00a01.250\u00a0', '1.250,00'],
  ['price', '', ''],
  ['priceBreaks', '50 adet: ₺252; 1.000: 240.5', '50: 252,00; 1000: 240,50'],
  ['priceBreaks', '50 - 252', '“50 - 252” is no price break.'],
  ['priceBreaks', '50: 1,234', 'At most 2 decimals'],
  ['leadDays', '1.0', 'Delivery days is a whole number, such as 14.'],
  ['leadDays', ' 14 ', '14'],
  ['leadDays', '2-3 hft', 'Delivery days is a whole number, such as 14.'],
  ['availability', 'STOKTA', 'In stock'],
  ['availability', 'sipariş ÜZERİNE', 'On order'],
  ['availability', 'yolda', '“yolda” is none of: In stock, On order, Discontinued.'],
  ['salesUnit', 'Kutu', 'kutu'],
  ['featured', 'evet', 'Featured'],
  ...yesWords.map((word): [string, string, string] => ['featured', word, 'Featured']),
  ...[...noWords, ''].map((word): [string, string, string] => ['featured', word, 'Not Featured']),
  ['categoryId', 'IŞIKLAR', 'Işıklar'],
  ['categoryId', '', 'Kategorisiz'],
  ['çap', '25 mm', '25 mm'],
  ['çap', '1"', '1"'],
  ['çap', '20 | 25', '20 | 25'],
  ['çap', 'kalın', '“kalın” is no number: enter one, such as 20 mm or 17,25 mm.'],
  ['kapak', 'VAR', 'Evet'],
  ['conta', 'nbr', 'NBR'],
  ['name', '', 'Product name is required'],
])('%s: %s becomes %s', (key, text, kept) => expect(typed(key, text)).toBe(kept));

test('a letter in a number is named, and what was meant is offered only where it is certain', () => {
  const problem = (text: string) => of('price').read(text).problem;
  expect(problem('1.O50,00')).toEqual({
    reason: '“1.O50,00” holds the letter O.',
    hint: 'A price is written 1.050,00.',
    use: '1.050,00',
  });
  expect(problem('12x')).toEqual({ reason: '“12x” holds the letter x.' });
  expect(problem('pahalı')?.reason).toBe('Enter the price as a number, for example 1.240,50');
});

test('nothing odd becomes a value by accident', () => {
  const odd = [
    '=A1*2',
    '+A1',
    '@SUM(A1)',
    '05.Ara',
    '2026-11-26',
    '26.11.2026',
    '1e3',
    '-5',
    '1.2.3',
    'ş'.repeat(10_000),
    '0x10',
    'NaN',
    '٣',
  ];
  for (const column of ['price', 'leadDays', 'çap', 'availability', 'categoryId'])
    for (const text of odd)
      if (!(column === 'çap' && ['-5'].includes(text)))
        expect([column, text, of(column).read(text).changes]).toEqual([column, text, undefined]);
  expect(typed('name', '=A1')).toBe('“=A1” is a formula: enter its value.');
  expect(of('name').read('ş'.repeat(10_000)).problem?.reason).toMatch(/200/);
});

test('numbers of a block are read by the mark that it shows, and asked for where they could be either', () => {
  expect(markOfBlock(['1.250', '12,5'])).toBe('COMMA');
  expect(markOfBlock(['1.250', '12.5'])).toBe('POINT');
  expect(markOfBlock(['1.250', '1.500'])).toBe('ask');
  expect(markOfBlock(['1.250', '12.5', '12,5'])).toBe('ask');
  expect(markOfBlock(['1250', '12,5', ''])).toBeNull();
  expect(typed('price', '1.250', 'POINT')).toBe('1,25');
  expect(typed('price', '1,250', 'POINT')).toBe('1.250,00');
  expect(typed('çap', '1.250 mm', 'POINT')).toBe('1,250 mm');
});
