import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../db/tables/offerTables.ts';
import { orderRows, orders } from '../../../db/tables/orderTables.ts';

/**
 * Reads the lines that were ordered, else those that count in the last offer of an enquiry, with their currency. Without an offer, they
 * are its products at no price.
 */
export async function lastLines(db: Tx, enquirySeq: number) {
  const [order] = await db
    .select({ seq: orders.seq, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.enquirySeq, enquirySeq), ne(orders.state, 'CANCELLED')))
    .limit(1);
  if (order) {
    const lines = await db.select().from(orderRows).where(eq(orderRows.orderSeq, order.seq));
    return { currency: order.currency, lines };
  }
  const [last] = await db
    .select({ seq: offers.seq, currency: offers.currency })
    .from(offers)
    .where(eq(offers.enquirySeq, enquirySeq))
    .orderBy(desc(offers.revision))
    .limit(1);
  if (last) {
    const lines = await db
      .select()
      .from(offerRows)
      .where(and(eq(offerRows.offerSeq, last.seq), eq(offerRows.kind, 'PLAIN')));
    return { currency: last.currency, lines };
  }
  const asked = await db
    .select({ productId: enquiryRows.productId })
    .from(enquiryRows)
    .where(eq(enquiryRows.enquirySeq, enquirySeq));
  const nothing = { quantity: 0, price: 0, priceQuantity: null, discount: null, vatRate: 0 };
  return { currency: 'TRY' as const, lines: asked.map((row) => ({ ...row, ...nothing })) };
}
