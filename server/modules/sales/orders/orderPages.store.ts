import { and, asc, count, eq, getTableColumns, gt, inArray, like, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { externalIds } from '../../../db/tables/createKeyTables.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { changedAt, changedSince } from '../../../entity/revisions.store.ts';
import { foundIn, prepare } from '../../../search/search.store.ts';
import { enquiryIndex } from '../enquiries/enquiryIndex.ts';
import { typedNumber } from '../enquiries/typedNumber.ts';
import type { OrderRecord } from './orders.store.ts';

export type OrderPage = Page<OrderRecord>;
export type OrderFilter = { state?: OrderRecord['state']; search?: string; updatedSince?: number };
export type SalesSort = 'NEWEST' | 'CHANGED';

const dated = { entity: 'order', id: orders.id, createdAt: orders.createdAt };

const newestFirst: Order<OrderRecord> = {
  name: 'age',
  key: valueOf(orders.createdAt),
  direction: 'desc',
  keyOf: ({ createdAt }) => createdAt,
};

type Changed = OrderRecord & { changedAt?: number };
const earliestChangeFirst = (db: Tx): Order<Changed> => ({
  name: 'changed',
  key: changedAt(db, dated),
  direction: 'asc',
  keyOf: (row) => row.changedAt ?? row.createdAt,
});

/** A number is found by its beginning, everything else by the words of the enquiry. */
async function found(db: Db, text: string) {
  const typed = typedNumber(text);
  if (typed?.of === 'S') return like(orders.number, `${typed.number}%`);
  if (typed) return like(orders.offerNumber, `${typed.number}%`);
  const search = await prepare(db, enquiryIndex, text, { facets: [], categoriesOf: () => [] });
  return or(
    eq(orders.ownNumber, text.trim()),
    eq(orders.invoiceNumber, text.trim()),
    inArray(
      orders.id,
      db
        .select({ id: externalIds.entityId })
        .from(externalIds)
        .where(and(eq(externalIds.entity, 'order'), eq(externalIds.externalId, text.trim()))),
    ),
    search ? inArray(orders.enquirySeq, foundIn(db, enquiryIndex, search)) : undefined,
  );
}

/** Returns the orders of a list, the newest first unless asked otherwise. Throws `BadCursor`. */
export async function orderPage(
  db: Db,
  { state, search, updatedSince }: OrderFilter,
  request: PageRequest & { sort?: SalesSort },
): Promise<OrderPage> {
  const where = and(
    state && eq(orders.state, state),
    search?.trim() ? await found(db, search) : undefined,
    updatedSince === undefined ? undefined : await changedSince(db, dated, updatedSince),
  );
  const first = request.first ?? 20;
  const isByChange = request.sort === 'CHANGED';
  const order: Order<Changed> = isByChange ? earliestChangeFirst(db) : newestFirst;
  const rows: Changed[] = await db
    .select({ ...getTableColumns(orders), ...(isByChange && { changedAt: changedAt(db, dated) }) })
    .from(orders)
    .where(and(where, after(request.after, order, orders.id)))
    .orderBy(...ordered(order, orders.id))
    .limit(first + 1);
  const countAll = async () => {
    const [row] = await db.select({ n: count() }).from(orders).where(where);
    return row?.n ?? 0;
  };
  return pageOf(rows, { ...request, first }, order, countAll);
}

/** Returns the ids of all orders, or of those placed after a moment, the first one first. */
export async function idsOfOrders(db: Tx, after?: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(after === undefined ? undefined : gt(orders.createdAt, after))
    .orderBy(asc(orders.seq));
  return rows.map(({ id }) => id);
}
