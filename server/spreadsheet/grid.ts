import type { Cell } from '../fields/sheet.ts';
import { isCellError } from './cellErrors.ts';
import type { Bounds, Cells, Look } from './readCells.ts';

type More = { currency?: string | null; look?: Look | null };

const added = <Of>(all: Map<number, Map<number, Of>>, row: number, column: number, one: Of) =>
  void all.set(row, (all.get(row) ?? new Map<number, Of>()).set(column, one));

/**
 * Gathers the cells of a table by row and column, counted from 1. The place of each is checked before rows and columns are made up
 * to it; blank cells may be anywhere.
 */
export function createGrid({ rows: mostRows, columns: mostColumns, refuse }: Bounds) {
  const cells: Cells = { rows: [], joined: [], currencies: new Map(), looks: new Map(), hidden: new Set() };
  return {
    cells,
    put(row: number, column: number, value: Cell, { currency, look }: More = {}) {
      if (value === null || value === '') return;
      const isFar = row > mostRows || column > mostColumns;
      // Formulas without a result are drawn down to rows that hold nothing.
      if (isFar && isCellError(value)) return;
      if (isFar) throw refuse();
      while (cells.rows.length < row) cells.rows.push([]);
      const own = cells.rows[row - 1] ?? [];
      while (own.length < column) own.push(null);
      own[column - 1] = value;
      if (currency) added(cells.currencies, row, column, currency);
      if (look) added(cells.looks, row, column, look);
    },
    hide(row: number) {
      if (row <= mostRows) cells.hidden.add(row);
    },
    /** Notes that a cell goes on for some rows. */
    join(row: number, column: number, more: number) {
      if (more > 0 && row <= mostRows && column <= mostColumns)
        cells.joined.push({ column, from: row, to: Math.min(row + more, mostRows) });
    },
  };
}
