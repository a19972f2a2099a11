import { badInput } from '../../core/errors.ts';
import { entriesOf } from '../../fields/field.ts';
import type { Cell } from '../../fields/sheet.ts';
import { productFields, type Entered } from '../products/products.fields.ts';

export type FieldName = keyof Entered;
/** A column of a sheet: the product's id, or one of its fields. */
export type Column = { heading: string; width: number; field: FieldName | 'id' };

/** In the order of the export; an import takes any order and any part of them. */
export const columns: Column[] = [
  { heading: 'Id', width: 18, field: 'id' },
  ...entriesOf(productFields).map(([field, { label }]) => ({
    heading: label,
    width: productFields[field].sheet.width,
    field,
  })),
];

export const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? '';

const known = columns.map(({ heading }) => heading).join(', ');

/** The columns of a heading; null where a cell is blank. Throws `BAD_USER_INPUT`. */
export function readHeading(cells: Cell[]): (Column | null)[] {
  const names = cells.map((cell) => String(cell ?? '').trim());
  const found = names.map((name) => columns.find(({ heading }) => same(heading, name)) ?? null);
  const unknown = names.filter((name, index) => name !== '' && !found[index]);
  if (unknown.length > 0) {
    const headings = unknown.length === 1 ? `heading ${unknown[0]} is` : `headings ${unknown.join(', ')} are`;
    throw badInput('file', `The ${headings} unknown. Known are ${known}.`);
  }
  const twice = columns.find((column) => found.indexOf(column) !== found.lastIndexOf(column));
  if (twice) throw badInput('file', `The heading ${twice.heading} stands twice.`);
  if (!found.some((column) => column?.field === 'name' || column?.field === 'id')) {
    throw badInput('file', 'The first row must name the columns, Name or Id among them.');
  }
  return found;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
