import { asc, desc } from 'drizzle-orm';
import { cachedByKey } from '../../../db/cachedByKey.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isOf, type PageRequest } from '../../../db/page.ts';
import { products } from '../../../db/tables.ts';
import { allConditions, conditions, orders, type ProductFilter } from './products.rows.ts';

type UsualOrder = 'SIZE' | 'NEWEST';

/**
 * Returns the order of a list for which none is asked: by size where all its products are of one kind, else the newest first.
 * Lists of work and of changes are the newest first. A further page has the order of the page before it, whatever has been
 * saved in between.
 */
export async function usualOrder(db: Db, filter: ProductFilter, { after }: PageRequest = {}): Promise<UsualOrder> {
  if (after) return isOf(after, orders.SIZE) ? 'SIZE' : 'NEWEST';
  return (await isOfOneKind(db, filter)) ? 'SIZE' : 'NEWEST';
}

async function isOfOneKind(db: Db, filter: ProductFilter): Promise<boolean> {
  const { categoryId, narrowing, work, discontinued } = filter;
  if (work) return false;
  if (narrowing?.kindIds) return narrowing.kindIds.length === 1;
  if (categoryId != null && (await isShelfOfOneKind(db, categoryId, discontinued))) return true;
  // A filter of specs may leave products of one kind, too; finding that out costs as much as counting the list.
  if (!narrowing || narrowing.specs.length === 0) return false;
  return cached(db, JSON.stringify(filter), async () => isOne(await kindsAmong(db, filter)));
}

/** Products without a kind, which `null` stands for, are of none. */
const isOne = (kindIds: (string | null)[]) => kindIds[0] != null && kindIds.every((id) => id === kindIds[0]);

const kindsAmong = async (tx: Tx, filter: ProductFilter) =>
  (await tx.selectDistinct({ kindId: products.kindId }).from(products).where(allConditions(tx, filter)).limit(2)).map(
    ({ kindId }) => kindId,
  );

const cached = cachedByKey<boolean>(500);

/** By size, products of one kind stand together: the category is of one kind if its first and its last product are. */
function isShelfOfOneKind(db: Db, categoryId: string, discontinued: boolean | undefined) {
  const shelf = conditions({ categoryId, ...(discontinued !== undefined && { discontinued }) });
  const end = async (way: typeof asc) => {
    const rows = db.select({ kindId: products.kindId }).from(products).where(shelf);
    return (await rows.orderBy(way(products.sizeKey)).limit(1)).map(({ kindId }) => kindId);
  };
  return cached(db, JSON.stringify([categoryId, discontinued]), async () =>
    isOne([...(await end(asc)), ...(await end(desc))]),
  );
}
