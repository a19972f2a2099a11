import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiryEvents } from '../../../db/tables/enquiryTables.ts';

export type EventRow = typeof enquiryEvents.$inferSelect;
/** `admin` is the e-mail address. */
export type NewEvent = Pick<EventRow, 'kind' | 'text' | 'admin'>;

/** It belongs in the transaction of the change that it describes. */
export async function addEnquiryEvent(tx: Tx, enquirySeq: number, event: NewEvent, now: number) {
  await tx.insert(enquiryEvents).values({ ...event, enquirySeq, createdAt: now });
}

/** Reads the events of several enquiries, oldest first. */
export const eventsOfEnquiry = (db: Tx, enquirySeqs: number[]): Promise<EventRow[]> =>
  db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquirySeq, enquirySeqs)).orderBy(asc(enquiryEvents.seq));
