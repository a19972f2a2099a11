import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiryEvents } from '../../../db/enquiryTables.ts';

export type EventRow = typeof enquiryEvents.$inferSelect;
/** What an admin did; `admin` is the e-mail address. */
export type NewEvent = Pick<EventRow, 'kind' | 'text' | 'admin'>;

/** Belongs into the transaction of the change that it tells of. */
export async function add(tx: Tx, enquirySeq: number, event: NewEvent, now: number) {
  await tx.insert(enquiryEvents).values({ ...event, enquirySeq, createdAt: now });
}

/** Of several enquiries, in their order. */
export const eventsOf = (db: Tx, enquirySeqs: number[]): Promise<EventRow[]> =>
  db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquirySeq, enquirySeqs)).orderBy(asc(enquiryEvents.seq));
