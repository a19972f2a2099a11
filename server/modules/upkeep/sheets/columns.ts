import { badInput } from '../../../core/errors.ts';
import { entriesOf } from '../../../fields/field.ts';
import type { Cell, Choices } from '../../../fields/sheet.ts';
import type { Tx } from '../../../db/database.ts';
import * as attributes from '../../catalogue/references/attributes.store.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import { fold } from '../../../../common/text/letters.ts';
import {
  productCells,
  productFields,
  type Entered,
  type SheetField,
} from '../../catalogue/products/products.fields.ts';
import { readChoices } from '../../catalogue/products/products.references.ts';
import { coreOf, withoutMark } from './headings.ts';
import { attributeOf, isSpecColumn, specCell, specColumn, specHeading, type SpecColumn } from './specColumns.ts';

export type FieldName = SheetField | SpecColumn;
/** A column of a sheet holds the product's id, or one of its fields. */
export type ColumnName = FieldName | 'id';
export type Column = { heading: string; also: string[]; width: number; isExtra: boolean; field: ColumnName };

/** The cells of a sheet may name these. */
export type SheetChoices = Choices & { attributes: AttributeRow[] };

export const choicesOf = async (db: Tx): Promise<SheetChoices> => ({
  ...(await readChoices(db)),
  attributes: await attributes.list(db),
});

const specWidth = 16;

/**
 * Returns the columns in the order of the export; an import takes any of them in any order. There are columns for
 * specs, and for what products name, such as kinds, only once there are any.
 */
export function columnsFor({ attributes, ...choices }: SheetChoices): Column[] {
  const fields = sheetFields.filter((field) => {
    const { to } = productFields[field];
    return !to || to.isAlways || (choices[to.key] ?? []).length > 0;
  });
  return [
    { heading: 'Id', also: ['Ürün no', 'Ürün numarası', 'Kimlik'], width: 18, isExtra: false, field: 'id' },
    ...fields.map((field) => {
      const { label, sheet } = productFields[field];
      return { heading: label, also: sheet.headings, width: sheet.width, isExtra: sheet.isExtra ?? false, field };
    }),
    ...attributes.map((attribute) => ({
      heading: specHeading(attribute),
      also: [attribute.name],
      width: specWidth,
      isExtra: false,
      field: specColumn(attribute.id),
    })),
  ];
}

/** The heading of the prices says that they contain KDV, as those of the site do; an import reads that. */
export const exportedHeading = ({ heading, field }: Pick<Column, 'heading' | 'field'>) =>
  field === 'price' ? `${heading} (KDV dâhil)` : heading;

/** Returns the cell for a field. */
export function cellOf(name: FieldName, entered: Entered, choices: SheetChoices): Cell {
  if (!isSpecColumn(name)) return fieldCell(name, entered, choices);
  const attributeId = attributeOf(name);
  // Most products have few of the attributes, and a catalogue has millions of such cells.
  if (!entered.specs.some((spec) => spec.attributeId === attributeId)) return '';
  const attribute = choices.attributes.find(({ id }) => id === attributeId);
  return attribute ? specCell(entered.specs, attribute) : '';
}

const fieldCell = <Name extends SheetField>(name: Name, entered: Entered, choices: SheetChoices) =>
  productCells[name].write(entered[name], choices);

const isOfSheet = (name: keyof Entered): name is SheetField => productFields[name].sheet !== null;

/** These fields have a column of their own. */
export const sheetFields = entriesOf(productFields).flatMap(([name]) => (isOfSheet(name) ? [name] : []));

export const headingOf = (columns: Column[], field: string) =>
  columns.find((column) => column.field === field)?.heading ?? '';

export const noName =
  'No column holds the name of the product. The first row of the file must name the columns, with Name (or “Ürün adı”) among them.';
export const noHeading =
  'The first row of the file holds a product, and no row names the columns. Assign the columns, or add a row with their names above it.';
/** Each of these identifies the product of a row. */
const tellsProduct: ColumnName[] = ['name', 'id', 'stockCode'];

/**
 * People write headings in any case, with or without Turkish letters, with a blank, a hyphen or a line between words.
 */
const plain = (heading: string) =>
  fold(withoutMark(heading))
    .replaceAll(/[\s_\-:*]+/g, ' ')
    .trim();

/** A field of every product has priority over an attribute of the same name. */
const knownIn = (columns: Column[]) =>
  new Map(
    columns.toReversed().flatMap(({ heading, also, field }) => [heading, ...also].map((name) => [plain(name), field])),
  );

/** Returns the column of each heading; null when it is unknown, or when another heading names the same. */
export function recognise(names: string[], columns: Column[]): (ColumnName | null)[] {
  const known = knownIn(columns);
  const found = names.map((name) => known.get(plain(name)) ?? known.get(plain(coreOf(name))) ?? null);
  return found.map((field) => (found.indexOf(field) === found.lastIndexOf(field) ? field : null));
}

/** It is used when nobody assigns the columns, so all of them have to be certain. Throws `BAD_USER_INPUT`. */
export function columnsByHeading(names: string[], columns: Column[]): (ColumnName | null)[] {
  const known = knownIn(columns);
  const unknown = names.filter((name) => name !== '' && !known.has(plain(name)) && !known.has(plain(coreOf(name))));
  if (unknown.length > 0) {
    const subject = unknown.length === 1 ? `heading ${unknown[0]} is` : `headings ${unknown.join(', ')} are`;
    throw badInput('file', `The ${subject} unknown. Known are ${columns.map(({ heading }) => heading).join(', ')}.`);
  }
  const found = recognise(names, columns);
  const twice = names.find((name, index) => name !== '' && !found[index]);
  if (twice) throw badInput('file', `The heading ${twice} stands twice.`);
  return withName(found, 'file');
}

/** Returns the columns as the client assigns them. Throws `BAD_USER_INPUT`. */
export function assignedColumns(assigned: (string | null | undefined)[], columns: Column[]): (ColumnName | null)[] {
  const found = assigned.map((name) => {
    const column = columns.find(({ field }) => field === name);
    if (name && !column) throw badInput('columns', `There is no field ${name}.`);
    return column?.field ?? null;
  });
  const twice = found.find((field) => field && found.indexOf(field) !== found.lastIndexOf(field));
  if (twice) throw badInput('columns', `Two columns are ${headingOf(columns, twice)}.`);
  return withName(found, 'columns');
}

/** Throws `BAD_USER_INPUT` when no column says which product a row means. */
export function withName(found: (ColumnName | null)[], field: string) {
  if (!tellsProduct.some((name) => found.includes(name))) throw badInput(field, noName);
  return found;
}
