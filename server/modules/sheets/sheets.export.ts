import type { Tx } from '../../db/database.ts';
import * as products from '../products/products.store.ts';
import { columns, widths } from './columns.ts';
import { guarded, toCsv } from './csv.ts';
import { toXlsx, type Cell } from './xlsx.ts';

const kurusPerLira = 100;
const decimalComma = (lira: number) => lira.toFixed(2).replace('.', ',');

/** All products as rows of text, with the price as a number. */
async function rowsOf(db: Tx): Promise<Cell[][]> {
  return (await products.all(db)).map(({ id, name, description, category, price, featured, image }) => [
    id,
    name,
    description,
    category?.name ?? '',
    price === null ? null : price / kurusPerLira,
    featured ? 'yes' : 'no',
    image ?? '',
  ]);
}

export async function productsAsCsv(db: Tx): Promise<Buffer> {
  const text = (cell: Cell) => (typeof cell === 'number' ? decimalComma(cell) : guarded(cell ?? ''));
  return toCsv([[...columns], ...(await rowsOf(db)).map((row) => row.map(text))]);
}

export const productsAsXlsx = async (db: Tx): Promise<Buffer> => toXlsx([[...columns], ...(await rowsOf(db))], widths);
