import type { Attribute } from '../specs/useDefinitions.ts';
import { fieldCalled, isHeading, type Column } from './columns.ts';

/** The table as it is typed or pasted. A further blank row is shown below the last one. */
export interface Table {
  columns: Column[];
  rows: string[][];
}

export interface Place {
  row: number;
  column: number;
}

/** The server makes at most this many at once. */
export const mostRows = 200;

const widest = 20;

export const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '');

/** Returns the rows in which something is typed. */
export const filledRows = ({ rows }: Table) => rows.filter((cells) => !isBlank(cells));

export function withCell({ columns, rows }: Table, { row, column }: Place, text: string): Table {
  const next = [...rows];
  while (next.length <= row) next.push([]);
  const cells = [...(next[row] ?? [])];
  while (cells.length < column) cells.push('');
  cells[column] = text;
  next[row] = cells;
  return { columns, rows: next };
}

/**
 * Puts a pasted block into the table. A first row with headings makes the columns, and what stood in a blank table goes;
 * any other block begins at the cell, with further columns where it is wider.
 */
export function withBlock(table: Table, at: Place, pasted: string[][], attributes: Attribute[]): Table {
  const block = pasted.map((cells) => cells.slice(0, widest));
  const [first = [], ...rest] = block;
  if (isHeading(first, attributes)) {
    const columns = first.map((heading) => ({ heading, field: fieldCalled(heading, attributes) ?? '' }));
    return { columns, rows: rest };
  }
  const width = Math.max(table.columns.length, ...block.map((cells) => at.column + cells.length));
  const columns = Array.from({ length: width }, (_, place) => table.columns[place] ?? { heading: '', field: '' });
  let next: Table = { columns, rows: table.rows };
  for (const [down, cells] of block.entries())
    for (const [right, cell] of cells.entries())
      next = withCell(next, { row: at.row + down, column: at.column + right }, cell);
  return next;
}
