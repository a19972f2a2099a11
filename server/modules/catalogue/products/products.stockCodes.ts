import { and, inArray, isNull } from 'drizzle-orm';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables.ts';

/** A product and its future stock code; the id is '' for a new product. */
type Given = { id: string; stockCode: string | null };
export type Clash<Row> = { row: Row; sentence: (place: (earlier: Row) => string) => string };

const keysOf = (rows: Given[]) => rows.flatMap(({ stockCode }) => stockCodeKey(stockCode) ?? []);

/** Returns the products that have equal stock codes, by key, each with those of `rows` that have its code beside it. */
export async function holdersOf(db: Tx, rows: Given[]) {
  const found = await inParts([...new Set(keysOf(rows))], (part) =>
    db
      .select({ id: products.id, name: products.name, key: products.stockCodeKey })
      .from(products)
      .where(inArray(products.stockCodeKey, part)),
  );
  const beside = await idsBeside(db, rows, new Map(found.map(({ id, key }) => [key ?? '', id])));
  return new Map(found.map((row) => [row.key ?? '', { ...row, beside: beside.get(row.key ?? '') ?? [] }]));
}

/**
 * Two products may have had codes that became equal with the rules of their keys. The second has no key then (see fillKeys.ts),
 * and is edited like any other as long as its code stays.
 */
async function idsBeside(db: Tx, rows: Given[], holders: Map<string, string>) {
  const isOther = ({ id, stockCode }: Given) => {
    const holder = holders.get(stockCodeKey(stockCode) ?? '');
    return id !== '' && holder !== undefined && holder !== id;
  };
  const keyless = await inParts(
    rows.filter(isOther).map(({ id }) => id),
    (part) =>
      db
        .select({ id: products.id, stockCode: products.stockCode })
        .from(products)
        .where(and(inArray(products.id, part), isNull(products.stockCodeKey))),
  );
  const byKey = new Map<string, string[]>();
  for (const { id, stockCode } of keyless) {
    const key = stockCodeKey(stockCode) ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return byKey;
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
    if (holder?.beside.includes(row.id)) return [];
    if (earlier) return { row, sentence: (place) => `The same stock code stands in ${place(earlier)} already.` };
    firsts.set(key, row);
    if (!holder || rewritten.has(holder.id)) return [];
    return { row, sentence: () => `It is the stock code of ${holder.name} already.` };
  });
}
