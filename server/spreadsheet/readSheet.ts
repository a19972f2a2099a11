import { gunzipSync } from 'node:zlib';
import { DomainError, badInput, wrongType } from '../core/errors.ts';
import type { Cell } from '../fields/sheet.ts';
import { cellErrorText, isBlank, isNothing, noResult } from './cellErrors.ts';
import { findHeading, type Recognise } from './findHeading.ts';
import { isZip, refuseOtherKinds } from './fileKind.ts';
import type { Cells, Look } from './readCells.ts';
import { isJsonLines, readJsonRecords } from './readJsonRecords.ts';
import { isXml, readXmlRecords } from './readXmlRecords.ts';
import type { RecordTable } from './recordTable.ts';
import { mostUnpacked, namesIn, openZip } from './unzip.ts';
import { isTableXml, readTable, type FoundFormat, type Table } from './readTable.ts';
import { countText } from '../../common/text/locale.ts';

/** More rows than this are more than a person looks at, and take a worker too long. */
const usualRows = 20_000;
const mostColumns = 500;

/** `line` is the row number that the spreadsheet program shows. */
export type SheetLine = {
  line: number;
  cells: (string | number)[];
  /** The currencies other than lira that cells show beside their numbers, by the place of the column. */
  currencies?: Map<number, string> | undefined;
  /** The looks of cells, by the place of the column. */
  looks?: Map<number, Look> | undefined;
  /** A person or a filter has hidden it in the workbook. */
  isHidden?: boolean | undefined;
  /** From the cell in this place on, the quotes of the row have several readings. */
  doubtful?: number | undefined;
};
/** `name` is that of the sheet or of the record, null for a CSV file; `records` are those of an XML file. */
export type ReadSheet = {
  name: string | null;
  heading: string[];
  lines: SheetLine[];
  isCutOff: boolean;
  records: RecordTable['records'];
  /** The texts above the heading, and the name of the sheet, which may say what holds for all rows. */
  above?: string[];
  /** The columns are paths of fields within a record. */
  hasPaths?: boolean;
  /** No row names the columns, which are called A, B, … */
  hasNoHeading?: boolean;
  /** How it was read, with the number of the row of the headings, which is null where none names the columns. */
  found?: FoundFormat & { headingRow: number | null };
};

/** How a file is read; what is null or 'AUTO' is found out. `mostRows` is another limit than the usual one. */
export type SheetFormat = {
  letters: string;
  separator: string;
  sheet: string | null;
  headingRow: number | null;
  /** The path of the element that is a record of an XML file. */
  record: string | null;
  mostRows: number;
  /** The values of elements that repeat stay in step. */
  aligned?: boolean;
  /** Finds the row of the headings below titles. */
  recognise?: Recognise;
};

export const usualFormat: SheetFormat = {
  ...{ letters: 'AUTO', separator: 'AUTO', sheet: null, headingRow: null, record: null },
  mostRows: usualRows,
};

/**
 * Reads a table of CSV, a workbook, XML or JSON lines; it may be the only file of an archive. Throws `UNSUPPORTED_MEDIA_TYPE` or
 * `BAD_USER_INPUT`, each with one plain sentence.
 */
export async function readSheet(sent: Buffer, format = usualFormat): Promise<ReadSheet> {
  const { mostRows, headingRow } = format;
  const bytes = unpacked(sent);
  refuseOtherKinds(bytes);
  if ((isXml(bytes) && !isTableXml(bytes)) || isJsonLines(bytes)) return recordsOf(bytes, format);
  const { name, rows, joined, currencies, looks, hidden, doubtful, found: read } = await chosenTable(bytes, format);
  const found = headingRow === null ? findHeading(rows, joined, format.recognise) : givenHeading(rows, headingRow);
  const { at, below } = found;
  if (at < 0 || rows.every((row) => row.every(isNothing)))
    throw badInput('file', emptyText(rows, 'The sheet is empty.'));
  const others = rows.slice(below, rows.findLastIndex((row) => !row.every(isNothing)) + 1);
  if (others.length === 0)
    throw badInput('file', emptyText(rows.slice(below), 'The sheet has no rows under its heading.'));
  if (others.length > mostRows) throw tooManyRows(mostRows);
  const width = Math.max(...rows.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));
  if (width > mostColumns) throw badInput('file', `The sheet has more than ${mostColumns} columns.`);
  if (!found.isMissing && doubtful?.has(at + 1))
    throw badInput('file', `${openQuote(at + 1)} It is the row of the headings.`);
  const places = Array.from({ length: width }, (_, index) => index);
  fillJoined({ rows, joined, currencies, looks }, below + 1);
  const lines = others
    .map((cells, index) => ({ line: below + index + 1, cells }))
    .filter(({ cells }) => !cells.every(isNothing))
    .map(({ line, cells }) => ({
      line,
      cells: places.map((index) => cells[index] ?? ''),
      currencies: inPlaces(currencies.get(line)),
      looks: inPlaces(looks.get(line)),
      doubtful: doubtful?.get(line),
      isHidden: hidden.has(line),
    }));
  const heading = places.map((index) => found.names[index] ?? '');
  for (const place of places) takeApostrophes(lines, place);
  const isCut = !isZip(bytes) && !isTableXml(bytes) && isCutOff(bytes, rows[at]?.length ?? 0, others.at(-1) ?? []);
  return {
    ...{ name, heading, lines, isCutOff: isCut, records: [], hasNoHeading: found.isMissing },
    above: [name, ...rows.slice(0, at).flat()].flatMap((cell) =>
      typeof cell === 'string' && cell !== '' ? [cell] : [],
    ),
    found: { ...read, headingRow: found.isMissing ? null : at + 1 },
  };
}

/** So many further sheets of a workbook are looked at. */
const mostSheets = 8;

/** Reads the sheet that is asked for; else the first one with known headings, since a list may have a page of titles before it. */
async function chosenTable(bytes: Buffer, format: SheetFormat): Promise<Table> {
  const first = await tableOf(bytes, format);
  const { sheet, headingRow, recognise } = format;
  const others = sheet === null && headingRow === null ? (first.visible ?? []) : [];
  const isTable = ({ rows, joined }: Table) => findHeading(rows, joined, recognise).known > (recognise ? 1 : -1);
  const isFilled = ({ rows }: Table) => rows.some((row) => !row.every(isNothing));
  if (isFilled(first) && isTable(first)) return first;
  let filled = isFilled(first) ? first : undefined;
  for (const name of others.filter((one) => one !== first.name).slice(0, mostSheets)) {
    const other = await tableOf(bytes, { ...format, sheet: name });
    if (isFilled(other) && isTable(other)) return other;
    if (isFilled(other)) filled ??= other;
  }
  return filled ?? first;
}

/** Programs put an apostrophe before each text of a column, so that spreadsheets keep it; one before a few is a sign of them. */
function takeApostrophes(lines: { cells: (string | number)[] }[], place: number) {
  const begins = ({ cells }: { cells: (string | number)[] }) => /^'[^']/.test(String(cells[place]));
  const guarded = lines.filter(begins);
  if (guarded.length < 2 || guarded.length * 2 < lines.filter(({ cells }) => !isBlank(cells[place])).length) return;
  for (const { cells } of guarded) cells[place] = String(cells[place]).slice(1);
}

const givenHeading = (rows: Cell[][], headingRow: number) => ({
  ...{ at: headingRow - 1, below: headingRow, isMissing: false },
  names: (rows[headingRow - 1] ?? []).map((cell) => String(cell ?? '').trim()),
});

const emptyText = (rows: Cell[][], usual: string) =>
  rows.some((row) => row.includes(noResult)) ? cellErrorText(noResult) : usual;

/** Columns of a workbook are counted from 1. */
const inPlaces = <Of>(columns: Map<number, Of> | undefined) =>
  columns && new Map([...columns].map(([column, of]) => [column - 1, of] as const));

/** Cells that are joined over several rows have one value, which the file holds in the first. `first` is the first row under the heading. */
function fillJoined({ rows, joined, currencies, looks }: Omit<Cells, 'hidden'>, first: number) {
  // Cells can be joined once, so more steps than cells are the work of no program.
  let left = mostColumns * rows.length;
  for (const { column, from, to } of joined) {
    const value = rows[from - 1]?.[column - 1];
    if (from < first || isBlank(value) || value === undefined) continue;
    const currency = currencies.get(from)?.get(column);
    const look = looks.get(from)?.get(column);
    for (const [at, cells] of rows.slice(from, to).entries()) {
      if (left-- <= 0) return;
      if (cells.every(isNothing) || !isBlank(cells[column - 1])) continue;
      while (cells.length < column) cells.push(null);
      cells[column - 1] = value;
      const row = from + at + 1;
      if (currency) currencies.set(row, new Map(currencies.get(row)).set(column, currency));
      if (look) looks.set(row, new Map(looks.get(row)).set(column, look));
    }
  }
}

/** So far from its beginning may an archive begin: servers send blank lines and warnings before it. */
const mostBefore = 1024;

/** A shorter text with a zero is no table. */
const fewest = 40;

/** Returns a file without what a server has sent before it, and without the zeros that fill its last block. */
function bare(bytes: Buffer): Buffer {
  const begins = bytes.subarray(0, mostBefore).indexOf('PK\x03\x04', 0, 'latin1');
  if (begins > 0 && !bytes.subarray(0, begins).includes(0)) return bytes.subarray(begins);
  if (bytes.at(-1) !== 0) return bytes;
  const whole = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
  return whole.length < fewest || whole.subarray(0, 4096).includes(0) ? bytes : whole;
}

/** Programs also pack one file; a workbook is an archive of many. */
function unpacked(sent: Buffer): Buffer {
  const bytes = bare(sent);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return asFileError(() => gunzipSync(bytes, { maxOutputLength: mostUnpacked }));
  if (!isZip(bytes)) return bytes;
  const names = asFileError(() => namesIn(bytes)).filter((name) => !ofSystem.test(name));
  if (names.length === 0 || names.some((name) => ofWorkbook.test(name))) return bytes;
  const tables = names.filter((name) => ofTable.test(name));
  const [only, ...others] = names.length === 1 ? names : tables;
  if (only === undefined || others.length > 0)
    throw wrongType('file', `This archive holds ${names.length} files: ${listed(names)}. Unpack it, and choose one.`);
  return asFileError(() => openZip(bytes, mostUnpacked)(only)) ?? bytes;
}

/** Systems put these beside the files of people. */
const ofSystem = /^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
/** An archive with one of these is a workbook or a document itself. */
const ofWorkbook =
  /\.rels$|^(?:\[Content_Types\]|content|META-INF\/manifest)\.xml$|^(?:xl|word|ppt|Index)\/|^(?:mimetype|Index\.zip|encrypted-package)$/i;
const ofTable = /\.(?:xls[xm]?|csv|tsv|txt|ods|xml|json|jsonl|html?)$/i;

const listed = (names: string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ').slice(0, 200)} …` : names.join(', ').slice(0, 200);

function recordsOf(bytes: Buffer, { letters, record, mostRows, aligned }: SheetFormat): ReadSheet {
  const { columns, refuse } = bounds;
  const tooMany = () => (mostRows < bounds.rows ? tooManyRows(mostRows) : refuse());
  const limits = { rows: mostRows, columns, refuse: tooMany };
  const { name, heading, rows, records, isCutOff } = asFileError(() =>
    isXml(bytes)
      ? readXmlRecords(bytes, { record, letters, aligned: aligned ?? false, bounds: limits })
      : readJsonRecords(bytes, { record, letters, aligned: aligned ?? false, bounds: limits }),
  );
  if (rows.length === 0) throw badInput('file', 'The file has no record.');
  const lines = rows.map(({ line, cells }) => ({ line, cells: heading.map((_, place) => cells[place] ?? '') }));
  return { name, heading, lines, isCutOff, records, hasPaths: true };
}

const tooManyRows = (most: number) =>
  badInput('file', `The sheet has more than ${countText(most, 'en')} rows. Please import it in several parts.`);

/** Programs end each record with the end of a line, and give each as many cells as the heading has. */
const isCutOff = (bytes: Buffer, width: number, last: Cell[]) => last.length < width && bytes.at(-1) !== 0x0a;

const bounds = {
  rows: 20_100,
  columns: mostColumns,
  refuse: () =>
    badInput('file', `The sheet has a value below row 20,100 or beyond column ${mostColumns}. Please remove it.`),
};

/** Says that the cells of a row cannot be told apart, and what helps. */
export const openQuote = (line: number) =>
  `Line ${line} has a quotation mark that does not end where its cell ends, so that its cells cannot be told apart. ` +
  'Write an inch mark as in, or double it, and choose the file again.';

async function tableOf(bytes: Buffer, format: SheetFormat): Promise<Table> {
  try {
    // Titles and a heading may stand above the rows, and one row more than allowed is enough to notice that there are too many.
    return await readTable(bytes, { ...format, mostRecords: format.mostRows + 100 }, bounds);
  } catch (error) {
    throw fileError(error);
  }
}

/** Every error of the parsers is caused by the file, so it is reported as one. */
function fileError(error: unknown) {
  if (error instanceof DomainError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return wrongType('file', `This file cannot be read as a workbook, CSV, XML or JSON lines: ${reason}`, error);
}

function asFileError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw fileError(error);
  }
}
