import { and, desc, eq } from 'drizzle-orm';
import { cachedByKey } from '../../../db/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables.ts';
import type { Facets } from '../filters/facets.ts';
import { withIds } from '../products/products.lookup.ts';
import type { ProductRow } from '../products/products.rows.ts';
import type { Definitions } from '../references/definitions.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { axesOf, type Axis } from './axes.ts';

/** A table of few products is a list; one of very many is read too slowly, by server and people alike. */
const size = { least: 6, most: 300, rows: 40, columns: 8 };
/** So many cells have to hold a product. */
const leastFilled = 0.3;
/** A cell holds this many products on the average: they can be listed, but for those of a family, which no filter names. */
const mostInCell = { listed: 4, ofFamily: 1.25 };

export type Cell = { count: number; product: ProductRow };
export type Matrix = { rows: Axis; columns: Axis; cells: (Cell | null)[][] };

const cachedMatrices = cachedByKey<Matrix | null>(100);

/** Places the products of the list's one kind by two things in which they differ; null where no two tell them apart. */
export async function matrixOf(db: Db, { kind, kinds, scope }: Facets, definitions: Definitions) {
  const count = kinds.find((one) => one.kind.id === kind?.id)?.count ?? 0;
  if (!kind || count < size.least || count > size.most) return null;
  const read = async () => {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(and(scope.base, eq(products.kindId, kind.id)))
      .orderBy(desc(products.createdAt), desc(products.id));
    const ids = found.map(({ id }) => id);
    return placed(kind, await withIds(db, ids), definitions);
  };
  return scope.name === undefined ? read() : cachedMatrices(db, JSON.stringify([scope.name, kind.id]), read);
}

/** Chooses the two axes that lead the kind; of several those that put the fewest products into one cell. */
function placed(kind: KindRow, rows: ProductRow[], definitions: Definitions): Matrix | null {
  const axes = axesOf(kind, rows, definitions);
  let best: { rows: Axis; columns: Axis; crowded: number; keys: number } | undefined;
  for (const [at, one] of axes.entries())
    for (const other of axes.slice(at + 1)) {
      // The longer axis goes down, since a page has more room there.
      const [long, short] = one.values.length >= other.values.length ? [one, other] : [other, one];
      if (long.values.length > size.rows || short.values.length > size.columns) continue;
      const both = rows.filter(({ id }) => long.placeOf.has(id) && short.placeOf.has(id));
      const cells = new Set(both.map(({ id }) => `${long.placeOf.get(id)} ${short.placeOf.get(id)}`)).size;
      const crowded = both.length - cells;
      const isTable = cells >= leastFilled * long.values.length * short.values.length;
      const most = long.attribute && short.attribute ? mostInCell.listed : mostInCell.ofFamily;
      if (!isTable || both.length > most * cells) continue;
      const keys = [one, other].filter(({ isKey }) => isKey).length;
      if (!best || keys > best.keys || (keys === best.keys && crowded < best.crowded))
        best = { rows: long, columns: short, crowded, keys };
    }
  if (!best) return null;
  const cells: (Cell | null)[][] = best.rows.values.map(() => best.columns.values.map(() => null));
  for (const product of rows) {
    const [row, column] = [best.rows.placeOf.get(product.id), best.columns.placeOf.get(product.id)];
    const line = row === undefined ? undefined : cells[row];
    if (!line || column === undefined) continue;
    const known = line[column];
    line[column] = known ? { ...known, count: known.count + 1 } : { count: 1, product };
  }
  return { rows: best.rows, columns: best.columns, cells };
}
