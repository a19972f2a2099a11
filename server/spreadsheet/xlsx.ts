import type { Cell } from '../fields/sheet.ts';
import type { Bounds, Cells } from './readCells.ts';
import { workbook } from './workbook.ts';

/** Writes a small workbook: the heading and the rows. */
export async function toXlsx(rows: Cell[][], widths: number[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of workbook(rows, widths)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Reads a sheet and its name: the first one, or that of a name or number. Throws when it is no workbook, when it has no such
 * sheet, or when a value is beyond the bounds.
 */
export async function fromXlsx(
  bytes: Buffer,
  bounds: Bounds,
  wanted: string | null = null,
): Promise<Cells & { name: string | null; sheets: string[] }> {
  // The reader is loaded with the first workbook, since the server starts faster without it.
  const { readWorkbook } = await import('./readWorkbook.ts');
  return readWorkbook(bytes, bounds, wanted);
}
