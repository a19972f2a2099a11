import type { Cell } from '../fields/sheet.ts';
import type { Bounds } from './readCells.ts';

// Both packages are loaded with the first workbook: a start has no need of them.

/** Larger sheets leave out empty cells, of which there would be millions; what is typed into those later is not text by itself. */
const manyRows = 10_000;

/** The first row is the heading; texts are marked as such, so that codes and formulas stay what was typed. */
export async function toXlsx([heading = [], ...rows]: Cell[][], widths: number[]): Promise<Buffer> {
  const isLarge = rows.length > manyRows;
  const cell = (value: Cell) => {
    if (typeof value === 'number') return { value, type: Number, format: '#,##0.00' };
    return isLarge && !value ? null : { value: value ?? '', type: String, format: '@' };
  };
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const title = heading.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }));
  const file = writeWorkbook([title, ...rows.map((row) => row.map(cell))], {
    sheet: 'Products',
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return file.toBuffer();
}

/** Reads the first sheet and its name. Throws when it is no workbook, or the error of the bounds where a value lies beyond them. */
export async function fromXlsx(bytes: Buffer, bounds: Bounds): Promise<{ name: string | null; rows: Cell[][] }> {
  const { readWorkbook } = await import('./readWorkbook.ts');
  return readWorkbook(bytes, bounds);
}
