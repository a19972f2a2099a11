import type { Cell } from '../fields/sheet.ts';
import { isCellError, noResult } from './cellErrors.ts';
import type { Change } from './changedTexts.ts';
import { createTextOf, readXml, type Attributes } from './readXml.ts';

/** `refuse` returns the error for a value beyond the bounds. */
export type Bounds = { rows: number; columns: number; refuse(): Error };

/**
 * Cells refer to texts and styles by number, and dates count from one of two days. `currencies` are those of styles that show
 * another currency than lira, and `shows` is how styles write their numbers; with `isReckonedLater`, the results of formulas are
 * to come, and 0 stands for each.
 */
type Known = {
  texts: string[];
  isDate: boolean[];
  currencies: (string | null)[];
  shows: (((number: number) => string | null) | null)[];
  startsIn1904: boolean;
  isReckonedLater: boolean;
};

/** A column of cells that are joined from one row to another, counted from 1. */
export type Joined = { column: number; from: number; to: number };
/** A cell shows this text instead of its number, or the program has changed its text so. */
export type Look = { text: string } | { change: Change };
/**
 * The rows of a sheet, which of its cells are joined, and the currencies that cells show beside their numbers, and how others look,
 * by row and column. `hidden` are the rows that a person or a filter has hidden.
 */
export type Cells = {
  rows: Cell[][];
  joined: Joined[];
  currencies: Map<number, Map<number, string>>;
  looks: Map<number, Map<number, Look>>;
  hidden: Set<number>;
};

/** Tells whether a row is hidden, by its own mark or by having no height. */
export const isHiddenRow = (hidden: string | undefined, height: string | undefined) =>
  hidden === '1' || hidden === 'true' || (height !== undefined && Number(height) === 0);

const day = 24 * 60 * 60 * 1000;
/** These are the days from the first day of each date system to 1970. */
const [daysFrom1900, daysFrom1904] = [25_569, 24_107];

/**
 * Reads the values of a sheet, row by row. The place of each cell is checked before rows and columns are made up to it, so
 * that a single cell far away costs no memory. Cells without a value are ignored, however far away.
 */
export function readCells(xml: Buffer, known: Known, { rows: mostRows, columns: mostColumns, refuse }: Bounds): Cells {
  const rows: Cell[][] = [];
  const joined: Joined[] = [];
  const currencies: Cells['currencies'] = new Map();
  const looks: Cells['looks'] = new Map();
  const hidden: Cells['hidden'] = new Set();
  const arrays: Area[] = [];
  const text = createTextOf();
  let [row, column] = [0, 0];
  let cell: Held | undefined;
  let isValue = false;

  function put(value: Cell) {
    // Formulas without a result are drawn down to rows that hold nothing.
    if (value === null || (isCellError(value) && (row > mostRows || column > mostColumns))) return;
    if (row > mostRows || column > mostColumns) throw refuse();
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column - 1] = value;
  }

  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const own = attributes();
        [row, column] = [Number(own.r ?? row + 1), 0];
        if (row <= mostRows && isHiddenRow(own.hidden, own.ht)) hidden.add(row);
      } else if (name === 'c') {
        cell = { attributes: attributes(), value: '', hasValue: false, isFormula: false };
        const { r } = cell.attributes;
        [row, column] = r === undefined ? [row, column + 1] : placeOf(r);
      } else if (cell) {
        if (name === 'v') isValue = cell.hasValue = true;
        if (name === 'f') {
          cell.isFormula = true;
          const { t, ref } = attributes();
          if (t === 'array' && ref !== undefined) arrays.push(...areasIn(ref));
        }
        text.open(name);
      } else if (name === 'mergeCell') joined.push(...joinedIn(attributes().ref ?? ''));
    },
    close(name) {
      if (name === 'v') isValue = false;
      text.close(name);
      if (name !== 'c' || !cell) return;
      // The formula of an area stands in its first cell alone.
      if (known.isReckonedLater && cell.value.trim() === '0') cell.isFormula ||= isWithin(arrays, row, column);
      const value = valueOf(cell, text.take(), known);
      const currency = typeof value === 'number' ? known.currencies[Number(cell.attributes.s)] : null;
      const look = lookOf(cell, value, known);
      cell = undefined;
      put(value);
      if (look) looks.set(row, (looks.get(row) ?? new Map<number, Look>()).set(column, look));
      if (currency) currencies.set(row, (currencies.get(row) ?? new Map<number, string>()).set(column, currency));
    },
    text(piece) {
      if (isValue && cell) cell.value += piece;
      else if (cell) text.add(piece);
    },
  });
  return { rows, joined, currencies, looks, hidden };
}

/** A cell while it is read. */
type Held = { attributes: Attributes; value: string; hasValue: boolean; isFormula: boolean };

/** Reads 'A2:A5' as the first column of what is joined; cells that are joined within one row have no value in common. */
function joinedIn(range: string): Joined[] {
  const [, first, last] = /^([A-Z]{1,3}[1-9]\d{0,6}):[A-Z]{1,3}([1-9]\d{0,6})$/.exec(range) ?? [];
  if (first === undefined || last === undefined) return [];
  const [from, column] = placeOf(first);
  return Number(last) > from ? [{ column, from, to: Number(last) }] : [];
}

type Area = { from: [row: number, column: number]; to: [row: number, column: number] };

/** A formula may fill an area, as 'C2:C9' says. More areas than a list has columns are the work of no program. */
function areasIn(range: string): Area[] {
  const [, first, last] = /^([A-Z]{1,3}[1-9]\d{0,6}):([A-Z]{1,3}[1-9]\d{0,6})$/.exec(range) ?? [];
  return first === undefined || last === undefined ? [] : [{ from: placeOf(first), to: placeOf(last) }];
}

const isWithin = (areas: Area[], row: number, column: number) =>
  areas
    .slice(-mostAreas)
    .some(({ from, to }) => row >= from[0] && row <= to[0] && column >= from[1] && column <= to[1]);
const mostAreas = 100;

/** Reads 'B12' as row 12, column 2. */
function placeOf(address: string): [row: number, column: number] {
  const [, letters = '', digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (digits === undefined) throw new Error(`A cell has no place: ${address.slice(0, 20)}.`);
  return [Number(digits), [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)];
}

function lost(): never {
  throw new Error('it lacks texts to which its cells refer. Open it in Excel, save it, and choose it again.');
}

const textOf = (text: string): Cell => text.trim() || null;

function valueOf({ attributes, value, hasValue, isFormula }: Held, inline: string, known: Known): Cell {
  const { t = 'n', s } = attributes;
  if (t === 'inlineStr') return textOf(inline);
  // A few programs write the number of the error.
  if (t === 'e') return isCellError(value) ? value.trim() : '#N/A';
  // The result of a formula may be an empty text.
  if (value.trim() === '' && t !== 's') return isFormula && !(t === 'str' && hasValue) ? noResult : null;
  if (isFormula && known.isReckonedLater && t === 'n' && Number(value) === 0) return noResult;
  if (t === 's') return textOf(known.texts[Number(value)] ?? lost());
  if (t === 'str') return textOf(value);
  if (t === 'b') return String(value === '1');
  if (t === 'd') return value.slice(0, 10);
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error(`A cell holds no number: ${value.slice(0, 20)}.`);
  return known.isDate[Number(s)] ? dateOf(number, known) : number;
}

function lookOf({ attributes: { t = 'n', s } }: Held, value: Cell, known: Known): Look | null {
  if (value === null || isCellError(value)) return null;
  if (t === 'b') return { change: 'TRUTH' };
  if (t === 'd' || (t === 'n' && known.isDate[Number(s)])) return { change: 'DATE' };
  if (typeof value !== 'number') return null;
  const text = known.shows[Number(s)]?.(value) ?? null;
  return text === null || text === String(value) ? null : { text };
}

/** Returns a day in ISO 8601; a number outside the range of `Date` stays a number. */
function dateOf(days: number, { startsIn1904 }: Known): Cell {
  const date = new Date(Math.floor((days - (startsIn1904 ? daysFrom1904 : daysFrom1900)) * day));
  return Number.isNaN(date.getTime()) ? days : date.toISOString().slice(0, 10);
}
