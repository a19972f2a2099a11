import { and, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { after, ordered, type Order, type PageRequest } from '../../../db/page.ts';
import { products } from '../../../db/tables.ts';
import { plainProductPage } from './products.lists.ts';
import {
  allConditions,
  orders,
  select,
  type ProductFilter,
  type ProductPage,
  type ProductRow,
} from './products.rows.ts';
import { usualOrder } from './products.usualOrder.ts';

// Reads lists that are narrowed or ordered by a spec. They have too many different statements to prepare each once.

const defaultFirst = 20;

/** Throws `BadCursor`. */
export async function narrowedList(
  db: Db,
  filter: ProductFilter,
  asked: Order<ProductRow> | undefined,
  { first, after: cursor }: PageRequest,
): Promise<ProductPage> {
  const order = asked ?? orders[await usualOrder(db, filter, { after: cursor })];
  const limit = first ?? defaultFirst;
  const which = allConditions(db, filter);
  // The subquery reads indexes alone, so that whole rows are read only for the products of the page.
  const seqs = db
    .select({ seq: products.seq })
    .from(products)
    .where(and(which, after(cursor, order, products.id)))
    .orderBy(...ordered(order, products.id))
    .limit(limit + 1);
  const rows = await select(db)
    .where(inArray(products.seq, seqs))
    .orderBy(...ordered(order, products.id));
  const request = { first: limit, ...(cursor && { after: cursor }) };
  const shown = { filter, order, groupOrder: asked ?? orders.SIZE };
  return plainProductPage(db, rows, shown, request, () => countOf(db, filter));
}

const countOf = (db: Tx, filter: ProductFilter) => db.$count(products, allConditions(db, filter));
