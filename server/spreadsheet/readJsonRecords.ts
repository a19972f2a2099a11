import { badInput } from '../core/errors.ts';
import type { Cell } from '../fields/sheet.ts';
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

/** Tells whether a file has a record of JSON in its first line. A table of CSV does not begin with a brace. */
export const isJsonLines = (bytes: Buffer) => /^\uFEFF?\s*(?:\{|\[\s*\{)/.test(decoded(bytes.subarray(0, 100)));

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

/** Reads a whole document, whose records are the entries of one of its lists: the outermost one with several. */
function readDocument(
  value: unknown,
  { record: wanted = null, aligned = false, bounds }: Options,
): RecordTable | undefined {
  const lists = listsIn(value);
  const chosen =
    wanted === null
      ? (lists.find(({ rows }) => rows.length > 1) ?? lists.at(-1))
      : lists.find(({ path }) => path === wanted);
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

/**
 * Reads JSON lines: an object in each line, whose numbers stay numbers. A last line that breaks off is left out, and noted.
 * Throws `BAD_USER_INPUT` for any other line that is no object.
 */
export function readJsonRecords(bytes: Buffer, options: Options): RecordTable {
  const { letters, bounds } = options;
  const text = decoded(bytes, letters);
  const lines = text.split('\n');
  // A first line that is no object begins a document of several lines.
  const document =
    typeof parsed(lines.find((line) => line.trim() !== '') ?? '') !== 'object' ||
    lines.filter((line) => line.trim() !== '').length === 1;
  const found = document ? readDocument(parsed(text.replace(/^\uFEFF/, '')), options) : undefined;
  if (found && (found.rows.length > 1 || options.record != null)) return found;
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

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
