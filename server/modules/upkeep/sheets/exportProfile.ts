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
import { forPrograms, guardedNumber } from '../../../spreadsheet/csv.ts';
import { encoded } from '../../../spreadsheet/encoded.ts';
import { workbook } from '../../../spreadsheet/workbook.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { productFields, type Entered } from '../../catalogue/products/products.fields.ts';
import { withIds } from '../../catalogue/products/products.lookup.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { cellOf, choicesOf, columnsFor, type ColumnName, type SheetChoices } from './columns.ts';
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

/**
 * The file leaves the company, so that it holds what visitors see unless the profile says otherwise. Its columns are those of the
 * profile in any case.
 */
async function* rowsOf(db: Db, setup: ProfileSetup): AsyncGenerator<string[]> {
  const seen = setup.exported.drafts ? db : db.visitors;
  const choices = await choicesOf(seen);
  const known = columnsFor(await choicesOf(db));
  const attributes = new Map(choices.attributes.map((row) => [row.id, row]));
  const columns = setup.columns.map((column) => {
    const field = known.find((one) => one.field === column.field)?.field;
    if (column.field !== null && !field)
      throw badInput('profile', `The profile holds ${column.field}, which does not exist any more.`);
    return { column, field, isNumber: field !== undefined && holdsNumbers(field, attributes) };
  });
  const filter = setup.exported.products === 'MADE' ? { discontinued: false } : {};
  for await (const rows of chosenRows(seen, { filter })) {
    const named = await namedBy(seen, rows, choices);
    for (const { id, ...row } of rows) {
      const entered = named(fromStored(productFields, row));
      const cell = (field: ColumnName) => (field === 'id' ? id : (cellOf(field, entered, choices) ?? ''));
      yield columns.map(({ column, field, isNumber }) =>
        field === undefined ? '' : uncarry(cell(field), { ...column, isNumber }, setup),
      );
    }
  }
}

/** Returns a function that leaves out those products and documents that a product names and that are not seen. */
async function namedBy(seen: Db, rows: ProductRow[], { documents = [] }: SheetChoices) {
  const ids = rows.flatMap(({ successorId, togetherIds }) => [
    ...(successorId === null ? [] : [successorId]),
    ...togetherIds,
  ]);
  const products = new Set((await withIds(seen, [...new Set(ids)])).map(({ id }) => id));
  const files = new Set(documents.map(({ id }) => id));
  return (entered: Entered): Entered => ({
    ...entered,
    successorId: entered.successorId !== null && products.has(entered.successorId) ? entered.successorId : null,
    togetherIds: entered.togetherIds.filter((id) => products.has(id)),
    documentIds: entered.documentIds.filter((id) => files.has(id)),
  });
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
  let part = [columns.map(({ heading }) => guardedNumber(heading))];
  let isFirst = true;
  for await (const row of rows) {
    part.push(row.map(forPrograms));
    if (part.length < atOnce) continue;
    yield write(part, hasMark && isFirst);
    part = [];
    isFirst = false;
  }
  yield write(part, hasMark && isFirst);
}
