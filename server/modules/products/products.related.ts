import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ordered } from '../../db/page.ts';
import { products } from '../../db/tables.ts';
import { orders, select, type ProductRow } from './products.rows.ts';

/** As many as the widest screen shows in a row. */
const most = 5;

const newest = (db: Tx, where: SQL | undefined, limit: number): Promise<ProductRow[]> =>
  select(db)
    .where(where)
    .orderBy(...ordered(orders.NEWEST, products.id))
    .limit(limit);

/** What to look at after a product: the newest of its category, and where these are too few, the newest others. */
export async function related(db: Tx, { id, categoryId }: Pick<ProductRow, 'id' | 'categoryId'>) {
  const same = categoryId === null ? undefined : eq(products.categoryId, categoryId);
  const ofCategory = same ? await newest(db, and(same, ne(products.id, id)), most) : [];
  if (ofCategory.length === most) return ofCategory;
  const elsewhere =
    categoryId === null ? undefined : or(ne(products.categoryId, categoryId), isNull(products.categoryId));
  return [...ofCategory, ...(await newest(db, and(elsewhere, ne(products.id, id)), most - ofCategory.length))];
}
