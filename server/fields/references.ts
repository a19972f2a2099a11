import { plainName } from '../../common/text/letters.ts';
import { blankIsNothing } from './kinds.ts';
import type { Behaviour } from './behaviour.ts';
import { code, UnreadableCell, type Choices, type Form } from './sheet.ts';

/** Rows of another entity that cells may name. */
export type Target = {
  /** The key of their part in a content document: 'kinds'. */
  key: string;
  /** The word for one of them in messages: 'kind'. */
  one: string;
};

type Rows = Choices[string];
const keyed = new WeakMap<Rows, Map<string, Rows[number]>>();

/** Returns the rows by ids and names. A file has thousands of cells, and a catalogue hundreds of families, so the keys are made once. */
function byKey(rows: Rows): Map<string, Rows[number]> {
  const known = keyed.get(rows);
  if (known) return known;
  const made = new Map<string, Rows[number]>();
  // An id has priority over a name, and the first of several rows over the others.
  for (const row of rows.toReversed()) made.set(plainName(row.name), row);
  for (const row of rows.toReversed()) made.set(row.id, row);
  keyed.set(rows, made);
  return made;
}

/** Makes a cell that holds the name or id of a row, such as the kind of a product; blank means none. */
const nameCell = ({ key, one }: Target): Form<string | null> => ({
  write(id, { [key]: rows = [] }) {
    const row = id === null ? undefined : byKey(rows).get(id);
    return row?.id === id ? (row?.name ?? '') : '';
  },
  read(cell, { [key]: rows = [] }) {
    const entered = plainName(String(cell));
    if (entered === '') return null;
    const found = byKey(rows).get(entered);
    if (found) return found.id;
    const known = rows.map(({ name }) => name).join(', ');
    throw new UnreadableCell(`There is no ${one} ${String(cell).trim()}.${known && ` The ${key} are: ${known}.`}`);
  },
});

/** Separates the rows that one cell names. */
const separator = '|';

const partsOf = (cell: string | number) =>
  String(cell)
    .split(separator)
    .map((part) => part.trim().normalize('NFC'))
    .filter((part) => part !== '');

const called = (rows: Choices[string], name: string) =>
  rows.filter((row) => row.id === name || plainName(row.name) === plainName(name));

/** Writes the id instead of a name that another row has too, or that contains the separator. */
const nameIn = (rows: Choices[string], id: string) => {
  const name = rows.find((one) => one.id === id)?.name;
  return name !== undefined && !name.includes(separator) && called(rows, name).length === 1 ? name : id;
};

/** Makes a cell that holds names or ids of rows, in their order: 'Ölçü resmi | Katalog 2026'. */
const namesCell = ({ key, one }: Target): Form<string[]> => ({
  write: (ids, { [key]: rows = [] }) => ids.map((id) => nameIn(rows, id)).join(` ${separator} `),
  read(cell, { [key]: rows = [] }) {
    const ids = partsOf(cell).map((name) => {
      const found = called(rows, name);
      const [meant] = found.filter(({ id }) => id === name).concat(found);
      const screen = key.replace(/^./, (first) => first.toUpperCase());
      if (!meant) throw new UnreadableCell(`There is no ${one} ${name}: enter a title or an id from ${screen}.`);
      if (found.length > 1 && meant.id !== name)
        throw new UnreadableCell(`Several ${key} are called ${name}: enter the id of one.`);
      return meant.id;
    });
    return [...new Set(ids)];
  },
});

/** A cell holds ids, in their order. A file may name stock codes as well, which the plan of an import looks up. */
export const idsCell: Form<string[]> = {
  write: (ids) => ids.join(` ${separator} `),
  read: (cell) => [...new Set(partsOf(cell))],
};

/** Makes the kind of a field that names a row by its id. Without a target the rows have no names of their own, and cells hold the id. */
export const reference = (target: Target | null): Behaviour<string | null> => ({
  blank: null,
  document: target ? { write: (id) => id ?? undefined } : {},
  stored: blankIsNothing,
  cell: target ? nameCell(target) : code,
});

/** Makes the same for several rows, in an order that somebody has chosen. */
export const references = (target: Target | null): Behaviour<string[]> => ({
  blank: [],
  document: { write: (ids) => (ids.length > 0 ? ids : undefined) },
  cell: target ? namesCell(target) : idsCell,
});
