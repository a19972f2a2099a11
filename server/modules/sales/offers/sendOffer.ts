import { randomUUID } from 'node:crypto';
import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { updateEnquiry, type Change } from '../enquiries/enquiryChanges.store.ts';
import { addMail } from '../../../mail/outbox.store.ts';
import { emit } from '../../../webhooks/emit.ts';
import { refuseOrdered } from './liveOrder.store.ts';
import { addOfferMail } from './offerMails.store.ts';
import { findOffer, noteOfferSent, setOfferReminder } from './offers.store.ts';

/**
 * From now on the buyer may see the offer. A letter goes into the outbox in the same transaction; without a text there is
 * none. Sending an offer again without a text changes nothing but whether the site reminds of it. Returns what `update` returns.
 * Throws `BAD_USER_INPUT` where a mail has no address, and `OFFER_ACCEPTED`.
 */
export async function sendOffer(db: Db, { id, ...change }: Change, text: string | null, remind?: boolean | null) {
  const offer = await findOffer(db, id);
  const enquiry = offer && (await findEnquiryBySeq(db, offer.enquirySeq));
  if (!enquiry) return undefined;
  if (enquiry.email === '' && (text !== null || remind))
    throw badInput(
      text === null ? 'remind' : 'text',
      'The buyer has given no e-mail address: leave the mail out, and send the link.',
    );
  return updateEnquiry(db, { ...change, id: enquiry.id }, async (tx) => {
    if (remind != null) await setOfferReminder(tx, offer.seq, remind ? change.admin : null);
    if (text === null && offer.sentAt !== null) return null;
    await refuseOrdered(tx, enquiry.seq);
    if (offer.sentAt === null) {
      await noteOfferSent(tx, offer.seq, change.now);
      const { id: subject, revision: version } = offer;
      await emit(tx, [{ event: 'OFFER_SENT', subject, version, enquiryId: enquiry.id }], change.now);
    }
    if (text !== null) {
      const mail = { id: randomUUID(), offerSeq: offer.seq, text, admin: change.admin, createdAt: change.now };
      await addOfferMail(tx, mail);
      await addMail(tx, { kind: 'OFFER', subjectId: mail.id }, change.now);
    }
    return { values: { state: 'OFFERED', askedAt: null }, event: { kind: 'SENT', text: offer.number } };
  });
}
