import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { Tx } from '../../../db/database.ts';
import * as products from '../../catalogue/products/products.lookup.ts';
import { togetherProblem } from '../../catalogue/products/products.together.ts';
import { idsCell } from '../../../fields/references.ts';
import type { Line } from './sheetLines.ts';

const namedIn = ({ cells }: Line) => idsCell.read(String(cells.get('togetherIds') ?? ''), {});

/**
 * Returns a function that finds the products that a row names by id or stock code as bought together. A product that the row
 * names as before is kept even if nobody knows it any more.
 */
export async function togetherIn(db: Tx, lines: Line[]) {
  const named = [...new Set(lines.flatMap(namedIn))];
  const byId = new Set((await products.withIds(db, named)).map(({ id }) => id));
  const keys = named.flatMap((one) => stockCodeKey(one) ?? []);
  const byCode = new Map((await products.withStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey, row.id]));
  return (line: Line, id: string, before: { togetherIds: string[] } | null, entered: string[]) => {
    if (!line.cells.has('togetherIds')) return { ids: entered, problem: undefined };
    const kept = before?.togetherIds ?? [];
    const found = entered.map((one) =>
      byId.has(one) || kept.includes(one) ? one : byCode.get(stockCodeKey(one) ?? ''),
    );
    const unknown = entered.find((_, place) => found[place] === undefined);
    const ids = [...new Set(found.flatMap((one) => one ?? []))];
    const problem =
      unknown === undefined ? togetherProblem(id, ids) : `No product has the id or stock code “${unknown}”.`;
    return { ids, problem };
  };
}
