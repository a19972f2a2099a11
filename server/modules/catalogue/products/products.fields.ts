import type { ProductInput } from '../../../../common/generated/validators.ts';
import { product, type ProductField } from '../../../../common/product/product.ts';
import type { products } from '../../../db/tables.ts';
import { fieldsOf, type FieldOfKind } from '../../../fields/ofKind.ts';
import type { InSheet } from '../../../fields/sheet.ts';
import { categoryCell } from '../references/categoryCell.ts';
import { referred, type Referred } from '../references/referred.ts';

type Row = typeof products.$inferSelect;
/** The program sets these columns itself. Every other one needs a field in common/product/product.ts, or this file does not compile. */
type OwnColumn =
  | 'seq'
  | 'id'
  | 'nameKey'
  | 'stockCodeKey'
  | 'formerCategoryId'
  | 'specText'
  | 'documentText'
  | 'sizeKey'
  | 'lacksSpecs'
  | 'complete'
  | 'pricedAt'
  | 'fine'
  | 'isPublic'
  | 'createdAt'
  | 'version';

/** The values that an admin enters for a product, with the price in lira. */
export type Entered = Omit<Row, OwnColumn>;

/** An input without a column would be lost: it cannot have a field. */
type Unstored = Record<Exclude<keyof (typeof ProductInput)['shape'], keyof Entered>, never>;
type Fields = { [Name in keyof Entered]: FieldOfKind<Entered[Name], Referred> };
/** These fields have a column of their own in a spreadsheet. */
export type SheetField = {
  [Name in ProductField]: (typeof product)[Name]['sheet'] extends null ? never : Name;
}[ProductField];
type SheetFields = { [Name in SheetField]: InSheet<Entered[Name]> };

const ofKinds = fieldsOf(product, referred);
const { name, categoryId } = ofKinds;

/** The fields of a product, in the order of a spreadsheet's columns. */
export const productFields: Fields & { [Name in SheetField]: { sheet: SheetFields[Name] } } = {
  ...ofKinds,
  // A document may lack any other value, but a product without a name cannot be shown.
  name: { ...name, document: { ...name.document, optional: false } },
  // The former document store wrote '' for no category. Names of categories are typed in many ways, and several may have one.
  categoryId: {
    ...categoryId,
    document: { ...categoryId.document, write: (id) => id ?? '' },
    sheet: { ...categoryId.sheet, ...categoryCell },
  },
} satisfies Fields & Record<keyof (typeof ProductInput)['shape'], unknown> & Unstored;

/** The spreadsheet column of each field. */
export const productCells = Object.fromEntries(
  Object.entries(productFields).flatMap(([name, { sheet }]) => (sheet ? [[name, sheet] as const] : [])),
) as SheetFields;

/** Returns the texts of all fields in one part of the search index. */
export const searchedText = (row: Entered, place: 'title' | 'body' | 'code') =>
  (Object.keys(productFields) as (keyof Entered)[])
    .filter((name) => productFields[name].search === place)
    .map((name) => row[name])
    .filter((text) => typeof text === 'string')
    .join('\n');
