import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cell } from '../../../fields/sheet.ts';
import { isUnclear } from '../../../../common/measures/decimalMark.ts';
import type { OfficeLanguage } from '../../../../common/text/locale.ts';
import { fromStored, isSameValue } from '../../../fields/field.ts';
import type { Db, Tx } from '../../../db/database.ts';
import {
  productCells,
  productFields,
  type Entered,
  productRowsWithSeqs,
  productsWithIds,
  type ProductRow,
} from '../../catalogue/products/products.rows.ts';
import { chosenSeqs, type Choice, isChosen } from '../../catalogue/products/products.choice.ts';
import {
  cellOf,
  codesOf,
  choicesOf,
  columnsFor,
  type Column,
  type SheetChoices,
  isOwnField,
  isSpecColumn,
  specCell,
  specColumn,
  exportedHeading,
  withMark,
  sheetFields,
  type ColumnName,
} from './reading/columns.ts';
import { holdsNumbers } from './reading/line.ts';
import { isTextColumn, textColumn, textFields } from './reading/textColumns.ts';
import { textsOfRows, type RowTexts } from './rowTexts.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { cellFor, csvPart, encoded, guarded, guardedNumber, type Reader } from '../../../spreadsheet/csv.ts';
import type { FilePlace } from '../../../spreadsheet/fileJob.ts';
import { workbook } from '../../../spreadsheet/workbook.ts';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { holdsForOne, isFilled } from '../../../db/columns/expressions.ts';
import { translations } from '../../../db/tables/languageTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { stringify } from 'csv-stringify/sync';
import { uncarry } from '../../../../common/imports/uncarry.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { find } from '../../catalogue/importProfiles/profiles.store.ts';

const atOnce = 500;

/** Reads the products in batches, the newest first, so that memory does not grow with the catalogue. */
export async function* chosenRows(db: Db, choice: Choice): AsyncGenerator<ProductRow[]> {
  const seqs = await chosenSeqs(db, choice);
  for (let at = 0; at < seqs.length; at += atOnce) yield productRowsWithSeqs(db, seqs.slice(at, at + atOnce));
}

/** A row has a cell for few of the columns, so only those are kept: each with the place of its column. */
type Sparse = [place: number, cell: Cell][];

/**
 * Reads all chosen products once, and keeps their cells in `file`: which columns are filled is known only at the end. Returns
 * all columns, the places of the filled ones, and those with a number of two meanings.
 */
async function gatherRows(db: Db, choice: Choice, file: string) {
  const choices = await choicesOf(db);
  const columns = columnsFor(choices);
  const filled = new Set<number>();
  const unclear = new Set<number>();
  const cells = cellsOf(columns, choices);
  const attributes = new Map(choices.attributes.map((attribute) => [attribute.id, attribute]));
  // Prices and quantities are written without groups of thousands; specs are as somebody has typed them.
  const isTyped = ({ field }: Column) => isSpecColumn(field) && holdsNumbers(field, attributes);
  const numeric = new Set(columns.flatMap((column, place) => (isTyped(column) ? [place] : [])));
  const lines = async function* () {
    for await (const rows of chosenRows(db, choice)) {
      const texts = await textsOfRows(db, rows, codesOf(choices.languages));
      const text = rows.map((row) => {
        const sparse = cells(row, texts);
        for (const [place, cell] of sparse) {
          filled.add(place);
          if (numeric.has(place) && isUnclear(String(cell))) unclear.add(place);
        }
        return `${JSON.stringify(sparse)}\n`;
      });
      yield text.join('');
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return { columns, filled, unclear };
}

function cellsOf(columns: Column[], choices: SheetChoices) {
  const places = new Map(columns.map(({ field }, place) => [field, place]));
  const attributes = new Map(choices.attributes.map((attribute) => [attribute.id, attribute]));
  const plain = columns.flatMap(({ field }, place) => (isOwnField(field) ? [{ field, place }] : []));
  const worded = columns.flatMap(({ field }, place) => (isTextColumn(field) ? [{ field, place }] : []));
  return ({ id, ...row }: ProductRow, texts: RowTexts): Sparse => {
    const entered = fromStored(productFields, row);
    const sparse: Sparse = [[places.get('id') ?? 0, id]];
    for (const { field, place } of plain) {
      if (isSameValue(entered[field], productFields[field].blank)) continue;
      sparse.push([place, cellOf(field, entered, choices)]);
    }
    for (const { field, place } of worded) {
      const text = texts.get(id)?.get(field);
      if (text !== undefined) sparse.push([place, text]);
    }
    for (const { attributeId } of entered.specs) {
      const [attribute, place] = [attributes.get(attributeId), places.get(specColumn(attributeId))];
      const cell = attribute && specCell(entered.specs, attribute);
      if (cell && place !== undefined) sparse.push([place, cell]);
    }
    return sparse;
  };
}

/** Reads the cells of these columns back; a blank value is written as its column writes it. */
export async function* gatheredRows(file: string, columns: Column[], chosen: Column[]): AsyncGenerator<Cell[]> {
  const blanks = chosen.map(blankOf);
  const places = chosen.map((column) => columns.indexOf(column));
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const cells = new Map(JSON.parse(line) as Sparse);
    yield places.map((place, at) => cells.get(place) ?? blanks[at] ?? '');
  }
}

const noChoices = { categories: [], kinds: [], families: [], documents: [] };

function blankOf({ field }: Column): Cell {
  if (!isOwnField(field)) return '';
  return productCells[field].write(productFields[field].blank as never, noChoices);
}

export type Type = 'csv' | 'xlsx';
type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;
/** Without `columns`, those are exported that are filled; `language` is that of the headings. */
export type Exported = Choice & { columns?: string[] | undefined; language?: OfficeLanguage | undefined };

const inLanguage = (columns: Column[], language: OfficeLanguage): Column[] =>
  columns.map((column) => ({ ...column, heading: exportedHeading(column, language) }));

const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');

/** Writes a sheet piece by piece. */
const writeSheet = (file: string, type: Type, columns: Column[], rows: Rows) =>
  pipeline(
    Readable.from(type === 'csv' ? csvOf(columns, rows) : workbook(withHeadings(columns, rows), widthsOf(columns))),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );

const widthsOf = (columns: Column[]) => columns.map(({ width }) => width);

async function* withHeadings(columns: Column[], rows: Rows): AsyncGenerator<Cell[]> {
  yield columns.map(({ heading }) => heading);
  yield* rows;
}

async function* csvOf(columns: Column[], rows: Rows): AsyncGenerator<Buffer> {
  // Numbers of specs are summed by people, so that they stay numbers.
  const text = (cell: Cell, place: number) => {
    if (typeof cell === 'number') return decimalComma(cell);
    const field = columns[place]?.field;
    const isText =
      field !== undefined && (isTextColumn(field) || (isOwnField(field) && !productFields[field].sheet.isNumber));
    return isText ? guarded(cell ?? '') : guardedNumber(cell ?? '');
  };
  let part: string[][] = [columns.map(({ heading }) => guarded(heading))];
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
  { columns: wanted, language = 'en', ...choice }: Exported,
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
  const headed = inLanguage(shown, language).map((column, place) => {
    const isMarked = shown[place] !== undefined && isUnclear(shown[place]);
    return isMarked ? { ...column, heading: withMark(column.heading) } : column;
  });
  await writeSheet(file, type, headed, rows);
}

/** It is one product as people enter it, in an existing category; it has no id, since it is a new one. */
async function example(db: Tx) {
  const choices = await choicesOf(db);
  const columns = columnsFor(choices).filter(({ isExtra }) => !isExtra);
  const cells = columns.map(({ field }) => {
    if (!isOwnField(field)) return '';
    return field === 'categoryId' ? (choices.categories?.[0]?.name ?? '') : productFields[field].sheet.example;
  });
  return { columns, rows: [cells] };
}

type Template = { file: string; type: Type; language?: OfficeLanguage | undefined };

export async function writeTemplate(db: Tx, { file, type, language = 'en' }: Template) {
  const { columns, rows } = await example(db);
  await writeSheet(file, type, inLanguage(columns, language), rows);
}

const isSet = (name: (typeof sheetFields)[number]) =>
  name === 'featured'
    ? eq(products.featured, true)
    : name === 'status'
      ? ne(products.status, 'PUBLISHED')
      : name === 'listPrice'
        ? isNotNull(products.currency)
        : isFilled(products[name]);

/** Returns the columns of an export that have a value for one of these products, in the order of the export. */
export async function filledColumns(db: Db, choice: Choice): Promise<string[]> {
  const where = await isChosen(db, choice);
  const marks = sheetFields.map((name) => [name, holdsForOne(isSet(name))] as const);
  const [row = {}] = await db.select(Object.fromEntries(marks)).from(products).where(where);
  const those = db.select({ seq: products.seq }).from(products).where(where);
  const stated = await db
    .selectDistinct({ id: specValues.attributeId })
    .from(specValues)
    .where(where && inArray(specValues.productSeq, those));
  const said = await db
    .selectDistinct({ language: translations.language, field: translations.field })
    .from(translations)
    .where(
      and(
        eq(translations.entity, 'product'),
        inArray(translations.field, textFields),
        where && inArray(translations.id, db.select({ id: products.id }).from(products).where(where)),
      ),
    );
  const filled = new Set<string>([
    'id',
    ...sheetFields.filter((name) => row[name] === 1),
    ...stated.map(({ id }) => specColumn(id)),
    ...said.map(({ language, field }) => textColumn(language, field)),
  ]);
  return columnsFor(await choicesOf(db))
    .map(({ field }) => field)
    .filter((field) => filled.has(field));
}

/** A program reads the file, unless another reader is named. */
type Exporting = { profile: string; seesDrafts: boolean; reader?: Reader | undefined };

/** Writes the products into a file as a profile reads them, and returns how many. Throws `BAD_USER_INPUT`. */
export async function exportProfile(
  db: Db,
  { profile: id, seesDrafts, reader = 'program' }: Exporting,
  file: string,
  progress: Progress,
): Promise<{ rows: number }> {
  const profile = await find(db, id);
  if (!profile) throw notFound('Profile');
  const { setup } = profile;
  const done = { rows: 0 };
  const rows = counted(rowsOf(db, setup, seesDrafts), done, progress);
  const isWorkbook = setup.exported.type === 'XLSX';
  const widths = setup.columns.map(() => 20);
  const pieces = isWorkbook ? workbook(withHeading(setup, rows), widths) : profileCsv(setup, rows, reader);
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
 * The file leaves the company, so that it holds what visitors see unless the profile says otherwise and the one who gets it may.
 * Its columns are those of the profile in any case.
 */
async function* rowsOf(db: Db, setup: ProfileSetup, seesDrafts: boolean): AsyncGenerator<string[]> {
  const seen = setup.exported.drafts && seesDrafts ? db : db.visitors;
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
    const texts = await textsOfRows(seen, rows, codesOf(choices.languages), !setup.exported.drafts || !seesDrafts);
    for (const { id, ...row } of rows) {
      const entered = named(fromStored(productFields, row));
      const cell = (field: ColumnName) => {
        if (field === 'id') return id;
        return (isTextColumn(field) ? texts.get(id)?.get(field) : cellOf(field, entered, choices)) ?? '';
      };
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
  const products = new Set((await productsWithIds(seen, [...new Set(ids)])).map(({ id }) => id));
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

async function* profileCsv(
  { format, columns }: ProfileSetup,
  rows: AsyncIterable<string[]>,
  reader: Reader,
): AsyncGenerator<Buffer> {
  const { separator, letters } = format;
  const delimiter = separator === 'AUTO' ? ';' : separator === 'TAB' ? '\t' : separator;
  const hasMark = letters === 'AUTO' || letters === 'UTF-8' || letters === 'UTF-16';
  const write = (part: string[][], bom: boolean) =>
    encoded(stringify(part, { delimiter, bom, record_delimiter: 'windows' }), letters);
  let part = [columns.map(({ heading }) => guardedNumber(heading))];
  let isFirst = true;
  for await (const row of rows) {
    part.push(row.map(cellFor[reader]));
    if (part.length < atOnce) continue;
    yield write(part, hasMark && isFirst);
    part = [];
    isFirst = false;
  }
  yield write(part, hasMark && isFirst);
}
