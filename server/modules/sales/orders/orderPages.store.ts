import { and, count, eq, inArray, like, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { valueOf } from '../../../db/expressions.ts';
import { orders } from '../../../db/orderTables.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { foundIn, prepare } from '../../../search/search.store.ts';
import { enquiryIndex } from '../enquiries/enquiryIndex.ts';
import type { OrderRecord } from './orders.store.ts';

export type OrderPage = Page<OrderRecord>;
export type OrderFilter = { state?: OrderRecord['state']; search?: string };

const newestFirst: Order<OrderRecord> = {
  name: 'age',
  key: valueOf(orders.createdAt),
  direction: 'desc',
  keyOf: ({ createdAt }) => createdAt,
};

/** A number is found by its beginning, everything else by the words of the enquiry. */
async function found(db: Db, text: string) {
  const search = await prepare(db, enquiryIndex, text, { facets: [], categoriesOf: () => [] });
  const number = text.trim().toUpperCase();
  return or(
    /^S-[\d-]+$/.test(number) ? like(orders.number, `${number}%`) : undefined,
    eq(orders.ownNumber, text.trim()),
    search ? inArray(orders.enquirySeq, foundIn(db, enquiryIndex, search)) : undefined,
  );
}

/** Returns the orders of a list, the newest first. Throws `BadCursor`. */
export async function orderPage(db: Db, { state, search }: OrderFilter, request: PageRequest): Promise<OrderPage> {
  const where = and(state && eq(orders.state, state), search?.trim() ? await found(db, search) : undefined);
  const first = request.first ?? 20;
  const rows = await db
    .select()
    .from(orders)
    .where(and(where, after(request.after, newestFirst, orders.id)))
    .orderBy(...ordered(newestFirst, orders.id))
    .limit(first + 1);
  const countAll = async () => {
    const [row] = await db.select({ n: count() }).from(orders).where(where);
    return row?.n ?? 0;
  };
  return pageOf(rows, { ...request, first }, newestFirst, countAll);
}
