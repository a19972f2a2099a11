import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../db/tables/offerTables.ts';
import { offerRequestRows, offerRequests } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';
import type { LineRecord } from './offers.store.ts';

export type OfferRequestRecord = typeof offerRequests.$inferSelect;
export type OfferRequestLineRecord = typeof offerRequestRows.$inferSelect & { line: LineRecord };
export type NewRequest = Omit<typeof offerRequests.$inferInsert, 'seq'>;
export type NewRequestLine = Omit<typeof offerRequestRows.$inferInsert, 'seq' | 'requestSeq'>;

/** Finds the request that was sent with that key. */
export async function findOfferRequestByKey(db: Tx, key: string): Promise<OfferRequestRecord | null> {
  const [row] = await db.select().from(offerRequests).where(eq(offerRequests.sendKey, key));
  return row ?? null;
}

const ofKind = async (db: Tx, offerSeq: number, kind: OfferRequestRecord['kind']) => {
  const isIt = and(eq(offerRequests.offerSeq, offerSeq), eq(offerRequests.kind, kind));
  const [row] = await db.select().from(offerRequests).where(isIt).limit(1);
  return row ?? null;
};

/** Returns the request by which an offer was declined, or asked to be renewed; null for none. */
export const declinedOffers = (db: Tx, offerSeq: number) => ofKind(db, offerSeq, 'DECLINE');
export const renewalAskedOffers = (db: Tx, offerSeq: number) => ofKind(db, offerSeq, 'RENEWAL');

/** It belongs in the transaction that changes the enquiry. */
export async function addOfferRequest(tx: Tx, request: NewRequest, lines: NewRequestLine[]) {
  const [row] = await tx.insert(offerRequests).values(request).returning();
  if (!row) throw new Error('The request was not stored.');
  if (lines.length > 0)
    await tx.insert(offerRequestRows).values(lines.map((line) => ({ ...line, requestSeq: row.seq })));
}

/** Reads the requests about several offers, the oldest first. */
export const requestsOfOffer = (db: Tx, offerSeqs: number[]): Promise<OfferRequestRecord[]> =>
  db.select().from(offerRequests).where(inArray(offerRequests.offerSeq, offerSeqs)).orderBy(asc(offerRequests.seq));

/** Reads the lines of several requests, each with the line of the offer. */
export async function linesOfOfferRequest(db: Tx, requestSeqs: number[]): Promise<OfferRequestLineRecord[]> {
  const rows = await db
    .select({ asked: offerRequestRows, line: offerRows })
    .from(offerRequestRows)
    .innerJoin(offerRows, eq(offerRows.seq, offerRequestRows.offerRowSeq))
    .where(inArray(offerRequestRows.requestSeq, requestSeqs))
    .orderBy(asc(offerRows.seq));
  return rows.map(({ asked, line }) => ({ ...asked, line }));
}

/** Returns the requests that exist among these ids, with the number of the offer and the enquiry, in any order. */
export const offerRequestsWithIds = (db: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    db
      .select({ request: offerRequests, revision: offers.revision, enquiry: enquiries })
      .from(offerRequests)
      .innerJoin(offers, eq(offers.seq, offerRequests.offerSeq))
      .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
      .where(inArray(offerRequests.id, part)),
  );
