import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { findBySeq } from '../enquiries/enquiries.store.ts';
import { update, type Change } from '../enquiries/enquiryChanges.store.ts';
import * as outbox from '../../../mail/outbox.store.ts';
import * as mails from './offerMails.store.ts';
import * as offers from './offers.store.ts';

/**
 * Puts the letter with an offer into the outbox and records it in the enquiry's history. Returns what `update` returns.
 */
export async function sendOffer(db: Db, { id, ...change }: Change, text: string) {
  const offer = await offers.find(db, id);
  const enquiry = offer && (await findBySeq(db, offer.enquirySeq));
  if (!enquiry) return undefined;
  return update(db, { ...change, id: enquiry.id }, async (tx) => {
    const mail = { id: randomUUID(), offerSeq: offer.seq, text, admin: change.admin, createdAt: change.now };
    await mails.add(tx, mail);
    await outbox.add(tx, { kind: 'OFFER', subjectId: mail.id }, change.now);
    return { values: {}, event: { kind: 'SENT', text: offer.number } };
  });
}
