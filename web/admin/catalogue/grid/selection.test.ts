import { expect, test } from 'vitest';
import { readBlock, writeBlock, fillFrom, filledRange, placeBlock, moved, only, tabbed } from './selection.ts';

test.each([
  ['a row as Excel ends it', '318,00\t2\tIn stock\r\n', [['318,00', '2', 'In stock']]],
  [
    'rows as LibreOffice and Sheets divide them',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quoted cell with a line break and a tab', '"üst\nalt\tyan"\t5\r\n', [['üst\nalt\tyan', '5']]],
  ['doubled quotes', '"1"" boru\nçelik"\t"""x"""\n', [['1" boru\nçelik', '"x"']]],
  ['quotes that are part of a text', '1/2" boru\t"Özel"\t"açık', [['1/2" boru', '"Özel"', '"açık']]],
  [
    'empty cells and rows',
    '\t\n\na\t\n',
    [
      ['', ''],
      ['', ''],
      ['a', ''],
    ],
  ],
  [
    'shorter rows',
    'a\tb\tc\nd',
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
  ['a single cell', 'Işık', [['Işık']]],
  ['old line breaks', 'a\rb', [['a'], ['b']]],
])('%s is read', (_, text, cells) => expect(readBlock(text)).toEqual(cells));

test('what is copied is read back as it was, whatever the cells hold', () => {
  const odd = [
    '',
    'a',
    '"',
    '""',
    'a"b',
    '"a"',
    '"a""b"',
    'a\nb',
    'a\tb',
    '\r\n',
    ' ',
    '=A1',
    'ş'.repeat(10_000),
    '\u00a0',
  ];
  for (const one of odd)
    for (const other of odd) {
      const rows = [
        [one, other],
        [other, one],
      ];
      expect(readBlock(`${writeBlock(rows)}\n`)).toEqual(rows);
    }
});

const size = { rows: 10, columns: 5, page: 4 };
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const texts = (placed: { cells: { row: number; column: number; text: string }[] }) =>
  placed.cells.map(({ row, column, text }) => `${row},${column} ${text}`);

test('a block begins at the active cell, repeats in a multiple of it, and counts what does not fit', () => {
  expect(texts(placeBlock([['a'], ['b']], range(2, 1), size))).toEqual(['2,1 a', '3,1 b']);
  expect(texts(placeBlock([['a'], ['b']], range(0, 0, 3, 0), size))).toEqual(['0,0 a', '1,0 b', '2,0 a', '3,0 b']);
  // Three rows are no multiple of two.
  expect(texts(placeBlock([['a'], ['b']], range(0, 0, 2, 0), size))).toEqual(['0,0 a', '1,0 b']);
  const cut = placeBlock(
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    range(8, 4),
    size,
  );
  expect([texts(cut), cut.below, cut.beyond, cut.range]).toEqual([['8,4 a', '9,4 c'], 1, 1, range(8, 4, 9, 4)]);
});

test('the handle fills down, up and to the side, and the source stays', () => {
  const source = range(2, 1, 3, 1);
  const block = [['a'], ['b']];
  expect(filledRange(source, { row: 6, column: 2 })).toEqual(range(2, 1, 6, 1));
  expect(filledRange(source, { row: 3, column: 4 })).toEqual(range(2, 1, 3, 4));
  expect(texts(fillFrom(block, source, range(2, 1, 6, 1)))).toEqual(['4,1 a', '5,1 b', '6,1 a']);
  expect(texts(fillFrom(block, source, range(0, 1, 3, 1)))).toEqual(['0,1 a', '1,1 b']);
  expect(texts(fillFrom(block, source, range(2, 0, 3, 1)))).toEqual(['2,0 a', '3,0 b']);
});

test('keys move as in Excel, stop at the edges, and extend with Shift', () => {
  const press = (key: string, held: { shift?: boolean; ctrl?: boolean } = {}, from = only({ row: 5, column: 2 })) =>
    moved(from, { key, shift: false, ctrl: false, ...held }, size)?.at;
  expect(press('ArrowUp')).toEqual({ row: 4, column: 2 });
  expect(press('ArrowRight', { ctrl: true })).toEqual({ row: 5, column: 4 });
  expect(press('ArrowUp', { ctrl: true })).toEqual({ row: 0, column: 2 });
  expect(press('PageDown')).toEqual({ row: 9, column: 2 });
  expect(press('Home')).toEqual({ row: 5, column: 0 });
  expect(press('Home', { ctrl: true })).toEqual({ row: 0, column: 0 });
  expect(press('End', { ctrl: true })).toEqual({ row: 9, column: 4 });
  expect(press('ArrowLeft', {}, only({ row: 0, column: 0 }))).toEqual({ row: 0, column: 0 });
  expect(press('x')).toBeUndefined();
  const extended = moved(only({ row: 1, column: 1 }), { key: 'ArrowDown', shift: true, ctrl: true }, size);
  expect(extended).toEqual({ anchor: { row: 1, column: 1 }, at: { row: 9, column: 1 } });
  // Nobody is caught in the grid: Tab leaves it at the end of a row.
  expect(tabbed(only({ row: 1, column: 4 }), false, size)).toBeUndefined();
  expect(tabbed(only({ row: 1, column: 4 }), true, size)?.at).toEqual({ row: 1, column: 3 });
});
