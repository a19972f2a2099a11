import { and, count, eq, isNull, notInArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { ordered } from '../../../db/page.ts';
import { products } from '../../../db/tables/tables.ts';
import type { Definitions } from '../references/definitions.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { productsWithIds, allConditions, type ListOfPage, type ProductRow } from '../products/products.rows.ts';

export type Group = { kind: KindRow | null; count: number; products: ProductRow[] };

/** A list is shown in at most this many groups. */
const most = 24;

/**
 * Reads the first products of each kind in a list, the largest kind first; those without a kind come last. Each group is a
 * statement of its own, which reads no further than its products.
 */
export async function groupsOf(
  db: Db,
  { filter, order }: ListOfPage,
  first: number,
  { kinds }: Definitions,
): Promise<Group[]> {
  const which = allConditions(db, filter);
  const counted = await db
    .select({ kindId: products.kindId, count: count() })
    .from(products)
    .where(which)
    .groupBy(products.kindId);
  // The id of a deleted kind counts as none.
  const known = counted.flatMap((row) => {
    const kind = kinds.get(row.kindId ?? '');
    return kind ? [{ kind, count: row.count }] : [];
  });
  known.sort((one, other) => other.count - one.count);
  const sum = (rows: { count: number }[]) => rows.reduce((all, one) => all + one.count, 0);
  const others = sum(counted) - sum(known);
  const groups = [...known.slice(0, most), ...(others > 0 ? [{ kind: null, count: others }] : [])];
  const read: Group[] = [];
  for (const { kind, count: size } of groups) {
    const isOf = kind
      ? eq(products.kindId, kind.id)
      : or(isNull(products.kindId), notInArray(products.kindId, [...kinds.keys()]));
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(and(which, isOf))
      .orderBy(...ordered(order, products.id))
      .limit(first);
    const ids = found.map(({ id }) => id);
    read.push({ kind, count: size, products: await productsWithIds(db, ids) });
  }
  return read;
}
