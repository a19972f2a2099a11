/** A cell by its place in the grid. */
export interface Place {
  row: number;
  column: number;
}

/** The cells between the one where the selection began and the active one. */
export interface Selection {
  anchor: Place;
  at: Place;
}

export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** `page` is the number of rows in sight. */
export interface Size {
  rows: number;
  columns: number;
  page: number;
}

export const only = (at: Place): Selection => ({ anchor: at, at });

export const rangeOf = ({ anchor, at }: Selection): Range => ({
  top: Math.min(anchor.row, at.row),
  bottom: Math.max(anchor.row, at.row),
  left: Math.min(anchor.column, at.column),
  right: Math.max(anchor.column, at.column),
});

export const selectionOf = ({ top, bottom, left, right }: Range): Selection => ({
  anchor: { row: top, column: left },
  at: { row: bottom, column: right },
});

export const heightOf = ({ top, bottom }: Range) => bottom - top + 1;
export const widthOf = ({ left, right }: Range) => right - left + 1;
export const cellsIn = (range: Range) => heightOf(range) * widthOf(range);
export const isIn = ({ top, bottom, left, right }: Range, { row, column }: Place) =>
  row >= top && row <= bottom && column >= left && column <= right;

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

export const inside = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: within(row, rows),
  column: within(column, columns),
});

interface Pressed {
  key: string;
  shift: boolean;
  ctrl: boolean;
}

/** Returns where a key leads; undefined for a key that leads nowhere. */
function target({ key, ctrl }: Pressed, { row, column }: Place, { rows, columns, page }: Size): Place | undefined {
  const [far, wide] = ctrl ? [rows, columns] : [1, 1];
  switch (key) {
    case 'ArrowUp':
      return { row: row - far, column };
    case 'ArrowDown':
      return { row: row + far, column };
    case 'ArrowLeft':
      return { row, column: column - wide };
    case 'ArrowRight':
      return { row, column: column + wide };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? rows : row, column: columns };
    default:
      return undefined;
  }
}

/** Moves the active cell by a key as Excel does; with Shift the selection extends to it. */
export function moved({ anchor, at }: Selection, pressed: Pressed, size: Size): Selection | undefined {
  const to = target(pressed, at, size);
  if (!to) return undefined;
  const next = inside(to, size);
  return pressed.shift ? { anchor, at: next } : only(next);
}

/** The cell after this one by Tab, or before it; undefined at the end of the row, where Tab leaves the grid. */
export function tabbed({ at }: Selection, isBack: boolean, { columns }: Size): Selection | undefined {
  const column = at.column + (isBack ? -1 : 1);
  return column < 0 || column >= columns ? undefined : only({ row: at.row, column });
}

// Cells on the clipboard, as Excel, LibreOffice and Google Sheets write them: tabs between cells, line breaks between rows.

const quoted = /"((?:[^"]|"")*)"(?=\t|\r|\n|$)/y;
const plain = /[^\t\r\n]*/y;
const special = /[\t\r\n]|""/;

/**
 * Reads the cells. Spreadsheets quote only a cell that holds a tab, a line break or doubled quotes, so that '1/2" boru' and
 * '"Özel"' are what they are. Shorter rows are filled up.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let [row, at]: [string[], number] = [[], 0];
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at <= text.length) {
    const whole = text[at] === '"' ? matched(quoted) : null;
    const isQuoted = whole !== null && special.test(whole[1] ?? '');
    const found = isQuoted ? whole : matched(plain);
    row.push(isQuoted ? (found?.[1] ?? '').replaceAll('""', '"') : (found?.[0] ?? ''));
    at += found?.[0].length ?? 0;
    if (text[at] === '\t') {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // The last row ends with a line break, too.
    if (at >= text.length) break;
  }
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
}

const isSpecial = (cell: string) => /[\t\r\n]/.test(cell) || cell.startsWith('"');

/** Writes the cells so that `readBlock` and spreadsheets read the same ones. */
export const writeBlock = (rows: string[][]) =>
  rows
    .map((cells) => cells.map((cell) => (isSpecial(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');

export interface Placed {
  cells: { row: number; column: number; text: string }[];
  /** The cells that the block covers, for the selection. */
  range: Range;
  /** Rows below the last product, and columns beyond the last one, which are left out. */
  below: number;
  beyond: number;
}

/** Where a block goes: it repeats when the selection is a multiple of it, and begins at its first cell otherwise. */
export function placeBlock(block: string[][], selected: Range, { rows, columns }: Size): Placed {
  const [height, width] = [block.length, block[0]?.length ?? 0];
  const fits = heightOf(selected) % height === 0 && widthOf(selected) % width === 0;
  const [tall, wide] = fits ? [heightOf(selected), widthOf(selected)] : [height, width];
  const { top, left } = selected;
  const range = {
    top,
    left,
    bottom: Math.min(top + tall, rows) - 1,
    right: Math.min(left + wide, columns) - 1,
  };
  return {
    cells: cellsOf(range, (row, column) => block[(row - top) % height]?.[(column - left) % width] ?? ''),
    range,
    below: tall - heightOf(range),
    beyond: wide - widthOf(range),
  };
}

function cellsOf({ top, bottom, left, right }: Range, textOf: (row: number, column: number) => string) {
  const cells: Placed['cells'] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push({ row, column, text: textOf(row, column) });
  return cells;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Repeats the cells of `source` over `target`, which contains it; those of the source stay. */
export function fillFrom(block: string[][], source: Range, target: Range): Placed {
  const [height, width] = [heightOf(source), widthOf(source)];
  const cells = cellsOf(
    target,
    (row, column) => block[modulo(row - source.top, height)]?.[modulo(column - source.left, width)] ?? '',
  ).filter(
    ({ row, column }) => row < source.top || row > source.bottom || column < source.left || column > source.right,
  );
  return { cells, range: target, below: 0, beyond: 0 };
}

/** The range that the fill handle covers when it is dragged to a cell: down or up, or else to a side. */
export function filledRange(source: Range, { row, column }: { row: number; column: number }): Range {
  const down = Math.max(row - source.bottom, source.top - row, 0);
  const across = Math.max(column - source.right, source.left - column, 0);
  if (down >= across) return { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) };
  return { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) };
}
