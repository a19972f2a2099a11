import { productFields } from '../products/products.fields.ts';
import type { ProductRow } from '../products/products.rows.ts';
import type { ProductValues } from '../products/products.store.ts';

/** These belong to one product, or were chosen for it: another size has another price, another ladder and another nut. */
const ofOneProduct = { stockCode: null, gtin: null, featured: false, priceBreaks: [], togetherIds: [] };

/** Returns the stored values that a product of the same family begins with: pictures, documents and specs, too. */
export const valuesToCopy = (row: ProductRow): ProductValues => ({
  ...(Object.fromEntries(
    (Object.keys(productFields) as (keyof typeof productFields)[]).map((name) => [name, row[name]]),
  ) as ProductValues),
  ...ofOneProduct,
});
