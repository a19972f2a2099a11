import type { Cell } from '../fields/sheet.ts';
import type { Bounds } from './readCells.ts';
import { workbook } from './workbook.ts';

// The reader is loaded with the first workbook, since the server starts faster without it.

/** Writes a small workbook: the heading and the rows. */
export async function toXlsx(rows: Cell[][], widths: number[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of workbook(rows, widths)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads the first sheet and its name. Throws when it is no workbook, or when a value is beyond the bounds. */
export async function fromXlsx(bytes: Buffer, bounds: Bounds): Promise<{ name: string | null; rows: Cell[][] }> {
  const { readWorkbook } = await import('./readWorkbook.ts');
  return readWorkbook(bytes, bounds);
}
