import { DomainError, badInput, wrongType } from '../../core/errors.ts';
import type { Cell } from '../../fields/sheet.ts';
import { readHeading, type Column } from './columns.ts';
import { fromCsv, unguarded } from './csv.ts';
import { fromXlsx, isXlsx } from './xlsx.ts';

/** Rows of one sheet, so that reading one never holds the server up for long. */
const mostRows = 5000;

/** `line` as the spreadsheet program counts it, the heading being 1; a column that the sheet lacks has no cell. */
export type Line = { line: number; cells: Map<Column['field'], string | number> };

/** Reads a CSV file or a workbook. Throws `UNSUPPORTED_MEDIA_TYPE` or `BAD_USER_INPUT`. */
export async function readSheet(bytes: Buffer): Promise<Line[]> {
  const xlsx = isXlsx(bytes);
  const [heading = [], ...rows] = await tableOf(bytes, xlsx);
  const found = readHeading(heading);
  if (rows.length > mostRows) {
    throw badInput('file', `The sheet has more than ${mostRows} rows. Please import it in several parts.`);
  }
  const value = (cell: Cell | undefined) => (typeof cell === 'string' && !xlsx ? unguarded(cell) : (cell ?? ''));
  return rows
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: new Map(found.flatMap((column, index) => (column ? [[column.field, value(cells[index])]] : []))),
    }));
}

/** Whatever the parsers throw is about the file. */
async function tableOf(bytes: Buffer, xlsx: boolean): Promise<Cell[][]> {
  try {
    // One more than allowed, besides the heading: enough to see that there are too many.
    return xlsx ? await fromXlsx(bytes) : fromCsv(bytes, mostRows + 2);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongType('file', `This is neither a CSV file nor an .xlsx workbook: ${reason}`, error);
  }
}
