import { labels } from '../../../labels.ts';
import type { products } from '../../db/tables.ts';
import type { Field } from '../../fields/field.ts';
import { ofProduct } from '../../fields/kinds.ts';
import type { InSheet } from '../../fields/sheet.ts';
import type { ProductInput } from '../../generated/validators.ts';
import { categoryCell } from '../categories/categoryCell.ts';

type Row = typeof products.$inferSelect;
/** Columns that the program keeps for itself; every other one is a field below, or this file does not compile. */
type OwnColumn = 'seq' | 'id' | 'nameKey' | 'formerCategoryId' | 'createdAt' | 'version';

/** What an admin enters for a product, with the price in lira. */
export type Entered = Omit<Row, OwnColumn>;

type ProductField<Value> = Field<Value> & {
  sheet: InSheet<Value>;
  /** Where the search looks for it: by name, by text or by code; null: nowhere. */
  search: 'title' | 'body' | 'code' | null;
};
type Fields = { [Name in keyof Entered]: ProductField<Entered[Name]> };

const { product } = labels;

/** The fields of a product, in the order of a spreadsheet's columns. */
export const productFields: Fields = {
  name: ofProduct.text({ label: product.name, key: 'name', width: 44, search: 'title' }),
  description: ofProduct.text({
    label: product.description,
    key: 'description',
    optional: true,
    width: 60,
    search: 'body',
  }),
  categoryId: {
    label: product.categoryId,
    blank: null,
    document: { key: 'category', optional: true, write: (id) => id ?? '' },
    sheet: { width: 30, ...categoryCell },
    search: null,
  },
  price: ofProduct.lira({ label: product.price, key: 'price', width: 14, search: null }),
  featured: ofProduct.flag({ label: product.featured, key: 'featured', width: 10, search: null }),
  image: ofProduct.picture({ label: product.image, key: 'image', width: 40, search: null }),
  imageCaption: ofProduct.optionalText({
    label: product.imageCaption,
    key: 'imageCaption',
    width: 24,
    search: null,
  }),
} satisfies Fields & Record<keyof (typeof ProductInput)['shape'], unknown>;

/** What the search finds a product by in one place, the fields in their order. */
export const searchedText = (row: Entered, place: 'title' | 'body' | 'code') =>
  (Object.keys(productFields) as (keyof Entered)[])
    .filter((name) => productFields[name].search === place)
    .map((name) => row[name])
    .filter((text) => typeof text === 'string')
    .join('\n');
