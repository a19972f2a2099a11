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
