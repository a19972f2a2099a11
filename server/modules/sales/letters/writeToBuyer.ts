import { randomUUID } from 'node:crypto';
import { badInput } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { findEnquiryBySeq, type EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { updateEnquiry } from '../enquiries/enquiryChanges.store.ts';
import { type OfferRecord, findOffer, offersOf } from '../offers/offers.store.ts';
import { refuseSpam, refuseUnseen, type Writing } from './letterRules.ts';
import { addLetter, lettersOfEnquiries } from './letters.store.ts';

// A letter and its mail are stored in the transaction that changes the enquiry. Both functions return undefined when the id is
// unknown, and throw `CONFLICT` and `BAD_USER_INPUT`.

async function store(tx: Tx, enquiry: EnquiryRecord, writing: Writing, offer: OfferRecord | null) {
  refuseSpam(enquiry);
  refuseUnseen('The enquiry', await lettersOfEnquiries(tx, [enquiry.seq]), writing);
  const { input, admin, now } = writing;
  if (enquiry.email === '' && !input.elsewhere)
    throw badInput('elsewhere', 'The buyer has given no e-mail address: note what you told them instead.');
  const letter = {
    id: randomUUID(),
    messageSeq: null,
    enquirySeq: enquiry.seq,
    offerSeq: offer?.seq ?? null,
    kind: offer ? ('REMINDER' as const) : ('ANSWER' as const),
    subject: input.subject,
    text: input.text,
    elsewhere: input.elsewhere ?? false,
    admin,
    createdAt: now,
  };
  await addLetter(tx, letter, { files: input.attachments ?? [], of: enquiry.id });
}

/** Answers the buyer; a new enquiry is in progress from then on. */
export const answerEnquiry = (db: Db, id: string, writing: Writing) =>
  updateEnquiry(db, { id, admin: writing.admin, now: writing.now }, async (tx, before) => {
    await store(tx, before, writing, null);
    return {
      values: { askedAt: null, ...(before.state === 'NEW' && { state: 'IN_PROGRESS' as const }) },
      event: { kind: 'ANSWERED', text: writing.input.subject },
    };
  });

/** Reminds the buyer of the last offer that was sent. */
export async function remindBuyer(db: Db, offerId: string, writing: Writing) {
  const offer = await findOffer(db, offerId);
  const enquiry = offer && (await findEnquiryBySeq(db, offer.enquirySeq));
  if (!enquiry) return undefined;
  return updateEnquiry(db, { id: enquiry.id, admin: writing.admin, now: writing.now }, async (tx, before) => {
    if (before.state === 'WON' || before.state === 'LOST') throw badInput('id', 'The enquiry is settled already.');
    const last = (await offersOf(tx, [before.seq])).find(({ sentAt }) => sentAt !== null);
    if (last?.id !== offer.id)
      throw badInput(
        'id',
        last ? `The buyer has a newer offer: ${last.number}.` : 'The buyer does not have the offer.',
      );
    await store(tx, before, writing, offer);
    return { values: {}, event: { kind: 'REMINDED', text: offer.number } };
  });
}
