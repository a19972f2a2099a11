import { and, desc, eq, gte, isNull, lt, ne, or, type Placeholder, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { placeholder } from '../../../db/expressions.ts';
import { ordered } from '../../../db/page.ts';
import { reading } from '../../../db/statements.ts';
import { products } from '../../../db/tables.ts';
import { productsWithIds } from './products.lookup.ts';
import { isMade, orders, type ProductRow } from './products.rows.ts';

/** The widest screen shows this many products in a row. */
const most = 5;

const among = (where: (categoryId: Placeholder) => SQL | undefined, order: SQL[]) =>
  reading((tx) =>
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(where(placeholder('categoryId')), ne(products.id, placeholder('id')), isMade))
      .orderBy(...order)
      .limit(placeholder('limit')),
  );
const newest = ordered(orders.NEWEST, products.id);
const ofOthers = among((categoryId) => or(ne(products.categoryId, categoryId), isNull(products.categoryId)), newest);
const ofAny = among(() => undefined, newest);

const smaller = lt(products.sizeKey, placeholder('sizeKey'));
const larger = gte(products.sizeKey, placeholder('sizeKey'));
const justBelow = among(
  (categoryId) => and(eq(products.categoryId, categoryId), smaller),
  [desc(products.sizeKey), desc(products.id)],
);
const justAbove = among(
  (categoryId) => and(eq(products.categoryId, categoryId), larger),
  ordered(orders.SIZE, products.id),
);

type Pattern = Pick<ProductRow, 'id' | 'categoryId' | 'sizeKey'>;

/** Returns the products of the same category that are nearest in size and still made, filled up with the newest others. */
export async function related(db: Tx, { categoryId, ...pattern }: Pattern) {
  const { id } = pattern;
  const found =
    categoryId === null ? await ofAny(db, { id, limit: most }) : await nearest(db, { ...pattern, categoryId });
  return productsWithIds(
    db,
    found.map((one) => one.id),
  );
}

/** Half of them are smaller and half larger, as far as there are so many. */
async function nearest(db: Tx, pattern: Pattern & { categoryId: string }) {
  const asked = { ...pattern, limit: most };
  const [below, above] = [await justBelow(db, asked), await justAbove(db, asked)];
  const half = Math.floor(most / 2);
  const fewBelow = below.slice(0, Math.max(half, most - above.length)).toReversed();
  const same = [...fewBelow, ...above].slice(0, most);
  if (same.length === most) return same;
  return [...same, ...(await ofOthers(db, { ...asked, limit: most - same.length }))];
}
