import type { Tx } from '../../../db/database.ts';
import { fromStored } from '../../../fields/field.ts';
import type { Cell } from '../../../fields/sheet.ts';
import { isSameValue } from '../../catalogue/products/pictures.fields.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { cellOf, choicesOf, columnsFor, type Column } from './columns.ts';
import { guarded, toCsv } from '../../../spreadsheet/csv.ts';
import { isSpecColumn } from './specColumns.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';

const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');

export type Table = { columns: Column[]; rows: Cell[][] };

async function tableOf(db: Tx): Promise<Table> {
  const choices = await choicesOf(db);
  const all = (await products.all(db)).map(({ id, ...row }) => ({ id, entered: fromStored(productFields, row) }));
  const columns = columnsFor(choices).filter(
    ({ field, isExtra }) =>
      !isExtra ||
      field === 'id' ||
      isSpecColumn(field) ||
      all.some(({ entered }) => !isSameValue(entered[field], productFields[field].blank)),
  );
  const rows = all.map(({ id, entered }) =>
    columns.map(({ field }) => (field === 'id' ? id : cellOf(field, entered, choices))),
  );
  return { columns, rows };
}

export function csvOf({ columns, rows }: Table): Buffer {
  const text = (cell: Cell) => (typeof cell === 'number' ? decimalComma(cell) : guarded(cell ?? ''));
  return toCsv([headingsOf(columns), ...rows.map((row) => row.map(text))]);
}

export const xlsxOf = ({ columns, rows }: Table): Promise<Buffer> =>
  toXlsx(
    [headingsOf(columns), ...rows],
    columns.map(({ width }) => width),
  );

/** The heading of the prices says that they contain KDV, as those of the site do; an import reads that. */
const headingsOf = (columns: Column[]) =>
  columns.map(({ heading, field }) => (field === 'price' ? `${heading} (KDV dâhil)` : heading));

export const productsAsCsv = async (db: Tx): Promise<Buffer> => csvOf(await tableOf(db));
export const productsAsXlsx = async (db: Tx): Promise<Buffer> => xlsxOf(await tableOf(db));
