import { and, eq } from 'drizzle-orm';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import { ordered } from '../../../db/page.ts';
import { products } from '../../../db/tables/tables.ts';
import type { Facets } from '../filters/facets.ts';
import { productsWithIds, orders, type ProductRow } from '../products/products.rows.ts';
import type { Definitions } from '../references/definitions.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { axesOf, type Axis } from './axes.ts';
import { collator } from '../../../../common/text/locale.ts';

/** A table of few products, or cells, is a list; one of very many is read too slowly, by server and people alike. */
const size = { least: 6, most: 300, rows: 40, columns: 8 };
/** So many cells have to hold a product, and so many of a row: where one thing follows from the other, there is no choice. */
const leastFilled = { all: 0.2, ofRow: 1.1 };
/** A cell names so many products; those of two attributes can be listed as well, so that only their average counts. */
const mostInCell = 4;

/** The products that share two values, with the first of them by size. */
export type Cell = { count: number; product: ProductRow; products: ProductRow[] };
export type Matrix = { rows: Axis; columns: Axis; cells: (Cell | null)[][] };

const cachedMatrices = cachedByKey<Matrix | null>(100, { holdsWords: true });

/** Places the products of the list's one kind by two things in which they differ; null where no two tell them apart. */
export async function matrixOf(db: Db, { kind, kinds, scope }: Facets, definitions: Definitions) {
  const count = kinds.find((one) => one.kind.id === kind?.id)?.count ?? 0;
  if (!kind || count < size.least || count > size.most) return null;
  const read = async () => {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(and(scope.base, eq(products.kindId, kind.id)))
      .orderBy(...ordered(orders.SIZE, products.id));
    const ids = found.map(({ id }) => id);
    return placed(kind, await productsWithIds(db, ids), definitions);
  };
  return scope.name === undefined ? read() : cachedMatrices(db, JSON.stringify([scope.name, kind.id]), read);
}

const turkish = collator({ numeric: true });

const labelOf = ({ stockCode, name }: ProductRow) => stockCode ?? name;

type Pair = { rows: Axis; columns: Axis };

/** Puts two axes together where they make a table that is neither too large, nor mostly empty, nor crowded. */
function pairOf(one: Axis, other: Axis, products: ProductRow[]): Pair | null {
  // The longer axis goes down, since a page has more room there.
  const [rows, columns] = one.values.length >= other.values.length ? [one, other] : [other, one];
  if (rows.values.length > size.rows || columns.values.length > size.columns) return null;
  const both = products.filter(({ id }) => rows.placeOf.has(id) && columns.placeOf.has(id));
  const cells = new Map<string, number>();
  for (const { id } of both) {
    const cell = `${rows.placeOf.get(id)} ${columns.placeOf.get(id)}`;
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  const isFilled = cells.size >= Math.max(size.least, leastFilled.all * rows.values.length * columns.values.length);
  const isChoice = cells.size >= leastFilled.ofRow * rows.values.length;
  const crowd = rows.attribute && columns.attribute ? both.length / cells.size : Math.max(...cells.values());
  return isFilled && isChoice && crowd <= mostInCell ? { rows, columns } : null;
}

/**
 * Chooses the two axes by the order in which the kind states what leads it: the first with the next one that makes a table
 * with it, as thread with length, or bore with series where the other diameters are too many.
 */
function placed(kind: KindRow, rows: ProductRow[], definitions: Definitions): Matrix | null {
  const axes = axesOf(kind, rows, definitions);
  const pairs = axes.flatMap((one, at) => axes.slice(at + 1).flatMap((other) => pairOf(one, other, rows) ?? []));
  const [best] = pairs;
  if (!best) return null;
  const cells: (Cell | null)[][] = best.rows.values.map(() => best.columns.values.map(() => null));
  for (const product of rows) {
    const [row, column] = [best.rows.placeOf.get(product.id), best.columns.placeOf.get(product.id)];
    const line = row === undefined ? undefined : cells[row];
    if (!line || column === undefined) continue;
    const known = line[column];
    if (!known) line[column] = { count: 1, product, products: [product] };
    else {
      known.count += 1;
      if (known.products.length < mostInCell) known.products.push(product);
    }
  }
  for (const cell of cells.flat()) cell?.products.sort((one, other) => turkish.compare(labelOf(one), labelOf(other)));
  return { ...best, cells };
}
