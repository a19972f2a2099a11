import { badInput } from '../../core/errors.ts';
import { entriesOf } from '../../fields/field.ts';
import { fold } from '../search/fold.ts';
import { productFields, type Entered } from '../products/products.fields.ts';

export type FieldName = keyof Entered;
/** What a column of a sheet holds: the product's id, or one of its fields. */
export type ColumnName = FieldName | 'id';
export type Column = { heading: string; also: string[]; width: number; isExtra: boolean; field: ColumnName };

/** In the order of an export; an import takes any order and any part of them. */
export const columns: Column[] = [
  { heading: 'Id', also: ['Ürün no', 'Ürün numarası', 'Kimlik'], width: 18, isExtra: false, field: 'id' },
  ...entriesOf(productFields).map(([field, { label }]) => ({
    heading: label,
    also: productFields[field].sheet.headings,
    width: productFields[field].sheet.width,
    isExtra: productFields[field].sheet.isExtra ?? false,
    field,
  })),
];

const headings = columns.map(({ heading }) => heading);
export const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? '';

export const noName =
  'No column holds the name of the product. The first row of the file must name the columns, with Name (or “Ürün adı”) among them.';
/** What tells which product a row means. */
const tellsProduct: ColumnName[] = ['name', 'id', 'stockCode'];

/** As people write it: in any case, with or without Turkish letters, with a blank, a hyphen or a line between words. */
const plain = (heading: string) =>
  fold(heading)
    .replaceAll(/[\s_\-:*]+/g, ' ')
    .trim();

const known = new Map(
  columns.flatMap(({ heading, also, field }) => [heading, ...also].map((name) => [plain(name), field])),
);

/** What each heading says that its column is; null where it is unknown, or where another says the same. */
export function recognise(names: string[]): (ColumnName | null)[] {
  const found = names.map((name) => known.get(plain(name)) ?? null);
  return found.map((field) => (found.indexOf(field) === found.lastIndexOf(field) ? field : null));
}

/** For whoever does not assign the columns: all of them have to be certain. Throws `BAD_USER_INPUT`. */
export function columnsByHeading(names: string[]): (ColumnName | null)[] {
  const unknown = names.filter((name) => name !== '' && !known.has(plain(name)));
  if (unknown.length > 0) {
    const subject = unknown.length === 1 ? `heading ${unknown[0]} is` : `headings ${unknown.join(', ')} are`;
    throw badInput('file', `The ${subject} unknown. Known are ${headings.join(', ')}.`);
  }
  const found = recognise(names);
  const twice = names.find((name, index) => name !== '' && !found[index]);
  if (twice) throw badInput('file', `The heading ${twice} stands twice.`);
  return withName(found, 'file');
}

/** As the client assigns them. Throws `BAD_USER_INPUT`. */
export function assignedColumns(assigned: (string | null | undefined)[]): (ColumnName | null)[] {
  const found = assigned.map((name) => {
    const column = columns.find(({ field }) => field === name);
    if (name && !column) throw badInput('columns', `There is no field ${name}.`);
    return column?.field ?? null;
  });
  const twice = found.find((field) => field && found.indexOf(field) !== found.lastIndexOf(field));
  if (twice) throw badInput('columns', `Two columns are ${headingOf(twice)}.`);
  return withName(found, 'columns');
}

function withName(found: (ColumnName | null)[], field: string) {
  if (!tellsProduct.some((name) => found.includes(name))) throw badInput(field, noName);
  return found;
}
