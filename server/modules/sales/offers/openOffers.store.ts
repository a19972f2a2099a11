import { and, eq, gte, inArray, max, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../db/tables/offerTables.ts';
import { inParts } from '../../../db/parts.ts';

/**
 * Returns the numbers of the enquiries whose latest offer names one of these products and is still open: it is valid on that
 * day, and nobody has won or lost it.
 */
export async function openOffersWith(db: Tx, productIds: string[], day: string): Promise<string[]> {
  const { enquirySeq, revision, validUntil } = offers;
  const found = await inParts(productIds, (part) =>
    db
      .selectDistinct({ enquirySeq, revision, number: enquiries.number })
      .from(offerRows)
      .innerJoin(offers, eq(offers.seq, offerRows.offerSeq))
      .innerJoin(enquiries, eq(enquiries.seq, enquirySeq))
      .where(
        and(inArray(offerRows.productId, part), gte(validUntil, day), notInArray(enquiries.state, ['WON', 'LOST'])),
      ),
  );
  const latest = await inParts(
    found.map((one) => one.enquirySeq),
    (part) =>
      db
        .select({ enquirySeq, revision: max(revision) })
        .from(offers)
        .where(inArray(enquirySeq, part))
        .groupBy(enquirySeq),
  );
  const last = new Map(latest.map((one) => [one.enquirySeq, one.revision]));
  return [...new Set(found.flatMap((one) => (last.get(one.enquirySeq) === one.revision ? one.number : [])))];
}
