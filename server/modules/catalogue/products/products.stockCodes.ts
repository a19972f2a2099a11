import { inArray } from 'drizzle-orm';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables.ts';

/** A product and its future stock code; the id is '' for a new product. */
type Given = { id: string; stockCode: string | null };
export type Clash<Row> = { row: Row; sentence: (place: (earlier: Row) => string) => string };

const keysOf = (rows: Given[]) => rows.flatMap(({ stockCode }) => stockCodeKey(stockCode) ?? []);

/** Returns the products that have equal stock codes, by key. */
export async function holdersOf(db: Tx, rows: Given[]) {
  const found = await inParts([...new Set(keysOf(rows))], (part) =>
    db
      .select({ id: products.id, name: products.name, key: products.stockCodeKey })
      .from(products)
      .where(inArray(products.stockCodeKey, part)),
  );
  return new Map(found.map((row) => [row.key ?? '', row]));
}

/** Returns the rows, all written at once, whose stock code an earlier row or an unchanged product has. */
export function clashesOf<Row extends Given>(
  rows: Row[],
  holders: Awaited<ReturnType<typeof holdersOf>>,
): Clash<Row>[] {
  const rewritten = new Set(rows.map(({ id }) => id));
  const firsts = new Map<string, Row>();
  return rows.flatMap((row) => {
    const key = stockCodeKey(row.stockCode);
    if (key === null) return [];
    const [earlier, holder] = [firsts.get(key), holders.get(key)];
    if (earlier) return { row, sentence: (place) => `The same stock code stands in ${place(earlier)} already.` };
    firsts.set(key, row);
    if (!holder || rewritten.has(holder.id)) return [];
    return { row, sentence: () => `It is the stock code of ${holder.name} already.` };
  });
}
