import { createHash, randomUUID } from 'node:crypto';
import { badInput, notFound, offerReplaced } from '../../../../core/errors.ts';
import { dayHere } from '../../../../core/companyDays.ts';
import type { Tx } from '../../../../db/database.ts';
import type { RecordedAcceptanceInput } from '../../../../generated/resolvers.ts';
import { readUpload, type Upload } from '../../../../http/upload.ts';
import { findEnquiryBySeq } from '../../enquiries/enquiries.store.ts';
import type { Change } from '../../enquiries/enquiryChanges.store.ts';
import { digestOf } from '../../../../core/digestOf.ts';
import { refuseOrdered, wasAccepted } from '../../offers/liveOrder.store.ts';
import { findOffer, offersOf, type OfferRecord } from '../../offers/offers.store.ts';
import { findOrderByKey, type OrderRecord } from '../orders.store.ts';
import { isWholePdf, type OwnOrder } from './ownOrder.ts';
import { placeOrder, type Needed } from './placeOrder.ts';

const most = { bytes: 10 * 2 ** 20, sentence: 'The paper of an order is 10 MB at most.' };

/** Reads the signed offer, or the buyer's own order. Throws `BAD_USER_INPUT` and `PAYLOAD_TOO_LARGE`. */
export async function readSignedPaper(file: Upload): Promise<OwnOrder> {
  const { bytes } = await readUpload(file, most);
  if (!isWholePdf(bytes))
    throw badInput('file', 'This file is no PDF, or only a part of one. Save a photo as a PDF first.');
  return { bytes, name: 'siparis.pdf', digest: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Returns the offer whose acceptance an admin records. Unlike a buyer on the site, the office may take an offer whose last day is
 * over, and one of an enquiry that was closed by hand: it has spoken to the buyer.
 */
async function recordedOffer(tx: Tx, id: string): Promise<OfferRecord> {
  const offer = await findOffer(tx, id);
  if (!offer) throw notFound('Offer');
  await refuseOrdered(tx, offer.enquirySeq);
  const [last] = (await offersOf(tx, [offer.enquirySeq])).filter(({ sentAt }) => sentAt !== null);
  if (offer.sentAt === null)
    throw badInput('offerId', 'Send this offer first, with or without a mail: only then can it be accepted.');
  if (last && last.revision !== offer.revision)
    throw offerReplaced(
      `Offer ${last.number} was sent in its place. Record the acceptance of that one.`,
      last.revision,
    );
  if (await wasAccepted(tx, offer.seq))
    throw badInput(
      'offerId',
      'This offer was accepted once, and its order cancelled. Bring that order back, or send another offer.',
    );
  return offer;
}

export type Recording = {
  offerId: string;
  input: RecordedAcceptanceInput;
  own: OwnOrder | null;
  key: string | null | undefined;
  admin: string;
  now: number;
  onState?: Change['onState'];
};

/** Returns the day on which the buyer accepted; today where it was left out. Throws `BAD_USER_INPUT`. */
function dayOf(asked: string | null | undefined, offer: OfferRecord, now: number) {
  const today = dayHere(now);
  const day = asked || today;
  if (day > today) throw badInput('day', 'This day is still to come.');
  const first = dayHere(offer.createdAt);
  if (day < first) throw badInput('day', `The offer was made on ${first}.`);
  return day;
}

/**
 * Places the order of an offer that its buyer has accepted by telephone, by mail or on paper. The same key of the same admin is the
 * same order. Throws `BAD_USER_INPUT`, `CONFLICT`, `NOT_FOUND`, `OFFER_ACCEPTED` and `OFFER_REPLACED`.
 */
export async function recordAcceptance(services: Needed, recording: Recording): Promise<OrderRecord> {
  const { db } = services;
  const { offerId, input, own, admin, now, onState } = recording;
  if (input.channel === 'SITE') throw badInput('channel', 'Buyers themselves accept offers on the site.');
  const offer = await findOffer(db, offerId);
  const enquiry = offer && (await findEnquiryBySeq(db, offer.enquirySeq));
  if (!enquiry) throw notFound('Offer');
  if (input.mailBuyer && !(services.sendsMail && enquiry.email))
    throw badInput(
      'mailBuyer',
      'No mail can be sent: the buyer has given no address, or this site has no mail server.',
    );
  const key = recording.key == null ? randomUUID() : digestOf('record', admin, recording.key);
  const acceptedOn = dayOf(input.day, offer, now);
  const row = await placeOrder(services, {
    ...{ enquiry, key, own, admin, now, acceptedOn, network: '', channel: input.channel },
    sent: digestOf('record', offerId, input, own?.digest ?? null),
    ...{ name: input.name, title: input.title ?? '', ownNumber: input.ownNumber || null },
    ...(onState && { onState }),
    mails: input.mailBuyer ? ['ACCEPTANCE_COPY'] : [],
    choice: { options: input.options ?? [], alternatives: input.alternatives ?? [] },
    offerOf: (tx) => recordedOffer(tx, offerId),
    invoiceOf: async (_, of) => of.invoiceParty,
    wrongChoice: 'These lines are not the optional ones and alternatives of the offer.',
  });
  const order = row && row !== 'stale' ? await findOrderByKey(db, key) : null;
  if (!order) throw notFound('Offer');
  return order;
}
