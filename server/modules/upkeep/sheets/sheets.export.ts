import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Cell } from '../../../fields/sheet.ts';
import { csvPart, guarded, guardedNumber } from '../../../spreadsheet/csv.ts';
import type { Choice } from '../../catalogue/products/products.choice.ts';
import type { FilePlace } from '../../../spreadsheet/fileJob.ts';
import { workbook } from '../../../spreadsheet/workbook.ts';
import { exportedHeading, type Column } from './columns.ts';
import { withMark } from './headings.ts';
import { isSpecColumn } from './specColumns.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import { gatheredRows, gatherRows } from './exportedRows.ts';

export type Type = 'csv' | 'xlsx';
type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;
/** Without `columns`, those are exported that are filled. */
export type Exported = Choice & { columns?: string[] | undefined };

const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');

const headingsOf = (columns: Column[]) => columns.map(exportedHeading);

/** Writes a sheet piece by piece. */
export const writeSheet = (file: string, type: Type, columns: Column[], rows: Rows) =>
  pipeline(
    Readable.from(type === 'csv' ? csvOf(columns, rows) : workbook(withHeadings(columns, rows), widthsOf(columns))),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );

const widthsOf = (columns: Column[]) => columns.map(({ width }) => width);

async function* withHeadings(columns: Column[], rows: Rows): AsyncGenerator<Cell[]> {
  yield headingsOf(columns);
  yield* rows;
}

/** This many rows are written at once. */
const atOnce = 500;

async function* csvOf(columns: Column[], rows: Rows): AsyncGenerator<Buffer> {
  // Numbers of specs are summed by people, so that they stay numbers.
  const text = (cell: Cell, place: number) => {
    if (typeof cell === 'number') return decimalComma(cell);
    const field = columns[place]?.field;
    return field === undefined || field === 'id' || isSpecColumn(field) || productFields[field].sheet.isNumber
      ? guardedNumber(cell ?? '')
      : guarded(cell ?? '');
  };
  let part: string[][] = [headingsOf(columns).map(guarded)];
  let isFirst = true;
  for await (const row of rows) {
    part.push(row.map(text));
    if (part.length < atOnce) continue;
    yield csvPart(part, isFirst);
    part = [];
    isFirst = false;
  }
  yield csvPart(part, isFirst);
}

/** Exports products; `scratch` is used meanwhile. Throws `BAD_USER_INPUT` for a column that does not exist. */
export async function exportProducts(
  db: Db,
  { columns: wanted, ...choice }: Exported,
  { file, scratch, type }: FilePlace & { type: Type },
) {
  const { columns, filled, unclear } = await gatherRows(db, choice, scratch);
  const unknown = wanted?.find((name) => !columns.some(({ field }) => field === name));
  if (unknown !== undefined) throw badInput('columns', `There is no field ${unknown}.`);
  // Without any product, the columns are those to fill in.
  const isUsed = ({ isExtra }: Column, place: number) => (filled.size === 0 ? !isExtra : filled.has(place));
  const isShown = (column: Column, place: number) => (wanted ? wanted.includes(column.field) : isUsed(column, place));
  const shown = columns.filter(isShown);
  const rows = gatheredRows(scratch, columns, shown);
  const isUnclear = (column: Column) => unclear.has(columns.indexOf(column));
  const headed = shown.map((column) => (isUnclear(column) ? { ...column, heading: withMark(column.heading) } : column));
  await writeSheet(file, type, headed, rows);
}
