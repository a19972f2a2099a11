import { sumsOf } from '../../../../common/offers/sums.ts';
import type { Workplace } from '../../../jobs/job.ts';
import { dayOf } from '../../../pdf/words.ts';
import { readCompany } from '../datasheets/readCompany.ts';
import { lineOf, sumTexts, termsOf, type OfferSheet } from '../offers/readOffer.ts';
import { type OrderRecord, findOrder, rowsOfOrder, ordersOf } from './orders.store.ts';
import type { Tx } from '../../../db/database.ts';
import { offersOf } from '../offers/offers.store.ts';

/** Reads what the confirmation of an order says, from what was accepted; null when the id is unknown. */
export async function readOrder(
  { openDb, images }: Pick<Workplace, 'openDb' | 'images'>,
  id: string,
): Promise<OfferSheet | null> {
  const db = await openDb();
  const order = await findOrder(db, id);
  if (!order) return null;
  const rows = await rowsOfOrder(db, [order.seq]);
  const { buyerName, buyerTitle, company, email, network, digest, createdAt } = order;
  const buyer = [buyerName, company, email].flatMap((text) => text || []);
  return {
    company: await readCompany(db, images),
    title: 'Sipariş onayı',
    number: order.number,
    madeAt: createdAt,
    facts: factsOf(order),
    preparedBy: '',
    buyer: buyer.length > 0 ? buyer : ['Kişi bilgileri silindi'],
    intro: introOf(order),
    lines: rows.map((row) => lineOf(row, '')),
    terms: termsOf(order),
    ...sumTexts(sumsOf(rows)),
    acceptance: { name: buyerName ?? '', title: buyerTitle ?? '', at: createdAt, network: network ?? '', digest },
    acceptedSentence: 'Bu sipariş internet sayfasında onaylandı.',
  };
}

const factsOf = ({ createdAt, offerNumber, ownNumber }: OrderRecord) => [
  { name: 'Tarih', text: dayOf(createdAt), width: 23 },
  { name: 'Teklif', text: offerNumber, width: 32 },
  ...(ownNumber ? [{ name: 'Sizin siparişiniz', text: ownNumber, width: 33 }] : []),
  { name: 'Para birimi', text: 'Türk lirası', width: 20 },
];

const introOf = ({ state, cancelReason, createdAt }: OrderRecord) =>
  state === 'CANCELLED'
    ? ['Bu sipariş iptal edildi.', cancelReason].filter(Boolean).join('\n')
    : `Siparişiniz için teşekkür ederiz. ${dayOf(createdAt)} günü onayladığınız teklifin satırları, fiyatları ve ` +
      'koşulları aşağıdadır; bundan sonra değişmez.';

/** Returns the order that the page of an enquiry shows: the last one, unless another offer was sent after it was cancelled. */
export async function shownOrder(db: Tx, enquirySeq: number): Promise<OrderRecord | null> {
  const [last] = await ordersOf(db, [enquirySeq]);
  if (last?.state !== 'CANCELLED') return last ?? null;
  const [newest] = (await offersOf(db, [enquirySeq])).filter(({ sentAt }) => sentAt !== null);
  return newest && newest.seq !== last.offerSeq ? null : last;
}
