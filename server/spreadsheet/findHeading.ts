import { fold } from '../../common/text/letters.ts';
import type { Cell } from '../fields/sheet.ts';
import { isBlank, isNothing } from './cellErrors.ts';
import type { Joined } from './readCells.ts';

/** Returns the field that each text names as a heading; null for what is none. */
export type Recognise = (texts: string[]) => (string | null)[];

/** The names of the columns, in the row `at`, and the first row below them. Where no row names them, `isMissing`. `known` is how many are fields. */
export type Heading = { at: number; below: number; names: string[]; isMissing: boolean; known: number };

/** So many rows may stand above the heading: the name of the firm, addresses, dates. */
const mostTitles = 60;
/** So many rows are looked at to know what the columns hold. */
const looked = 20;

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();
const filledIn = (row: Cell[]) => row.filter((cell) => !isBlank(cell)).length;

/** A price or a quantity, which names no column; a year may. */
function isValue(cell: Cell | undefined): boolean {
  const text = textOf(cell)
    .replaceAll(/\s|₺|TL$|TRY$/gi, '')
    .trim();
  return /^-?\d[\d.,]*$/.test(text) && !/^(?:19|20)\d\d$/.test(text);
}

/** Names columns as a spreadsheet does: A, B, …, AA. */
const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Finds the row that names the columns: the one with most known names, else the first that is as wide as the table. */
export function findHeading(rows: Cell[][], joined: Joined[], recognise: Recognise | undefined): Heading {
  const first = rows.findIndex((row) => !row.every(isNothing));
  if (first < 0) return { at: -1, below: 0, names: [], isMissing: false, known: 0 };
  const head = rows.slice(first, first + mostTitles);
  const known = head.map((row, place) => {
    const fields = recognise ? recognise(row.map(textOf)) : [];
    return fields.filter((field, at) => field !== null && !comesAgain(rows, first + place, at)).length;
  });
  const most = Math.max(...known);
  // Where rows have as many known names, groups of columns stand above their names.
  const widths = head.map((row, at) => (known[at] === most ? filledIn(row) : -1));
  const best = widths.indexOf(Math.max(...widths));
  const isFound = most > 1 || (most === 1 && (best === 0 || filledIn(head[best] ?? []) > 1));
  const at = first + (isFound ? best : widest(head));
  const row = isFound && recognise ? underGroups(rows, at, recognise) : (rows[at] ?? []);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (!isFound && recognise && isOfValues(rows, at)) {
    const letters = Array.from({ length: width }, (_, place) => letterOf(place));
    return { at, below: at, names: letters, isMissing: true, known: 0 };
  }
  const second = rows[at + 1] ?? [];
  const isLong = goesOn(row, second, joined, at, recognise);
  const names = isLong ? inOne(row, second) : row.map(textOf);
  return { at, below: at + (isLong ? 2 : 1), names, isMissing: false, known: most };
}

/**
 * Tells whether a text stands in other rows of its column, too, as a value does: 'Çap' in a column of names. Where all of a row
 * comes again, it is a heading above each page.
 */
function comesAgain(rows: Cell[][], at: number, place: number): boolean {
  const row = rows[at] ?? [];
  const text = textOf(row[place]);
  return rows
    .slice(Math.max(0, at - looked), at + 1 + looked)
    .some((other) => textOf(other[place]) === text && row.some((cell, index) => textOf(cell) !== textOf(other[index])));
}

/** Adds the name of its group to a column that nobody knows without it: 'KDV dahil' below 'Fiyat'. */
function underGroups(rows: Cell[][], at: number, recognise: Recognise): Cell[] {
  const [above, row] = [rows[at - 1] ?? [], rows[at] ?? []];
  if (filledIn(above) < 2 || above.some(isValue)) return row;
  const own = recognise(row.map(textOf));
  const whole = inOne(above, row).map((name, place) => ((own[place] ?? null) === null ? name : textOf(row[place])));
  const count = (fields: (string | null)[]) => fields.filter((field) => field !== null).length;
  return count(recognise(whole)) > count(own) ? whole : row;
}

/** Returns the first row that has as many cells as most; rows of one cell above it are titles. */
function widest(head: Cell[][]) {
  const most = Math.max(...head.map(filledIn));
  if (most < 3 || filledIn(head[0] ?? []) > 1) return 0;
  return Math.max(
    0,
    head.findIndex((row) => filledIn(row) >= most / 2),
  );
}

/** Tells whether a row holds values as the rows below it do: then the table has no heading. */
function isOfValues(rows: Cell[][], at: number): boolean {
  const below = rows.slice(at + 1, at + 1 + looked).filter((row) => !row.every(isNothing));
  return (rows[at] ?? []).some(
    (cell, place) => isValue(cell) && below.filter((row) => isValue(row[place])).length >= below.length * 0.6,
  );
}

/** These may stand in the second line of a heading. */
const remarks = /kdv|vat|haric|dahil|\b(?:tl|try|eur|usd|adet|birim|net|liste|kodu?|no|adi|mm|cm|kg|min|max)\b/;
const longestName = 40;
/** A row with one of these below its heading is a product. */
const own = new Set(['stockCode', 'name', 'id', 'manufacturerCode', 'gtin']);

/** Tells whether a heading has a second line: names that stand below others. */
function goesOn(row: Cell[], second: Cell[], joined: Joined[], at: number, recognise: Recognise | undefined): boolean {
  const places = second.flatMap((cell, place) => (isBlank(cell) ? [] : [place]));
  const isNames = places.every((place) => {
    const cell = second[place];
    return typeof cell === 'string' && cell.length <= longestName && !isValue(cell);
  });
  if (places.length === 0 || !isNames || !recognise) return false;
  // A name that is joined with the cell below it leaves that for no product.
  if (joined.some(({ from, to }) => from === at + 1 && to === at + 2)) return true;
  const fields = recognise(row.map(textOf));
  if (!places.every((place) => remarks.test(fold(textOf(second[place]))))) return false;
  if (!places.some((place) => own.has(fields[place] ?? ''))) return true;
  // 'Stok' and 'Ürün' above 'Kodu' and 'Adı' name more columns together than alone.
  const count = (names: (string | null)[]) => names.filter((field) => field !== null).length;
  return count(recognise(inOne(row, second))) > count(fields);
}

/** Joins both lines; a name that is joined over several columns stands for each. */
function inOne(row: Cell[], second: Cell[]): string[] {
  let above = '';
  return Array.from({ length: Math.max(row.length, second.length) }, (_, place) => {
    const [upper, lower] = [textOf(row[place]), textOf(second[place])];
    if (upper !== '' || lower === '') above = upper;
    return lower === '' ? upper : `${above} ${lower}`.trim();
  });
}
