import { badInput } from '../core/errors.ts';
import type { Cell } from '../fields/sheet.ts';
import { decoded } from './letters.ts';
import { addField, createRecordTable, type FieldsOfRecord, type RecordTable } from './recordTable.ts';

type Options = { letters: string; bounds: Parameters<typeof createRecordTable>[0] };

const deepest = 10;

/** Tells whether a file has a record of JSON in its first line. A table of CSV does not begin with a brace. */
export const isJsonLines = (bytes: Buffer) => /^\uFEFF?\s*\{/.test(decoded(bytes.subarray(0, 100)));

/**
 * Reads JSON lines: an object in each line, whose numbers stay numbers. A last line that breaks off is left out, and noted.
 * Throws `BAD_USER_INPUT` for any other line that is no object.
 */
export function readJsonRecords(bytes: Buffer, { letters, bounds }: Options): RecordTable {
  const lines = decoded(bytes, letters).split('\n');
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

function addFields(record: FieldsOfRecord, path: string, value: unknown, depth: number) {
  if (depth > deepest) throw badInput('file', `The file has objects within more than ${deepest} others.`);
  if (Array.isArray(value)) for (const one of value) addFields(record, path, one, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      addFields(record, path === '' ? key : `${path}/${key}`, one, depth + 1);
  else addField(record, path, cellOf(value));
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
