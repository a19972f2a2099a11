import type { Tx } from '../../db/database.ts';
import { fromStored } from '../../fields/field.ts';
import type { Cell, Choices } from '../../fields/sheet.ts';
import * as categories from '../categories/categories.store.ts';
import { productFields, type Entered } from '../products/products.fields.ts';
import * as products from '../products/products.store.ts';
import { columns, type Column, type FieldName } from './columns.ts';
import { guarded, toCsv } from './csv.ts';
import { toXlsx } from './xlsx.ts';

const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');

type Rows = { columns: Column[]; cells: Cell[][] };

async function rowsOf(db: Tx): Promise<Rows> {
  const choices = { categories: await categories.list(db) };
  const rows = (await products.all(db)).map(({ id, ...row }) => ({ id, entered: fromStored(productFields, row) }));
  const shown = columns.filter(
    ({ field, isExtra }) => !isExtra || field === 'id' || rows.some(({ entered }) => entered[field] !== null),
  );
  const cells = rows.map(({ id, entered }) =>
    shown.map(({ field }) => (field === 'id' ? id : cellOf(field, entered, choices))),
  );
  return { columns: shown, cells };
}

const cellOf = <Name extends FieldName>(name: Name, entered: Entered, choices: Choices) =>
  productFields[name].sheet.write(entered[name], choices);

/** Rows of cells under their headings. */
export function csvOf({ columns: shown, cells }: Rows): Buffer {
  const text = (cell: Cell) => (typeof cell === 'number' ? decimalComma(cell) : guarded(cell ?? ''));
  return toCsv([headingsOf(shown), ...cells.map((row) => row.map(text))]);
}

export const xlsxOf = ({ columns: shown, cells }: Rows): Promise<Buffer> =>
  toXlsx(
    [headingsOf(shown), ...cells],
    shown.map(({ width }) => width),
  );

const headingsOf = (shown: Column[]) => shown.map(({ heading }) => heading);

export const productsAsCsv = async (db: Tx): Promise<Buffer> => csvOf(await rowsOf(db));
export const productsAsXlsx = async (db: Tx): Promise<Buffer> => xlsxOf(await rowsOf(db));
