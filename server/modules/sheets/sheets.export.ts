import type { Tx } from '../../db/database.ts';
import { fromStored } from '../../fields/field.ts';
import type { Cell, Choices } from '../../fields/sheet.ts';
import * as categories from '../categories/categories.store.ts';
import { productFields, type Entered } from '../products/products.fields.ts';
import * as products from '../products/products.store.ts';
import { columns, headings, type FieldName } from './columns.ts';
import { guarded, toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');

async function rowsOf(db: Tx): Promise<Cell[][]> {
  const choices = { categories: await categories.list(db) };
  return (await products.all(db)).map((row) => {
    const entered = fromStored(productFields, row);
    return columns.map(({ field }) => (field === 'id' ? row.id : cellOf(field, entered, choices)));
  });
}

const cellOf = <Name extends FieldName>(name: Name, entered: Entered, choices: Choices) =>
  productFields[name].sheet.write(entered[name], choices);

/** Rows of cells under the headings. */
export function csvOf(rows: Cell[][]): Buffer {
  const text = (cell: Cell) => (typeof cell === 'number' ? decimalComma(cell) : guarded(cell ?? ''));
  return toCsv([headings, ...rows.map((row) => row.map(text))]);
}

export const xlsxOf = (rows: Cell[][]): Promise<Buffer> =>
  toXlsx(
    [headings, ...rows],
    columns.map(({ width }) => width),
  );

export const productsAsCsv = async (db: Tx): Promise<Buffer> => csvOf(await rowsOf(db));
export const productsAsXlsx = async (db: Tx): Promise<Buffer> => xlsxOf(await rowsOf(db));
