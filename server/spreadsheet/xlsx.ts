import type { Cell } from '../fields/sheet.ts';
import type { Bounds } from './readCells.ts';

// Both packages are loaded with the first workbook, since the server starts faster without them.

/** Sheets with more rows leave out empty cells, of which there may be millions; those cells lose their text format. */
const manyRows = 10_000;

/** Writes the heading and the rows. Text cells get the text format, so that codes and formulas stay as they were typed. */
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

/** Reads the first sheet and its name. Throws when it is no workbook, or when a value is beyond the bounds. */
export async function fromXlsx(bytes: Buffer, bounds: Bounds): Promise<{ name: string | null; rows: Cell[][] }> {
  const { readWorkbook } = await import('./readWorkbook.ts');
  return readWorkbook(bytes, bounds);
}
