import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { findBySeq } from '../enquiries/enquiries.store.ts';
import { update, type Change } from '../enquiries/enquiryChanges.store.ts';
import * as outbox from '../../../mail/outbox.store.ts';
import { emit } from '../../../webhooks/emit.ts';
import { refuseOrdered } from './liveOrder.store.ts';
import * as mails from './offerMails.store.ts';
import * as offers from './offers.store.ts';

/**
 * From now on the buyer may see the offer. A letter goes into the outbox in the same transaction; without a text there is
 * none. Sending an offer again without a text changes nothing but whether the site reminds of it. Returns what `update` returns.
 * Throws `OFFER_ACCEPTED`.
 */
export async function sendOffer(db: Db, { id, ...change }: Change, text: string | null, remind?: boolean | null) {
  const offer = await offers.find(db, id);
  const enquiry = offer && (await findBySeq(db, offer.enquirySeq));
  if (!enquiry) return undefined;
  return update(db, { ...change, id: enquiry.id }, async (tx) => {
    if (remind != null) await offers.setReminder(tx, offer.seq, remind ? change.admin : null);
    if (text === null && offer.sentAt !== null) return null;
    await refuseOrdered(tx, enquiry.seq);
    if (offer.sentAt === null) {
      await offers.noteSent(tx, offer.seq, change.now);
      const { id: subject, revision: version } = offer;
      await emit(tx, [{ event: 'OFFER_SENT', subject, version, enquiryId: enquiry.id }], change.now);
    }
    if (text !== null) {
      const mail = { id: randomUUID(), offerSeq: offer.seq, text, admin: change.admin, createdAt: change.now };
      await mails.add(tx, mail);
      await outbox.add(tx, { kind: 'OFFER', subjectId: mail.id }, change.now);
    }
    return { values: { state: 'OFFERED', askedAt: null }, event: { kind: 'SENT', text: offer.number } };
  });
}
