import { and, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { addressesOf, named, placeOf, revisionNumber, thingOf } from '../../../db/subqueries.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../db/tables/offerTables.ts';
import { orderRows, orders } from '../../../db/tables/orderTables.ts';

/** A price that a firm was offered, or at which it ordered. Money is in kuruş or cents without KDV, the discount in percent. */
export type StatedPrice = {
  at: number;
  /** The number of the revision or of the order. */
  number: string;
  quantity: number;
  price: number;
  currency: (typeof offers.$inferSelect)['currency'];
  priceQuantity: number | null;
  discount: number | null;
  discountSteps: string | null;
};

/** The last price that a firm paid and that it was offered, for a product, or for lines without one by their code or name. */
export type LastPrice = {
  productId: string | null;
  code: string | null;
  name: string;
  salesUnit: (typeof offerRows.$inferSelect)['salesUnit'];
  ordered: StatedPrice | null;
  offered: StatedPrice | null;
};

/** More different products of one firm are not read. */
export const mostPrices = 2000;

/** Reads the last prices of a firm, the latest first, in two statements. */
export async function lastPrices(db: Tx, customerId: string): Promise<LastPrice[]> {
  const ordered = await newest(db, customerId, 'ORDERED');
  const offered = await newest(db, customerId, 'OFFERED');
  const found = new Map<string, LastPrice>();
  for (const [kind, rows] of [
    ['ordered', ordered],
    ['offered', offered],
  ] as const)
    for (const { thing, productId, code, name, salesUnit, ...stated } of rows) {
      const known = found.get(thing) ?? { productId, code, name, salesUnit, ordered: null, offered: null };
      found.set(thing, { ...known, [kind]: stated });
    }
  const latest = ({ ordered: one, offered: other }: LastPrice) => Math.max(one?.at ?? 0, other?.at ?? 0);
  return [...found.values()].toSorted((a, b) => latest(b) - latest(a));
}

async function newest(db: Tx, customerId: string, kind: 'ORDERED' | 'OFFERED') {
  const addresses = addressesOf(customerId);
  const isOrder = kind === 'ORDERED';
  const rows = isOrder ? orderRows : offerRows;
  const at = isOrder ? orders.createdAt : offers.sentAt;
  const columns = {
    thing: thingOf(rows),
    productId: rows.productId,
    code: rows.code,
    name: rows.name,
    salesUnit: rows.salesUnit,
    quantity: rows.quantity,
    price: rows.price,
    currency: isOrder ? orders.currency : offers.currency,
    priceQuantity: rows.priceQuantity,
    discount: rows.discount,
    discountSteps: rows.discountSteps,
    at: named<number>(at, 'stated_at'),
    place: placeOf(rows, at),
  };
  const numbered = isOrder
    ? db
        .select({ ...columns, number: named<string>(orders.number, 'number') })
        .from(orderRows)
        .innerJoin(orders, eq(orders.seq, orderRows.orderSeq))
        .leftJoin(enquiries, eq(enquiries.seq, orders.enquirySeq))
        .where(
          and(or(inArray(orders.email, addresses), inArray(enquiries.email, addresses)), ne(orders.state, 'CANCELLED')),
        )
        .as('stated')
    : db
        .select({
          ...columns,
          number: revisionNumber(enquiries.number, offers.revision),
        })
        .from(offerRows)
        .innerJoin(offers, eq(offers.seq, offerRows.offerSeq))
        .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
        .where(and(inArray(enquiries.email, addresses), isNotNull(offers.sentAt)))
        .as('stated');
  const found = await db
    .select()
    .from(numbered)
    .where(eq(numbered.place, 1))
    .orderBy(desc(numbered.at))
    .limit(mostPrices);
  return found.map(({ place: _, at: moment, ...row }) => ({ ...row, at: Number(moment) }));
}
