import { ownFields } from '../../../../common/product/ownFields.ts';
import { productFields, type ProductRow } from '../products/products.rows.ts';
import type { ProductValues } from '../products/products.change.ts';

const blanks = Object.fromEntries(ownFields.map((name) => [name, productFields[name].blank]));

/** Returns the stored values that a product of the same family begins with: pictures, documents and specs, too. */
export const valuesToCopy = (row: ProductRow): ProductValues => ({
  ...(Object.fromEntries(
    (Object.keys(productFields) as (keyof typeof productFields)[]).map((name) => [name, row[name]]),
  ) as ProductValues),
  ...blanks,
});
