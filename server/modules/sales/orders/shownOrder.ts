import type { Tx } from '../../../db/database.ts';
import { offersOf } from '../offers/offers.store.ts';
import { ordersOf, type OrderRecord } from './orders.store.ts';

/** Returns the order that the page of an enquiry shows: the last one, unless another offer was sent after it was cancelled. */
export async function shownOrder(db: Tx, enquirySeq: number): Promise<OrderRecord | null> {
  const [last] = await ordersOf(db, [enquirySeq]);
  if (last?.state !== 'CANCELLED') return last ?? null;
  const [newest] = (await offersOf(db, [enquirySeq])).filter(({ sentAt }) => sentAt !== null);
  return newest && newest.seq !== last.offerSeq ? null : last;
}
