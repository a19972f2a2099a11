import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { inUse } from '../../../core/errors.ts';
import { admins } from '../../../db/tables/accountTables.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiries, enquiryEvents, enquiryQuestions, enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { letters } from '../../../db/tables/letterTables.ts';
import { offerMails, offerRows, offers } from '../../../db/tables/offerTables.ts';
import { offerRequestRows, offerRequests, orders } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';
import * as searchIndex from '../../../search/searchIndex.ts';
import { attachmentsOfEnquiries, type AttachmentRow } from '../attachments/attachments.store.ts';
import { questionsOfEnquiries } from './questions/enquiryQuestions.store.ts';
import { findEnquiryByKey } from './enquiries.store.ts';
import { enquiryIndex } from './enquiryIndex.ts';

const bySeq = <Row extends { seq: number }>(rows: Row[]) => rows.toSorted((a, b) => a.seq - b.seq);

/** An order of the enquiry, with the offer that was accepted; it is no part of the enquiry, and loses both with it. */
type PlacedOrder = Pick<typeof orders.$inferSelect, 'seq' | 'offerSeq'>;

/** This is an enquiry with its rows, events, letters and offers, with the letters of those and what the buyer asked. */
export type WholeEnquiry = typeof enquiries.$inferSelect & {
  asked: (typeof enquiryRows.$inferSelect)[];
  events: (typeof enquiryEvents.$inferSelect)[];
  /** They are missing in enquiries that were deleted before buyers could ask. */
  questions?: (typeof enquiryQuestions.$inferSelect)[];
  /** They are missing in enquiries that were deleted before answers were kept. */
  letters?: (typeof letters.$inferSelect)[];
  /** They stay when the enquiry goes to the bin, and are missing in those that were deleted before there were files. */
  attachments?: Pick<AttachmentRow, 'name' | 'format' | 'byteSize'>[];
  /** They are missing in enquiries that were deleted before they got their orders back. */
  orders?: PlacedOrder[];
  offers: (Omit<typeof offers.$inferSelect, 'sentAt' | 'remindBy' | 'remindedAt'> & {
    /** These are missing in enquiries that were deleted before the site reminded buyers. */
    remindBy?: string | null;
    remindedAt?: number | null;
    /** It is missing in enquiries that were deleted while the buyer saw each offer at once. */
    sentAt?: number | null;
    lines: (typeof offerRows.$inferSelect)[];
    /** They are missing in enquiries that were deleted before letters were kept. */
    letters?: (typeof offerMails.$inferSelect)[];
    /** They are missing in enquiries that were deleted before buyers could answer. */
    requests?: (typeof offerRequests.$inferSelect & { lines: (typeof offerRequestRows.$inferSelect)[] })[];
  })[];
};

/** Reads the enquiries that exist among these ids. */
export async function readWholeEnquiries(db: Tx, ids: string[]): Promise<WholeEnquiry[]> {
  const found = await inParts(ids, (part) => db.select().from(enquiries).where(inArray(enquiries.id, part)));
  const seqs = found.map(({ seq }) => seq);
  const asked = await inParts(seqs, (part) =>
    db.select().from(enquiryRows).where(inArray(enquiryRows.enquirySeq, part)).orderBy(asc(enquiryRows.seq)),
  );
  const events = await inParts(seqs, (part) =>
    db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquirySeq, part)).orderBy(asc(enquiryEvents.seq)),
  );
  const questions = await questionsOfEnquiries(db, seqs);
  const written = await inParts(seqs, (part) =>
    db.select().from(letters).where(inArray(letters.enquirySeq, part)).orderBy(asc(letters.seq)),
  );
  const files = await attachmentsOfEnquiries(
    db,
    found.map(({ id }) => id),
  );
  const placed = await inParts(seqs, (part) =>
    db
      .select({ seq: orders.seq, offerSeq: orders.offerSeq, enquirySeq: orders.enquirySeq })
      .from(orders)
      .where(inArray(orders.enquirySeq, part)),
  );
  const offered = await inParts(seqs, (part) => db.select().from(offers).where(inArray(offers.enquirySeq, part)));
  const offerSeqs = offered.map(({ seq }) => seq);
  const lines = await inParts(offerSeqs, (part) =>
    db.select().from(offerRows).where(inArray(offerRows.offerSeq, part)).orderBy(asc(offerRows.seq)),
  );
  const withOffers = await inParts(offerSeqs, (part) =>
    db.select().from(offerMails).where(inArray(offerMails.offerSeq, part)).orderBy(asc(offerMails.seq)),
  );
  const answered = await inParts(offerSeqs, (part) =>
    db.select().from(offerRequests).where(inArray(offerRequests.offerSeq, part)).orderBy(asc(offerRequests.seq)),
  );
  const answeredRows = await inParts(
    answered.map(({ seq }) => seq),
    (part) => db.select().from(offerRequestRows).where(inArray(offerRequestRows.requestSeq, part)),
  );
  const requests = bySeq(answered).map((request) => ({
    ...request,
    lines: bySeq(answeredRows).filter(({ requestSeq }) => requestSeq === request.seq),
  }));
  const of = <Part extends { offerSeq: number }>(parts: Part[], seq: number) =>
    parts.filter(({ offerSeq }) => offerSeq === seq);
  return found.map((enquiry) => ({
    ...enquiry,
    asked: asked.filter(({ enquirySeq }) => enquirySeq === enquiry.seq),
    events: events.filter(({ enquirySeq }) => enquirySeq === enquiry.seq),
    questions: questions.filter(({ enquirySeq }) => enquirySeq === enquiry.seq),
    letters: written.filter(({ enquirySeq }) => enquirySeq === enquiry.seq),
    attachments: files.flatMap(({ enquiryId, name, format, byteSize }) =>
      enquiryId === enquiry.id ? [{ name, format, byteSize }] : [],
    ),
    orders: bySeq(placed).flatMap(({ seq, offerSeq, enquirySeq }) =>
      enquirySeq === enquiry.seq ? [{ seq, offerSeq }] : [],
    ),
    offers: bySeq(offered)
      .filter(({ enquirySeq }) => enquirySeq === enquiry.seq)
      .map((offer) => ({
        ...offer,
        lines: of(lines, offer.seq),
        letters: of(withOffers, offer.seq),
        requests: of(requests, offer.seq),
      })),
  }));
}

/**
 * It belongs in the transaction that takes the enquiry out of the bin. Nobody is notified a second time. Throws
 * `CONFLICT` when the buyer has sent it once more since.
 */
export async function bringBackEnquiry(
  tx: Tx,
  {
    asked,
    events,
    questions = [],
    letters: written = [],
    attachments: _,
    offers: offered,
    orders: placed = [],
    ...enquiry
  }: WholeEnquiry,
) {
  const again = await findEnquiryByKey(tx, enquiry.sendKey);
  if (again) throw inUse(`It was sent once more since, as ${again.number}. It was not brought back.`);
  const { assigneeId } = enquiry;
  const [assignee] = assigneeId ? await tx.select().from(admins).where(eq(admins.id, assigneeId)) : [];
  await tx.insert(enquiries).values({ ...enquiry, assigneeId: assignee?.id ?? null });
  if (asked.length > 0) await tx.insert(enquiryRows).values(asked);
  if (events.length > 0) await tx.insert(enquiryEvents).values(events);
  if (questions.length > 0) await tx.insert(enquiryQuestions).values(questions);
  for (const { lines, letters: withOffer = [], requests = [], sentAt, ...offer } of offered) {
    await tx.insert(offers).values({ ...offer, sentAt: sentAt === undefined ? offer.createdAt : sentAt });
    if (lines.length > 0) await tx.insert(offerRows).values(lines);
    if (withOffer.length > 0) await tx.insert(offerMails).values(withOffer);
    for (const { lines: changed, ...request } of requests) {
      await tx.insert(offerRequests).values(request);
      if (changed.length > 0) await tx.insert(offerRequestRows).values(changed);
    }
  }
  if (written.length > 0) await tx.insert(letters).values(written);
  await bringOrdersBack(tx, enquiry.seq, placed);
  await searchIndex.put(tx, enquiryIndex, { ...enquiry, rows: asked });
}

/** Orders stay while their enquiry is in the bin. */
async function bringOrdersBack(tx: Tx, enquirySeq: number, placed: PlacedOrder[]) {
  for (const { seq, offerSeq } of placed)
    await tx
      .update(orders)
      .set({ enquirySeq, offerSeq })
      .where(and(eq(orders.seq, seq), isNull(orders.enquirySeq)));
}
