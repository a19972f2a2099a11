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

// Texts of a record in several languages are read in one: in Turkish, or in the first one where there is none.

const isTurkish = (language: string) => /^(?:tr|tur)(?![a-z])/i.test(language.trim());

/** Returns the language in which a group of texts is read; undefined where they are in one. */
const chosenOf = (languages: Set<string>): string | undefined =>
  languages.size < 2 ? undefined : ([...languages].find(isTurkish) ?? [...languages][0]);

/** Leaves, of entries whose groups are in several languages, those of the chosen one. */
export function inOneLanguage<Entry>(entries: Entry[], groupOf: (entry: Entry) => { group: string; language: string }) {
  const groups = new Map<string, Set<string>>();
  for (const entry of entries) {
    const { group, language } = groupOf(entry);
    if (language !== '') groups.set(group, (groups.get(group) ?? new Set()).add(language));
  }
  if (groups.size === 0) return entries;
  const chosen = new Map([...groups].map(([group, languages]) => [group, chosenOf(languages)]));
  return entries.filter((entry) => {
    const { group, language } = groupOf(entry);
    const only = chosen.get(group);
    return only === undefined || language === '' || language === only;
  });
}

const ofLanguage = /(?:^|[a-z_-])lang(?:uage)?(?:code)?$/i;

/** Returns the language that an object of a list says of itself, such as `DescriptionLanguage`; '' for none. */
export function languageOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const said = Object.entries(entry).find(([key, value]) => ofLanguage.test(key) && typeof value === 'string');
  return said ? String(said[1]).slice(0, 20) : '';
}
