import { randomUUID } from 'node:crypto';
import { and, between, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { dayHere, startOfDayHere } from '../../../core/companyDays.ts';
import { daysAfter } from '../../../../common/text/companyTime.ts';
import { lookAtClock } from '../../../db/clock.store.ts';
import type { Db } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { lastMorning } from '../../people/notices/notices.store.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { updateEnquiry } from '../enquiries/enquiryChanges.store.ts';
import { pdfPath } from '../offers/offerPaths.ts';
import { findOffer, noteOfferReminded, offersOf } from '../offers/offers.store.ts';
import { addLetter, hasLetterReminder } from './letters.store.ts';
import { languageOfWords, words } from '../../../words/words.ts';

/** The buyer is reminded on the third day before the last one; later, if the site was off on that day. */
const daysBefore = 3;

/**
 * Reminds the buyers of the offers that end in three days, where an admin has chosen it: by day, once for each offer, and not
 * of one that was sent today. `origin` is the address of the site. Returns how many letters were written.
 */
export async function remindOfEnding(db: Db, origin: string, now: number): Promise<number> {
  // By night and under a wrong clock nobody gets a letter.
  if (!(await lookAtClock(db, now)).isRight || dayHere(lastMorning(now)) !== dayHere(now)) return 0;
  const today = startOfDayHere(dayHere(now)) ?? now;
  const due = await db
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
    .where(
      and(
        between(offers.validUntil, dayHere(now), daysAfter(dayHere(now), daysBefore)),
        isNotNull(offers.remindBy),
        isNull(offers.remindedAt),
        lt(offers.sentAt, today),
        eq(enquiries.state, 'OFFERED'),
        eq(enquiries.suspectedSpam, false),
      ),
    );
  let written = 0;
  for (const { id } of due) if (await remind(db, id, origin, now)) written += 1;
  return written;
}

/** Everything is asked once more in the transaction, since the buyer may have accepted meanwhile. */
async function remind(db: Db, id: string, origin: string, now: number): Promise<boolean> {
  const seen = await findOffer(db, id);
  const enquiry = seen && (await findEnquiryBySeq(db, seen.enquirySeq));
  if (!enquiry || seen.remindBy === null) return false;
  const { remindBy: admin } = seen;
  let isWritten = false;
  await updateEnquiry(db, { id: enquiry.id, admin, now }, async (tx, before) => {
    const [last] = (await offersOf(tx, [before.seq])).filter(({ sentAt }) => sentAt !== null);
    if (before.state !== 'OFFERED' || last?.id !== id || last.remindBy === null || last.remindedAt !== null)
      return null;
    await noteOfferReminded(tx, last.seq, now);
    // Who was reminded by a person gets no second letter.
    if (await hasLetterReminder(tx, last.seq)) return null;
    const { subject, text } = words(languageOfWords(before.language)).mails.offerEnds({
      ...last,
      name: before.name,
      sentAt: last.sentAt ?? 0,
      address: `${origin}${pdfPath(last)}`,
    });
    await addLetter(tx, {
      ...{ id: randomUUID(), messageSeq: null, enquirySeq: before.seq, offerSeq: last.seq, kind: 'REMINDER' },
      ...{ subject, text, elsewhere: false, admin, createdAt: now },
    });
    isWritten = true;
    return { values: {}, event: { kind: 'REMINDED', text: last.number } };
  });
  return isWritten;
}
