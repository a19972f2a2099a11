import type { Cell } from '../fields/sheet.ts';

// XML and JSON lines hold records whose fields may be nested. Each becomes a row, and each path of a field a column.

/** The values of a record by path: 'fiyat', 'stok/@depo', 'olculer/ic'. */
export type FieldsOfRecord = Map<string, Cell>;

/** Several values of one path stand in one cell, as further pictures do. */
const between = ' | ';

/** Adds a value of a record; one of several is a text. */
export function addField(record: FieldsOfRecord, path: string, value: Cell) {
  if (value === null || value === '') return;
  const before = record.get(path);
  record.set(path, before == null ? value : `${before}${between}${value}`);
}

/**
 * Adds a value of the part with this number, such as the third of several features, so that the values of all paths stay in step.
 * Several values of one part stand beside each other.
 */
export function addAligned(record: FieldsOfRecord, path: string, value: Cell, part: number) {
  if (value === null || value === '' || part >= mostParts) return;
  const parts = record.get(path) == null ? [] : String(record.get(path)).split(between);
  while (parts.length <= part) parts.push('');
  parts[part] = parts[part] ? `${parts[part]}; ${value}` : String(value).replaceAll(' | ', ' / ');
  record.set(path, parts.join(between));
}

const mostParts = 500;

type Bounds = { rows: number; columns: number; refuse(): Error };

/** Gathers records with the lines at which they begin; the columns are in the order in which they first appear. */
export function createRecordTable({ rows: mostRows, columns: mostColumns, refuse }: Bounds) {
  const places = new Map<string, number>();
  const rows: { line: number; cells: Cell[] }[] = [];
  return {
    add(line: number, record: FieldsOfRecord) {
      if (rows.length >= mostRows) throw refuse();
      const cells: Cell[] = [];
      for (const [path, value] of record) {
        const place = places.get(path) ?? places.size;
        if (place >= mostColumns) throw refuse();
        places.set(path, place);
        cells[place] = value;
      }
      rows.push({ line, cells });
    },
    heading: () => [...places.keys()],
    rows,
  };
}

/** A table of records; `name` is that of the record, `records` are all that might be meant, the most frequent first. */
export type RecordTable = {
  name: string | null;
  heading: string[];
  rows: { line: number; cells: Cell[] }[];
  records: { path: string; count: number }[];
  isCutOff: boolean;
};
