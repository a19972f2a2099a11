import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { Tx } from '../../../db/database.ts';
import * as products from '../../catalogue/products/products.lookup.ts';
import type { Line } from './sheetLines.ts';

const cellOf = ({ cells }: Line) => String(cells.get('successorId') ?? '').trim();

/**
 * Returns a function that gives the id of the product that a cell names by its id or stock code; undefined when there
 * is none.
 */
export async function successorsOf(db: Tx, lines: Line[]): Promise<(line: Line) => string | undefined> {
  const cells = [...new Set(lines.map(cellOf).filter(Boolean))];
  const byId = new Set((await products.withIds(db, cells)).map(({ id }) => id));
  const byCode = new Map(
    (
      await products.withStockCodeKeys(
        db,
        cells.flatMap((cell) => stockCodeKey(cell) ?? []),
      )
    ).map((row) => [row.stockCodeKey, row.id]),
  );
  return (line) => {
    const cell = cellOf(line);
    return byId.has(cell) ? cell : byCode.get(stockCodeKey(cell));
  };
}
