import { notFound, offerClosed, offerExpired, offerReplaced } from '../../../core/errors.ts';
import { dayInIstanbul } from '../../../core/istanbul.ts';
import type { Tx } from '../../../db/database.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { momentSaid, refuseAccepted, wasAccepted } from './liveOrder.store.ts';
import { declinedOffers } from './offerRequests.store.ts';
import { type OfferRecord, offersOf } from './offers.store.ts';

const dayText = (day: string) => day.split('-').toReversed().join('.');

/** `isOver` says whether the last day of the offer is over; `refuseOver` refuses such a one. */
type Answer = { revision: number; now: number; sentence: string; refuseOver: boolean };

/**
 * Returns the offer that a buyer answers, which is the last that was sent. Throws `NOT_FOUND`, `OFFER_ACCEPTED`,
 * `OFFER_REPLACED`, `OFFER_CLOSED` and `OFFER_EXPIRED`, whose sentences the buyer reads.
 */
export async function answeredOffer(
  db: Tx,
  enquiry: EnquiryRecord,
  { revision, now, sentence, refuseOver }: Answer,
): Promise<OfferRecord> {
  const sent = (await offersOf(db, [enquiry.seq])).filter(({ sentAt }) => sentAt !== null);
  const offer = sent.find((one) => one.revision === revision);
  const [last] = sent;
  if (!offer || !last) throw notFound('Offer');
  await refuseAccepted(db, enquiry.seq);
  if (last.revision !== revision)
    throw offerReplaced(
      [
        `Bu teklifin yerine ${last.revision}. teklif verildi.`,
        `Gördüğünüz ${revision}. teklif ${momentSaid(last.sentAt ?? last.createdAt)} itibarıyla geçersiz.`,
        sentence,
      ].join(' '),
      last.revision,
    );
  if ((await declinedOffers(db, offer.seq)) !== null)
    throw offerClosed('Bu teklif reddedildi; yalnız yeni bir teklifle yeniden açılır.');
  if (enquiry.state === 'WON' || enquiry.state === 'LOST' || (await wasAccepted(db, offer.seq)))
    throw offerClosed('Bu talep kapatıldı. Yeni bir teklif için bize yazın.');
  if (refuseOver && isOver(offer, now))
    throw offerExpired(`Süre ${dayText(offer.validUntil)} günü doldu. Bu teklif artık onaylanamaz.`);
  return offer;
}

/** Returns whether the last day of an offer is over in Istanbul. */
export const isOver = ({ validUntil }: Pick<OfferRecord, 'validUntil'>, now: number) => validUntil < dayInIstanbul(now);
