import type { Tx } from '../../db/database.ts';
import { fromStored } from '../../fields/field.ts';
import type { Cell, Choices } from '../../fields/sheet.ts';
import * as categories from '../categories/categories.store.ts';
import { productFields, type Entered } from '../products/products.fields.ts';
import * as products from '../products/products.store.ts';
import { columns, type FieldName } from './columns.ts';
import { guarded, toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');
const headings = columns.map(({ heading }) => heading);

async function rowsOf(db: Tx): Promise<Cell[][]> {
  const choices = { categories: await categories.list(db) };
  return (await products.all(db)).map((row) => {
    const entered = fromStored(productFields, row);
    return columns.map(({ field }) => (field === 'id' ? row.id : cellOf(field, entered, choices)));
  });
}

const cellOf = <Name extends FieldName>(name: Name, entered: Entered, choices: Choices) =>
  productFields[name].sheet.write(entered[name], choices);

export async function productsAsCsv(db: Tx): Promise<Buffer> {
  const text = (cell: Cell) => (typeof cell === 'number' ? decimalComma(cell) : guarded(cell ?? ''));
  return toCsv([headings, ...(await rowsOf(db)).map((row) => row.map(text))]);
}

export const productsAsXlsx = async (db: Tx): Promise<Buffer> =>
  toXlsx(
    [headings, ...(await rowsOf(db))],
    columns.map(({ width }) => width),
  );
