import { and, asc, between, eq, inArray, isNotNull, max } from 'drizzle-orm';
import { dayHere } from '../../../core/companyDays.ts';
import { daysAfter } from '../../../../common/text/companyTime.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { inParts } from '../../../db/parts.ts';

/** An offer ends soon on the last of these days, counted from today. */
const soon = 7;

export type Ending = { offerSeq: number; enquirySeq: number; revision: number };

/** Returns the offers that buyers still think about and that end soon, the first to end first. `now` is in milliseconds. */
export async function endingSoon(db: Tx, now: number): Promise<Ending[]> {
  const rows = await db
    .select({ offerSeq: offers.seq, enquirySeq: offers.enquirySeq, revision: offers.revision })
    .from(offers)
    .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
    .where(
      and(
        between(offers.validUntil, dayHere(now), daysAfter(dayHere(now), soon)),
        isNotNull(offers.sentAt),
        eq(enquiries.state, 'OFFERED'),
        eq(enquiries.suspectedSpam, false),
      ),
    )
    .orderBy(asc(offers.validUntil), asc(offers.seq));
  const last = await lastSent(
    db,
    rows.map(({ enquirySeq }) => enquirySeq),
  );
  return rows.filter(({ enquirySeq, revision }) => last.get(enquirySeq) === revision);
}

/** The buyer reads the last revision alone. */
async function lastSent(db: Tx, enquirySeqs: number[]) {
  const rows = await inParts(enquirySeqs, (part) =>
    db
      .select({ enquirySeq: offers.enquirySeq, revision: max(offers.revision) })
      .from(offers)
      .where(and(inArray(offers.enquirySeq, part), isNotNull(offers.sentAt)))
      .groupBy(offers.enquirySeq),
  );
  return new Map(rows.map(({ enquirySeq, revision }) => [enquirySeq, revision]));
}
