import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiryRows } from '../../../db/enquiryTables.ts';
import { offerRows, offers } from '../../../db/offerTables.ts';
import { orderRows, orders } from '../../../db/orderTables.ts';

/** Reads the lines that were ordered, else those that count in the last offer of an enquiry; without an offer, its products at no price. */
export async function lastLines(db: Tx, enquirySeq: number) {
  const [order] = await db
    .select({ seq: orders.seq })
    .from(orders)
    .where(and(eq(orders.enquirySeq, enquirySeq), ne(orders.state, 'CANCELLED')))
    .limit(1);
  if (order) return db.select().from(orderRows).where(eq(orderRows.orderSeq, order.seq));
  const [last] = await db
    .select({ seq: offers.seq })
    .from(offers)
    .where(eq(offers.enquirySeq, enquirySeq))
    .orderBy(desc(offers.revision))
    .limit(1);
  if (last)
    return db
      .select()
      .from(offerRows)
      .where(and(eq(offerRows.offerSeq, last.seq), eq(offerRows.kind, 'PLAIN')));
  const asked = await db
    .select({ productId: enquiryRows.productId })
    .from(enquiryRows)
    .where(eq(enquiryRows.enquirySeq, enquirySeq));
  return asked.map((row) => ({ ...row, quantity: 0, price: 0, priceQuantity: null, discount: null, vatRate: 0 }));
}
