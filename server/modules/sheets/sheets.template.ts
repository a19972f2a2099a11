import type { Tx } from '../../db/database.ts';
import { entriesOf } from '../../fields/field.ts';
import type { Cell } from '../../fields/sheet.ts';
import * as categories from '../categories/categories.store.ts';
import { productFields } from '../products/products.fields.ts';
import { csvOf, xlsxOf } from './sheets.export.ts';

/** One product as people enter it, in a category that there is. */
async function example(db: Tx): Promise<Cell[]> {
  const [category] = await categories.list(db);
  const cells = entriesOf(productFields).map(([field]) =>
    field === 'categoryId' ? (category?.name ?? '') : productFields[field].sheet.example,
  );
  // Without an id: it is a new product.
  return ['', ...cells];
}

export const templateAsCsv = async (db: Tx): Promise<Buffer> => csvOf([await example(db)]);
export const templateAsXlsx = async (db: Tx): Promise<Buffer> => xlsxOf([await example(db)]);
