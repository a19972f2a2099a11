import { colours, type Element, type Paper, type Style } from './paper.ts';
import { cutToFit } from './fitting.ts';

export type Cell = { text: string; style?: Partial<Style>; note?: string };
export type Column = {
  title?: string;
  width: number;
  align?: 'left' | 'right';
  isHead?: boolean;
  /** Notes are as wide as that, below the single line of the next column. */
  noteWidth?: number;
};
/** The space for a table on a page. */
export type Room = { x: number; y: number; bottom: number };

type Table = {
  columns: Column[];
  rows: Cell[][];
  /** Begins another page, and returns the space for the rest of the table. */
  nextPage(): Room;
};

export const rowStyle: Style = { size: 9.5 };
const headStyle: Style = { size: 8, weight: 'semibold', colour: colours.muted };
const noteStyle: Style = { size: 8, colour: colours.muted };
/** The space above and below the text of a row. */
const padding = 1.7;
const gap = 3;
const blank: Cell = { text: '' };

const placedOf = (columns: Column[]) =>
  columns.map((column, at) => ({
    ...column,
    left: columns.slice(0, at).reduce((sum, one) => sum + one.width, 0),
    inner: column.width - (at < columns.length - 1 ? gap : 0),
  }));
type Placed = ReturnType<typeof placedOf>[number];

const styleOf = (cell: Cell, { align = 'left' }: Column): Style => ({ ...rowStyle, align, ...cell.style });

const noteWidthOf = ({ noteWidth, inner }: Placed) => noteWidth ?? inner;

function cellHeights(paper: Paper, cell: Cell, column: Placed) {
  const text = paper.heightOf(cell.text, column.inner, styleOf(cell, column));
  return { text, note: cell.note ? paper.heightOf(cell.note, noteWidthOf(column), noteStyle) : 0 };
}

function heightOfPlaced(paper: Paper, columns: Placed[], row: Cell[]) {
  const heights = columns.map((column, at) => cellHeights(paper, row[at] ?? blank, column));
  return 2 * padding + Math.max(...heights.map(({ text, note }) => text + note));
}

/** The height of a row in millimetres. */
export const heightOfRow = (paper: Paper, columns: Column[], row: Cell[]) =>
  heightOfPlaced(paper, placedOf(columns), row);

/**
 * Draws a table over as many pages as it needs. Each page repeats its head, and a row is split only if it is longer than a
 * page. Returns the space that is left.
 */
export function drawTable(paper: Paper, parent: Element, { columns, rows, nextPage }: Table, room: Room): Room {
  const table = paper.add(parent, 'Table');
  const hasHead = columns.some(({ title }) => title !== undefined);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const placed = placedOf(columns);
  let { x, y, bottom } = room;
  let isFirst = true;
  const rule = (thickness: number, colour?: string) => paper.line([x, y], [x + width, y], thickness, colour);

  function drawHead() {
    if (!hasHead) return;
    rule(0.35);
    const write = () => {
      const row = isFirst ? paper.add(table, 'TR') : undefined;
      for (const { title = '', left, inner, align = 'left' } of placed) {
        const box = { x: x + left, y: y + padding, width: inner };
        const style = { ...headStyle, align };
        if (row) paper.write(paper.add(row, 'TH', { scope: 'Column' }), title, box, style);
        // Screen readers have read the head on the first page.
        else paper.decorate(title, box, style);
      }
    };
    write();
    y += 2 * padding + Math.max(...placed.map(({ title = '', inner }) => paper.heightOf(title, inner, headStyle)));
    rule(0.35);
    isFirst = false;
  }

  function drawRow(row: Cell[], height: number) {
    const element = paper.add(table, 'TR');
    for (const [at, column] of placed.entries()) {
      const cell = row[at] ?? blank;
      const box = { x: x + column.left, y: y + padding, width: column.inner };
      const style = styleOf(cell, column);
      const holder = column.isHead ? paper.add(element, 'TH', { scope: 'Row' }) : paper.add(element, 'TD');
      paper.write(holder, cell.text, box, style);
      if (cell.note)
        paper.write(
          holder,
          cell.note,
          { ...box, width: noteWidthOf(column), y: box.y + cellHeights(paper, cell, column).text },
          { ...noteStyle, align: column.align ?? 'left' },
        );
    }
    y += height;
    rule(0.18, colours.hairline);
  }

  drawHead();
  const waiting = rows.toReversed();
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    const height = heightOfPlaced(paper, placed, row);
    if (y + height <= bottom) {
      drawRow(row, height);
      continue;
    }
    ({ x, y, bottom } = nextPage());
    drawHead();
    const whole = bottom - y;
    if (height <= whole) {
      waiting.push(row);
      continue;
    }
    const parts = placed.map((column, at) => {
      const cell = row[at] ?? blank;
      const inside = { width: column.inner, height: whole - 2 * padding };
      return { cell, cut: cutToFit(paper, cell.text, inside, styleOf(cell, column)) };
    });
    waiting.push(parts.map(({ cell, cut: [, rest] }) => ({ ...cell, text: rest })));
    waiting.push(parts.map(({ cell: { note: _, ...cell }, cut: [first] }) => ({ ...cell, text: first })));
  }
  return { x, y, bottom };
}
