import { isDeepStrictEqual } from 'node:util';
import { fromStored } from '../../../fields/field.ts';
import { inOrder } from '../../catalogue/specs/enteredSpecs.ts';
import { productFields, type Entered } from '../../catalogue/products/products.fields.ts';
import type { KeptValue } from '../../../db/importTables.ts';
import type { products } from '../../../db/tables.ts';
import { cellText } from './cellText.ts';
import { columnsFor, headingOf, sheetFields, type FieldName, type SheetChoices } from './columns.ts';
import { attributeOf, isSpecColumn, specColumn } from './specColumns.ts';

type Product = typeof products.$inferSelect;

/** The values that an import wrote, by columns of the product; for a changed product only those that it changed. */
export type Written = Partial<Entered>;

const names = Object.keys(productFields) as (keyof Entered)[];

/** Returns the values of an imported product, as `imported_products` stores them. */
export function writtenBy(before: Product | null, row: Product): Written {
  const written = names.filter((name) => !before || !isDeepStrictEqual(before[name], row[name]));
  return Object.fromEntries(written.map((name) => [name, row[name]]));
}

const specIn = ({ specs }: Pick<Entered, 'specs'>, attributeId: string) =>
  specs.find((spec) => spec.attributeId === attributeId)?.values ?? [];

/** A product whose category was deleted still counts as in it, since it returns there with the category. */
const categoryOf = ({ categoryId, formerCategoryId }: Product) => categoryId ?? formerCategoryId;

const isStill = (name: keyof Entered, row: Product, written: Written) =>
  isDeepStrictEqual(row[name], written[name]) ||
  (name === 'categoryId' && written.categoryId != null && categoryOf(row) === written.categoryId);

/** Returns the fields of an import that someone has changed since, a spec by its attribute. */
export function changedSince(row: Product, before: Product | null, written: Written): FieldName[] {
  const changed: FieldName[] = [];
  for (const name of sheetFields) {
    if (!(name in written) || isStill(name, row, written)) continue;
    if (!before || !isDeepStrictEqual(row[name], before[name])) changed.push(name);
  }
  for (const { id, now, imported, former } of specsOf(row, before, written)) {
    if (isDeepStrictEqual(now, imported)) continue;
    if (!before || !isDeepStrictEqual(now, former)) changed.push(specColumn(id));
  }
  return changed;
}

/** Returns the specs that the import wrote, each with its values then, now and before. */
function specsOf(row: Product, before: Product | null, written: Written) {
  const { specs } = written;
  if (!specs) return [];
  const ids = new Set([...specs, ...(before?.specs ?? [])].map(({ attributeId }) => attributeId));
  return [...ids].flatMap((id) => {
    const [imported, former] = [specIn({ specs }, id), before ? specIn(before, id) : []];
    return before && isDeepStrictEqual(imported, former) ? [] : [{ id, imported, former, now: specIn(row, id) }];
  });
}

/** Returns the former values of the fields that the import changed, without those that stay. */
export function formerValues(row: Product, before: Product, written: Written, staying: FieldName[]): Partial<Product> {
  const { specs: _, ...plain } = written;
  const back = (Object.keys(plain) as (keyof typeof plain)[]).filter(
    (name) => !staying.some((field) => field === name) && !isDeepStrictEqual(row[name], before[name]),
  );
  const specs = specsOf(row, before, written).filter(({ id }) => !staying.includes(specColumn(id)));
  const untouched = row.specs.filter(({ attributeId }) => !specs.some(({ id }) => id === attributeId));
  const restored = specs.flatMap(({ id, former }) => (former.length > 0 ? [{ attributeId: id, values: former }] : []));
  return {
    ...Object.fromEntries(back.map((name) => [name, before[name]])),
    ...(specs.length > 0 && { specs: inOrder([...untouched, ...restored]) }),
  };
}

/** Describes the values of a product that stay, in the words of a person. */
export function keptValues(
  row: Product,
  before: Product | null,
  fields: FieldName[],
  choices: SheetChoices,
): KeptValue[] {
  const columns = columnsFor(choices);
  const text = (product: Product | null, field: FieldName) =>
    product && cellText(field, fromStored(productFields, product), choices);
  return fields.map((field) => ({
    productId: row.id,
    name: row.name,
    code: row.stockCode,
    label: headingOf(columns, field) || (isSpecColumn(field) ? attributeOf(field) : field),
    former: text(before, field),
    now: text(row, field),
  }));
}
