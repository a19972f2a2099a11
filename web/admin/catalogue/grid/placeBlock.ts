import { heightOf, widthOf, type Range, type Size } from './selection.ts';

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
