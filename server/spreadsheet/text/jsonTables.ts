// Programs write tables as JSON in other ways than as a list of objects.

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
type Scalar = string | number | boolean | null;
const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null;
const isRow = (value: unknown): value is Scalar[] => Array.isArray(value) && value.every(isScalar);
const isRows = (value: unknown): value is Scalar[][] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow) && value.some((row) => row.length > 1);

/** Names of columns stand beside the rows of a table under one of these. */
const ofHeadings =
  /^(?:columns|cols|headers?|headings?|fields|field_?names|column_?names|basliklar|sutunlar|kolonlar)$/i;
/** Tells whether a list is that of the names of columns. */
export const isOfHeadings = (path: string) => ofHeadings.test(path);
const ofName = ['name', 'title', 'label', 'header', 'field', 'data', 'key', 'id'];

/** A name of a column is a text, or an object that has one. */
function nameOf(column: unknown): string {
  if (!isObject(column)) return isScalar(column) ? String(column ?? '').trim() : '';
  const own = ofName.map((key) => column[key]).find((value) => typeof value === 'string');
  return String(own ?? '').trim();
}

function headingBeside(value: Json, width: number): string[] | null {
  const beside = Object.entries(value).find(
    ([key, one]) => ofHeadings.test(key) && Array.isArray(one) && one.length === width,
  );
  const names = (beside?.[1] as unknown[] | undefined)?.map(nameOf);
  return names?.some((name) => name !== '') ? names : null;
}

/** A name that stands twice gets a number, so that neither column hides the other. */
function withNumbers(names: string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 && name !== '' ? `${name} (${count})` : name;
  });
}

function fromRows(names: string[], rows: unknown[][]): Json[] {
  const heading = withNumbers(names);
  return rows.map((row) =>
    Object.fromEntries(heading.flatMap((name, at) => (name === '' ? [] : [[name, row[at] ?? null] as const]))),
  );
}

/** Rows are lists, and the first one names the columns unless names stand beside them. */
function fromLists(value: unknown): Json[] | null {
  if (isRows(value)) {
    const [first = [], ...rows] = value;
    return fromRows(
      first.map((cell) => String(cell ?? '').trim()),
      rows,
    );
  }
  if (!isObject(value)) return null;
  const rows = Object.entries(value).find(([key, one]) => !ofHeadings.test(key) && isRows(one))?.[1];
  if (!isRows(rows)) return null;
  const names = headingBeside(value, Math.max(...rows.slice(0, 100).map((row) => row.length)));
  return names ? fromRows(names, rows) : fromLists(rows);
}

/** Each column is a list of its values, or an object of them by the numbers of the rows. */
function fromColumns(value: unknown): Json[] | null {
  if (!isObject(value)) return null;
  const columns = Object.entries(value);
  const lists = columns.map(([, column]) => (isObject(column) ? numbered(column) : column));
  const count = Array.isArray(lists[0]) ? lists[0].length : 0;
  if (columns.length < 2 || count < 2 || !lists.every((list) => isRow(list) && list.length === count)) return null;
  const read = lists as unknown[][];
  return fromRows(
    columns.map(([name]) => name.trim()),
    Array.from({ length: count }, (_, at) => read.map((list) => list[at])),
  );
}

const numbered = (column: Json) => {
  const keys = Object.keys(column);
  return keys.length > 1 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(column) : null;
};

/** Each record stands under its own key, such as its code. */
function fromKeys(value: unknown): Json[] | null {
  if (!isObject(value)) return null;
  const records = Object.entries(value);
  const [first] = records;
  if (records.length < 2 || !first || !isObject(first[1])) return null;
  const known = new Set(Object.keys(first[1]));
  const isAlike = (one: unknown) => {
    if (!isObject(one)) return false;
    const keys = Object.keys(one);
    return keys.length > 0 && keys.filter((key) => known.has(key)).length * 2 >= keys.length;
  };
  if (known.size < 2 || !records.every(([, one]) => isAlike(one))) return null;
  return records.map(([key, one]) => ({ key, ...(one as Json) }));
}

/** Returns the records of a table that is no list of objects: lists of rows or columns, or records by their keys; else null. */
export const recordsOfTable = (value: unknown): Json[] | null =>
  fromLists(value) ?? fromColumns(value) ?? fromKeys(value);

/** Programs write these words, which JSON does not have, for a number that is none. */
const noNumbers = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
/** Pages of other programs ask for JSON as a call, and logs put a mark before each record. */
const call = /^\s*[\w$.]{1,60}\(\s*(?=[{[])/;

/** Returns a text of JSON as it was meant: without a call around it, marks of records, or commas between lines. */
export function bareJson(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\x1e', '');
  return call.test(plain) ? plain.replace(call, '').replace(/\)\s{0,20};?\s{0,20}$/, '') : plain;
}

/** Parses JSON; undefined for what is none. */
export function parsedJson(text: string): unknown {
  const parse = (given: string): unknown => {
    try {
      return JSON.parse(given);
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
  const value = parse(text);
  if (value !== undefined || !/\b(?:NaN|Infinity)\b/.test(text)) return value;
  return parse(text.replaceAll(noNumbers, (found) => (found.startsWith('"') ? found : `"${found}"`)));
}
