import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';

/**
 * Tables of facts lie beside the code that makes articles of them, as CSV in the form of the product's own exports: a row of
 * headings, semicolons, decimal commas, UTF-8 with a mark, so that Excel opens and saves them. A fault of a file is thrown
 * with its name, line and column.
 */
export interface Column<Value> {
  heading: string;
  /** Throws what is wrong with the text of a cell. */
  read: (text: string) => Value;
}
type Row<Columns extends readonly Column<unknown>[]> = {
  -readonly [Place in keyof Columns]: Columns[Place] extends Column<infer Value> ? Value : never;
};

const said = (text: string) => (text === '' ? 'The cell is empty' : `“${text}”`);

function numberOf(text: string) {
  if (!/^-?\d+(,\d+)?$/.test(text)) throw new Error(`${said(text)}, where a number such as 1000 or 2,5 has to be.`);
  return Number(text.replace(',', '.'));
}

export const number = (heading: string): Column<number> => ({ heading, read: numberOf });

/** Numbers with blanks between them. */
export const numbers = (heading: string): Column<number[]> => ({
  heading,
  read: (text) => text.split(' ').map(numberOf),
});

export const text = (heading: string): Column<string> => ({
  heading,
  read(cell) {
    if (cell === '' || cell !== cell.trim())
      throw new Error(`${said(cell)}, where a text without blanks around it has to be.`);
    return cell;
  },
});

/** One of some words, each with what it stands for. */
export const word = <const Value>(heading: string, words: Record<string, Value>): Column<Value> => ({
  heading,
  read(cell) {
    const value = Object.hasOwn(words, cell) ? words[cell] : undefined;
    if (value === undefined)
      throw new Error(`${said(cell)}, where one of these has to be: ${Object.keys(words).join(', ')}.`);
    return value;
  },
});

export const flag = (heading: string) => word(heading, { evet: true, hayır: false });

/** A column whose cells may be empty. */
export const optional = <Value>({ heading, read }: Column<Value>): Column<Value | undefined> => ({
  heading,
  read: (cell) => (cell === '' ? undefined : read(cell)),
});

/** The folder of the files, which their names start from. */
const tables = new URL('../tables/', import.meta.url);

/** Reads the rows of a file, each as its values in the order of the columns. */
export const readTable = <const Columns extends readonly Column<unknown>[]>(file: string, ...columns: Columns) =>
  rowsOf(file, readFileSync(new URL(file, tables)), columns);

/** Reads a file whose first column says to which table a row belongs; returns a function that gives one table. */
export function readTables<const Columns extends readonly Column<unknown>[]>(
  file: string,
  heading: string,
  ...columns: Columns
) {
  const all = readTable(file, text(heading), ...columns);
  return (name: string) => {
    const rows = all.filter(([first]) => first === name);
    if (rows.length === 0) throw new Error(`${file}, column “${heading}”: no row has “${name}”.`);
    return rows.map(([, ...row]) => row as unknown as Row<Columns>);
  };
}

/** Returns the rows of a file's bytes. */
export function rowsOf<const Columns extends readonly Column<unknown>[]>(
  file: string,
  bytes: Buffer,
  columns: Columns,
): Row<Columns>[] {
  const where = (line: number, place: number) =>
    `${file}, line ${line}, column “${columns[place]?.heading ?? place + 1}”: `;
  const lines = cellsOf(bytes, where).map(({ record, info }) => ({
    cells: record,
    at: (place: number) => where(info.lines, place),
  }));
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) throw new Error(`${file} has no rows.`);
  for (const { cells, at } of lines)
    if (cells.length !== columns.length)
      throw new Error(
        `${at(Math.min(cells.length, columns.length))}the row has ${cells.length} cells instead of ${columns.length}.`,
      );
  head.cells.forEach((cell, place) => {
    if (cell !== columns[place]?.heading) throw new Error(`${head.at(place)}the heading is “${cell}”.`);
  });
  return rows.map(({ cells, at }) => {
    const values = columns.map(({ read }, place) => {
      try {
        return read(cells[place] ?? '');
      } catch (error) {
        throw new Error(at(place) + (error as Error).message, { cause: error });
      }
    });
    return values as Row<Columns>;
  });
}

const options = { bom: true, delimiter: ';', relax_column_count: true, skip_empty_lines: true, info: true };

function cellsOf(bytes: Buffer, where: (line: number, place: number) => string) {
  try {
    return parse(bytes, options) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, column, message } = error as CsvError & { lines: number; column: number };
    throw new Error(where(lines, column) + message, { cause: error });
  }
}
