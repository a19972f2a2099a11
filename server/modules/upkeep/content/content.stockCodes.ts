import type { Problem } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { clashesOf, holdersOf } from '../../catalogue/products/products.stockCodes.ts';
import type { ContentDocument } from './content.document.ts';

/** Products of the document with the stock code of another one, there or stored. */
export async function stockCodeProblems(tx: Tx, { information }: ContentDocument): Promise<Problem[]> {
  const rows = (information.products?.products ?? []).map(({ id, values }, index) => ({
    id,
    stockCode: values.stockCode,
    field: `information.products.products.${index}.stockCode`,
  }));
  return clashesOf(rows, await holdersOf(tx, rows)).map(({ row, sentence }) => ({
    field: row.field,
    message: sentence(({ id }) => `the product ${id}`),
  }));
}
