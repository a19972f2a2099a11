import { and } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { after, ordered, type PageRequest } from '../../db/page.ts';
import { products } from '../../db/tables.ts';
import { plainPage, type List } from './products.lists.ts';
import { allConditions, orders, select, type ProductPage } from './products.rows.ts';

// Lists that are narrowed: what is chosen makes too many statements to keep them.

const usualFirst = 20;

/** Throws `BadCursor`. */
export async function narrowedList(
  db: Db,
  { filter, orderBy = 'NEWEST' }: List,
  { first, after: cursor }: PageRequest,
): Promise<ProductPage> {
  const limit = first ?? usualFirst;
  const order = orders[orderBy];
  const which = allConditions(db, filter);
  const rows = await select(db)
    .where(and(which, after(cursor, order, products.id)))
    .orderBy(...ordered(order, products.id))
    .limit(limit + 1);
  const request = { first: limit, ...(cursor && { after: cursor }) };
  return plainPage(db, rows, { filter, orderBy }, request, () => countOf(db, filter));
}

const countOf = (db: Tx, filter: List['filter']) => db.$count(products, allConditions(db, filter));
