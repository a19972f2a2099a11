import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { uncarry } from '../../../../common/imports/uncarry.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { notFound, badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { fromStored } from '../../../fields/field.ts';
import type { Cell } from '../../../fields/sheet.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { guarded } from '../../../spreadsheet/csv.ts';
import { encoded } from '../../../spreadsheet/encoded.ts';
import { workbook } from '../../../spreadsheet/workbook.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import { cellOf, choicesOf, columnsFor, type ColumnName } from './columns.ts';
import { chosenRows } from './exportedRows.ts';
import { holdsNumbers } from './numberCells.ts';

/** This many rows are written at once. */
const atOnce = 500;

/** Writes the products into a file as a profile reads them, and returns how many. Throws `BAD_USER_INPUT`. */
export async function exportProfile(db: Db, id: string, file: string, progress: Progress): Promise<{ rows: number }> {
  const profile = await profiles.find(db, id);
  if (!profile) throw notFound('Profile');
  const { setup } = profile;
  const done = { rows: 0 };
  const rows = counted(rowsOf(db, setup), done, progress);
  const isWorkbook = setup.exported.type === 'XLSX';
  const widths = setup.columns.map(() => 20);
  const pieces = isWorkbook ? workbook(withHeading(setup, rows), widths) : csvOf(setup, rows);
  await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return done;
}

async function* counted(rows: AsyncIterable<string[]>, done: { rows: number }, progress: Progress) {
  for await (const row of rows) {
    done.rows++;
    await progress.advance();
    yield row;
  }
}

async function* rowsOf(db: Db, setup: ProfileSetup): AsyncGenerator<string[]> {
  const choices = await choicesOf(db);
  const known = columnsFor(choices);
  const attributes = new Map(choices.attributes.map((row) => [row.id, row]));
  const columns = setup.columns.map((column) => {
    const field = known.find((one) => one.field === column.field)?.field;
    if (column.field !== null && !field)
      throw badInput('profile', `The profile holds ${column.field}, which does not exist any more.`);
    return { column, field, isNumber: field !== undefined && holdsNumbers(field, attributes) };
  });
  const filter = setup.exported.products === 'MADE' ? { discontinued: false } : {};
  for await (const rows of chosenRows(db, { filter })) {
    for (const { id, ...row } of rows) {
      const entered = fromStored(productFields, row);
      const cell = (field: ColumnName) => (field === 'id' ? id : (cellOf(field, entered, choices) ?? ''));
      yield columns.map(({ column, field, isNumber }) =>
        field === undefined ? '' : uncarry(cell(field), { ...column, isNumber }, setup),
      );
    }
  }
}

const headingOf = ({ columns }: ProfileSetup) => columns.map(({ heading }) => heading);

async function* withHeading(setup: ProfileSetup, rows: AsyncIterable<string[]>): AsyncGenerator<Cell[]> {
  yield headingOf(setup);
  yield* rows;
}

async function* csvOf({ format, columns }: ProfileSetup, rows: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  const { separator, letters } = format;
  const delimiter = separator === 'AUTO' ? ';' : separator === 'TAB' ? '\t' : separator;
  const hasMark = letters === 'AUTO' || letters === 'UTF-8' || letters === 'UTF-16';
  const write = (part: string[][], bom: boolean) =>
    encoded(stringify(part, { delimiter, bom, record_delimiter: 'windows' }), letters);
  let part = [columns.map(({ heading }) => heading)];
  let isFirst = true;
  for await (const row of rows) {
    part.push(row.map(guarded));
    if (part.length < atOnce) continue;
    yield write(part, hasMark && isFirst);
    part = [];
    isFirst = false;
  }
  yield write(part, hasMark && isFirst);
}
