import { notFound, offerClosed, offerExpired, offerReplaced } from '../../../core/errors.ts';
import { dayHere } from '../../../core/companyDays.ts';
import type { Tx } from '../../../db/database.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { refuseAccepted, wasAccepted } from './liveOrder.store.ts';
import { declinedOffers } from './offerRequests.store.ts';
import { type OfferRecord, offersOf } from './offers.store.ts';
import type { Answering } from '../../../words/tr/refusals.ts';
import { spoken } from '../../../words/words.ts';

/** `isOver` says whether the last day of the offer is over; `refuseOver` refuses such a one. */
type Answer = { revision: number; now: number; answering: Answering; refuseOver: boolean };

/**
 * Returns the offer that a buyer answers, which is the last that was sent. Throws `NOT_FOUND`, `OFFER_ACCEPTED`,
 * `OFFER_REPLACED`, `OFFER_CLOSED` and `OFFER_EXPIRED`, whose sentences the buyer reads.
 */
export async function answeredOffer(
  db: Tx,
  enquiry: EnquiryRecord,
  { revision, now, answering, refuseOver }: Answer,
): Promise<OfferRecord> {
  const sent = (await offersOf(db, [enquiry.seq])).filter(({ sentAt }) => sentAt !== null);
  const offer = sent.find((one) => one.revision === revision);
  const [last] = sent;
  if (!offer || !last) throw notFound('Offer');
  await refuseAccepted(db, enquiry.seq);
  const { offer: said } = spoken().refusals;
  if (last.revision !== revision) {
    const since = last.sentAt ?? last.createdAt;
    throw offerReplaced(said.replaced({ revision, last: last.revision, since, answering }), last.revision);
  }
  if ((await declinedOffers(db, offer.seq)) !== null) throw offerClosed(said.declined);
  if (enquiry.state === 'WON' || enquiry.state === 'LOST' || (await wasAccepted(db, offer.seq)))
    throw offerClosed(said.closed);
  if (refuseOver && isOver(offer, now)) throw offerExpired(said.expired(offer.validUntil));
  return offer;
}

/** Returns whether the last day of an offer is over. */
export const isOver = ({ validUntil }: Pick<OfferRecord, 'validUntil'>, now: number) => validUntil < dayHere(now);
