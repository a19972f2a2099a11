import { and, eq, ne } from 'drizzle-orm';
import { offerAccepted } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { spoken } from '../../../words/words.ts';

type Order = typeof orders.$inferSelect;

/** Returns the order of an enquiry that was not cancelled; null for none. */
export async function liveOrder(db: Tx, enquirySeq: number): Promise<Order | null> {
  const isIt = and(eq(orders.enquirySeq, enquirySeq), ne(orders.state, 'CANCELLED'));
  const [row] = await db.select().from(orders).where(isIt).limit(1);
  return row ?? null;
}

/** Returns whether the offer was accepted once, even if its order was cancelled since. */
export const wasAccepted = async (db: Tx, offerSeq: number): Promise<boolean> =>
  (await db.$count(orders, eq(orders.offerSeq, offerSeq))) > 0;

/** Throws `OFFER_ACCEPTED` when the buyer has ordered: what was accepted does not change any more. */
export async function refuseOrdered(db: Tx, enquirySeq: number) {
  const order = await liveOrder(db, enquirySeq);
  if (order)
    throw offerAccepted(
      `The buyer has accepted ${order.offerNumber} as ${order.number}. Cancel the order before another offer is made.`,
    );
}

/** Throws `OFFER_ACCEPTED` in words for the buyer. */
export async function refuseAccepted(db: Tx, enquirySeq: number) {
  const order = await liveOrder(db, enquirySeq);
  if (!order) return;
  const by = [order.buyerName, order.buyerTitle].filter(Boolean).join(', ');
  const { createdAt: at, number } = order;
  throw offerAccepted(spoken().refusals.offer.accepted({ at, by, number }));
}
