import { and, eq, isNull, ne, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { placeholder } from '../../../db/expressions.ts';
import { ordered } from '../../../db/page.ts';
import { reading } from '../../../db/statements.ts';
import { products } from '../../../db/tables.ts';
import { withIds } from './products.lookup.ts';
import { isMade, orders, type ProductRow } from './products.rows.ts';

/** The widest screen shows this many products in a row. */
const most = 5;

const newest = (where: (categoryId: Placeholder) => SQL | undefined) =>
  reading((tx) =>
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(where(placeholder('categoryId')), ne(products.id, placeholder('id')), isMade))
      .orderBy(...ordered(orders.NEWEST, products.id))
      .limit(placeholder('limit')),
  );
const ofSame = newest((categoryId) => eq(products.categoryId, categoryId));
const ofOthers = newest((categoryId) => or(ne(products.categoryId, categoryId), isNull(products.categoryId)));
const ofAny = newest(() => undefined);

/** Returns the newest products of the same category that are still made, filled up with the newest others. */
export async function related(db: Tx, { id, categoryId }: Pick<ProductRow, 'id' | 'categoryId'>) {
  const found = categoryId === null ? await ofAny(db, { id, limit: most }) : await nearest(db, id, categoryId);
  return withIds(
    db,
    found.map(({ id }) => id),
  );
}

async function nearest(db: Tx, id: string, categoryId: string) {
  const same = await ofSame(db, { categoryId, id, limit: most });
  if (same.length === most) return same;
  return [...same, ...(await ofOthers(db, { categoryId, id, limit: most - same.length }))];
}
