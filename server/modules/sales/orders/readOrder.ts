import { sumsOf } from '../../../../common/offers/sums.ts';
import type { Workplace } from '../../../jobs/job.ts';
import { readCompany } from '../datasheets/readCompany.ts';
import { lineOf, sumTexts, termsOf, type OfferSheet } from '../offers/readOffer.ts';
import { type OrderRecord, findOrder, rowsOfOrder, ordersOf } from './orders.store.ts';
import type { Tx } from '../../../db/database.ts';
import { offersOf } from '../offers/offers.store.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { words, type Words } from '../../../words/words.ts';

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
  const language = siteLanguage;
  const said = words(language);
  const { papers } = said;
  return {
    language,
    company: await readCompany(db, images),
    paper: 'confirmation',
    number: order.number,
    madeAt: createdAt,
    facts: factsOf(said, order),
    preparedBy: '',
    buyer: buyer.length > 0 ? buyer : [papers.confirmation.erased],
    intro: introOf(said, order),
    lines: rows.map((row) => lineOf(papers, row, '')),
    terms: termsOf(papers, order),
    ...sumTexts(papers, sumsOf(rows)),
    acceptance: { name: buyerName ?? '', title: buyerTitle ?? '', at: createdAt, network: network ?? '', digest },
  };
}

const factsOf = ({ papers: { facts }, dates }: Words, { createdAt, offerNumber, ownNumber }: OrderRecord) => [
  { name: facts.date, text: dates.dayOf(createdAt), width: 23 },
  { name: facts.offer, text: offerNumber, width: 32 },
  ...(ownNumber ? [{ name: facts.ownNumber, text: ownNumber, width: 33 }] : []),
  { name: facts.currency, text: facts.lira, width: 20 },
];

const introOf = ({ papers: { confirmation } }: Words, { state, cancelReason, createdAt }: OrderRecord) =>
  state === 'CANCELLED'
    ? [confirmation.cancelled, cancelReason].filter(Boolean).join('\n')
    : confirmation.thanks(createdAt);

/** Returns the order that the page of an enquiry shows: the last one, unless another offer was sent after it was cancelled. */
export async function shownOrder(db: Tx, enquirySeq: number): Promise<OrderRecord | null> {
  const [last] = await ordersOf(db, [enquirySeq]);
  if (last?.state !== 'CANCELLED') return last ?? null;
  const [newest] = (await offersOf(db, [enquirySeq])).filter(({ sentAt }) => sentAt !== null);
  return newest && newest.seq !== last.offerSeq ? null : last;
}
