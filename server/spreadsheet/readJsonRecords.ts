import { badInput } from '../core/errors.ts';
import type { Cell } from '../fields/sheet.ts';
import { bareJson, isOfHeadings, parsedJson as parsed, recordsOfTable } from './text/jsonTables.ts';
import { decoded } from './letters.ts';
import {
  addAligned,
  addField,
  createRecordTable,
  inOneLanguage,
  languageOf,
  type FieldsOfRecord,
  type RecordTable,
} from './recordTable.ts';

type Options = {
  letters: string;
  record?: string | null;
  aligned?: boolean;
  bounds: Parameters<typeof createRecordTable>[0];
};

const deepest = 10;

/** Objects, lists of them or of rows, also as a call or behind a mark. A table of CSV begins with none of these. */
const ofJson = /^\uFEFF?[\s\x1e]*(?:[\w$.]{1,60}\(\s*)?(?:\{|\[\s*[[{])/;
const ofRows = /^\uFEFF?\s*\[\s*"/;

/** Tells whether a file begins as JSON does. */
export function isJsonLines(bytes: Buffer): boolean {
  const start = decoded(bytes.subarray(0, 2000));
  if (ofJson.test(start.slice(0, 200))) return true;
  // A row as a list: a table of text whose first cell is in brackets has no such line.
  return (
    ofRows.test(start) &&
    Array.isArray(parsed((start.split('\n')[0] ?? '').replace(/^\uFEFF/, '').replace(/,\s*$/, '')))
  );
}

type Records = { path: string; rows: object[] };

/** Returns the lists of objects in a document, the outermost first, and of equal ones those with the most entries. */
function listsIn(value: unknown): Records[] {
  const lists: Records[] = [];
  let level: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let depth = 0; depth <= deepest && level.length > 0 && level.length < mostNodes; depth++) {
    const here = new Map<string, object[]>();
    const next: typeof level = [];
    // One at a time: a call takes no more than some hundred thousand arguments.
    for (const { path, value: node } of level) {
      if (Array.isArray(node)) {
        const list = here.get(path || '.') ?? [];
        for (const one of node as unknown[]) {
          if (typeof one !== 'object' || one === null || Array.isArray(one)) continue;
          list.push(one);
          next.push({ path, value: one });
        }
        if (list.length > 0) here.set(path || '.', list);
      } else if (typeof node === 'object' && node !== null)
        for (const [key, value] of Object.entries(node) as [string, unknown][])
          next.push({ path: path === '' ? key : `${path}/${key}`, value });
    }
    for (const [path, rows] of [...here].sort(([, one], [, other]) => other.length - one.length))
      lists.push({ path, rows });
    level = next;
  }
  return lists;
}

const mostNodes = 2_000_000;

const scalarsIn = (value: unknown) =>
  Object.values(value ?? {}).filter((one) => typeof one !== 'object' && one !== '').length;

/** Where lists have one record each, that counts whose record says most of itself: a product, and not its picture. */
const fullest = (lists: Records[]) =>
  lists.toSorted(({ rows: [one] }, { rows: [other] }) => scalarsIn(other) - scalarsIn(one))[0];

/** Reads a whole document, whose records are the entries of one of its lists: the outermost one with several. */
function readDocument(
  value: unknown,
  { record: wanted = null, aligned = false, bounds }: Options,
): RecordTable | undefined {
  const lists = listsIn(value);
  const named = wanted === null ? undefined : lists.find(({ path }) => path === wanted);
  const several = lists.find(({ rows }) => rows.length > 1);
  const rows = wanted === null && (!several || isOfHeadings(several.path)) ? recordsOfTable(value) : null;
  const chosen = wanted !== null ? named : rows ? { path: '.', rows } : (several ?? fullest(lists));
  if (!chosen) return undefined;
  const table = createRecordTable(bounds);
  for (const [index, row] of chosen.rows.entries()) {
    const record: FieldsOfRecord = new Map();
    addFields(record, '', row, 0, aligned ? new Map() : undefined);
    table.add(index + 1, record);
  }
  const records = lists.map(({ path, rows }) => ({ path, count: rows.length })).slice(0, 50);
  return { name: chosen.path, heading: table.heading(), rows: table.rows, records, isCutOff: false };
}

const isDamaged = 'This JSON is damaged, or breaks off in the middle. Fetch the file again.';

/**
 * Reads JSON lines: an object in each line, whose numbers stay numbers. A last line that breaks off is left out, and noted.
 * Throws `BAD_USER_INPUT` for any other line that is no object.
 */
export function readJsonRecords(bytes: Buffer, options: Options): RecordTable {
  const { letters, bounds } = options;
  const text = bareJson(decoded(bytes, letters));
  // Some programs put a comma between lines.
  const lines = text.split('\n').map((line) => line.replace(/,\s*$/, ''));
  const filled = lines.filter((line) => line.trim() !== '');
  const first = parsed(filled[0] ?? '');
  const isOfRows = filled.length > 1 && filled.every((line) => Array.isArray(parsed(line)));
  // A first line that is no object begins a document of several lines.
  const isDocument = typeof first !== 'object' || filled.length === 1 || isOfRows;
  const whole = isOfRows ? filled.map(parsed) : isDocument ? parsed(text) : undefined;
  const found = isDocument ? readDocument(whole, options) : undefined;
  if (found && (found.rows.length > 1 || options.record != null || isFuller(found, whole))) return found;
  // An object of several lines is a record itself.
  if (filled.length > 1 && typeof whole === 'object' && whole !== null && !Array.isArray(whole))
    return readLines([JSON.stringify(whole)], bounds);
  if (whole === undefined && typeof first !== 'object') throw badInput('file', isDamaged);
  return readLines(lines, bounds);
}

/** Tells whether the record of a list says more than the object around it. */
const isFuller = ({ rows }: RecordTable, whole: unknown) =>
  rows.length > 0 && (Array.isArray(whole) || scalarsIn(whole) < (rows[0]?.cells.length ?? 0));

function readLines(lines: string[], bounds: Options['bounds']): RecordTable {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const table = createRecordTable(bounds);
  let isCutOff = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    // Programs end each record with the end of a line.
    if (value === undefined && index === last && index === lines.length - 1 && index > 0) isCutOff = true;
    else if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw badInput('file', `Line ${index + 1} is no object of JSON.`);
    else {
      const record: FieldsOfRecord = new Map();
      addFields(record, '', value, 0);
      table.add(index + 1, record);
    }
  }
  return { name: null, heading: table.heading(), rows: table.rows, records: [], isCutOff };
}

/** `counts` numbers the entries of lists of objects, whose values then stay in step; left out where they need not. */
function addFields(
  record: FieldsOfRecord,
  path: string,
  value: unknown,
  depth: number,
  counts?: Map<string, number>,
  part?: number,
) {
  if (depth > deepest) throw badInput('file', `The file has objects within more than ${deepest} others.`);
  if (Array.isArray(value))
    for (const one of inOneLanguage(value, (entry) => ({ group: '', language: languageOf(entry) })))
      addFields(record, path, one, depth + 1, counts, part);
  else if (typeof value === 'object' && value !== null) {
    const own = path === '' ? undefined : (counts?.get(path) ?? 0);
    if (own !== undefined) counts?.set(path, own + 1);
    for (const [key, one] of Object.entries(value))
      addFields(record, path === '' ? key : `${path}/${key}`, one, depth + 1, counts, counts ? own : undefined);
  } else if (part === undefined) addField(record, path, cellOf(value));
  else addAligned(record, path, cellOf(value), part);
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number'
      ? value
      : typeof value === 'boolean'
        ? String(value)
        : null;
