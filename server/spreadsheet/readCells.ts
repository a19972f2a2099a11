import type { Cell } from '../fields/sheet.ts';
import { createTextOf, readXml, type Attributes } from './readXml.ts';

/** `refuse` returns the error for a value beyond the bounds. */
export type Bounds = { rows: number; columns: number; refuse(): Error };

/** Cells refer to texts and styles by number, and dates count from one of two days. */
type Known = { texts: string[]; isDate: boolean[]; startsIn1904: boolean };

const day = 24 * 60 * 60 * 1000;
/** These are the days from the first day of each date system to 1970. */
const [daysFrom1900, daysFrom1904] = [25_569, 24_107];

/**
 * Reads the values of a sheet, row by row. The place of each cell is checked before rows and columns are made up to it, so
 * that a single cell far away costs no memory. Cells without a value are ignored, however far away.
 */
export function readCells(
  xml: Buffer,
  known: Known,
  { rows: mostRows, columns: mostColumns, refuse }: Bounds,
): Cell[][] {
  const rows: Cell[][] = [];
  const text = createTextOf();
  let [row, column] = [0, 0];
  let cell: { attributes: Attributes; value: string } | undefined;
  let isValue = false;

  function put(value: Cell) {
    if (value === null) return;
    if (row > mostRows || column > mostColumns) throw refuse();
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column - 1] = value;
  }

  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') [row, column] = [Number(attributes().r ?? row + 1), 0];
      else if (name === 'c') {
        cell = { attributes: attributes(), value: '' };
        const { r } = cell.attributes;
        [row, column] = r === undefined ? [row, column + 1] : placeOf(r);
      } else if (cell) {
        if (name === 'v') isValue = true;
        text.open(name);
      }
    },
    close(name) {
      if (name === 'v') isValue = false;
      text.close(name);
      if (name !== 'c' || !cell) return;
      const { attributes, value } = cell;
      cell = undefined;
      put(valueOf(attributes, value, text.take(), known));
    },
    text(piece) {
      if (isValue && cell) cell.value += piece;
      else if (cell) text.add(piece);
    },
  });
  return rows;
}

/** Reads 'B12' as row 12, column 2. */
function placeOf(address: string): [row: number, column: number] {
  const [, letters = '', digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (digits === undefined) throw new Error(`A cell has no place: ${address.slice(0, 20)}.`);
  return [Number(digits), [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)];
}

const textOf = (text: string): Cell => text.trim() || null;

function valueOf({ t = 'n', s }: Attributes, value: string, inline: string, known: Known): Cell {
  if (t === 'inlineStr') return textOf(inline);
  if (value === '' || t === 'e') return null;
  if (t === 's') return textOf(known.texts[Number(value)] ?? '');
  if (t === 'str') return textOf(value);
  if (t === 'b') return String(value === '1');
  if (t === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error(`A cell holds no number: ${value.slice(0, 20)}.`);
  return known.isDate[Number(s)] ? dateOf(number, known) : number;
}

/** Returns a day in ISO 8601; a number outside the range of `Date` stays a number. */
function dateOf(days: number, { startsIn1904 }: Known): Cell {
  const date = new Date(Math.floor((days - (startsIn1904 ? daysFrom1904 : daysFrom1900)) * day));
  return Number.isNaN(date.getTime()) ? days : date.toISOString().slice(0, 10);
}
