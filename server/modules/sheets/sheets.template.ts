import type { Tx } from '../../db/database.ts';
import * as categories from '../categories/categories.store.ts';
import { productFields } from '../products/products.fields.ts';
import { columns, type ColumnName } from './columns.ts';
import { csvOf, xlsxOf } from './sheets.export.ts';

/** One product as people enter it, in a category that there is. */
async function example(db: Tx) {
  const [category] = await categories.list(db);
  const cellOf = (field: ColumnName) => {
    // Without an id: it is a new product.
    if (field === 'id') return '';
    return field === 'categoryId' ? (category?.name ?? '') : productFields[field].sheet.example;
  };
  const usual = columns.filter(({ isExtra }) => !isExtra);
  return { columns: usual, cells: [usual.map(({ field }) => cellOf(field))] };
}

export const templateAsCsv = async (db: Tx): Promise<Buffer> => csvOf(await example(db));
export const templateAsXlsx = async (db: Tx): Promise<Buffer> => xlsxOf(await example(db));
