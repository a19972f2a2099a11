import type { Db, Tx } from '../../../db/database.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import * as enquiryRows from '../enquiries/enquiryRows.store.ts';
import { repeat, type RowToRepeat } from '../enquiries/repeatEnquiry.ts';
import type { Changed } from '../quotes/quotes.changes.ts';
import * as orders from './orders.store.ts';

/** Puts the accepted lines of an order on the chosen list, as the catalogue has them today. Throws `BAD_USER_INPUT` at a limit. */
export const repeatOrder = async (
  db: Db,
  token: string | null,
  { enquiry, order }: { enquiry: EnquiryRecord; order: orders.OrderRecord },
): Promise<Changed> =>
  repeat(db, token, { number: order.number, isOrder: true, rows: await rowsToRepeat(db, enquiry, order) });

/**
 * Notes of an order are the seller's, so each row has those that the buyer once wrote for its product. Its price was agreed upon
 * and is without KDV: it is not compared with the price of today.
 */
async function rowsToRepeat(db: Tx, enquiry: EnquiryRecord, order: orders.OrderRecord): Promise<RowToRepeat[]> {
  const asked = await enquiryRows.stored(db, [enquiry.seq]);
  return (await orders.rowsOf(db, [order.seq])).map(({ productId, name, quantity, askedCode }) => {
    const { note = null, written = null } =
      asked.find((row) => productId !== null && row.productId === productId) ?? {};
    return { productId, name, quantity, askedCode, note, written, candidates: [], price: null, priceQuantity: null };
  });
}
