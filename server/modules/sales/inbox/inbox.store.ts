import { and, eq, gt } from 'drizzle-orm';
import type { AnyColumn } from '../../../db/columns/columns.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import type { MessageRow } from '../messages/messages.store.ts';

/** One of the two is null. */
export type InboxEntryRecord = {
  id: string;
  createdAt: number;
  enquiry: EnquiryRecord | null;
  message: MessageRow | null;
};
export type InboxPage = Page<InboxEntryRecord>;

const oldestFirst = (createdAt: AnyColumn): Order<InboxEntryRecord> => ({
  name: 'inbox',
  key: valueOf(createdAt),
  direction: 'asc',
  keyOf: (entry) => entry.createdAt,
});

/** The buyer has asked something about an offer, and nobody has answered since. */
const isAskedAbout = and(eq(enquiries.suspectedSpam, false), gt(enquiries.askedAt, 0));
const isNewEnquiry = and(eq(enquiries.suspectedSpam, false), eq(enquiries.state, 'NEW'));
/** A message that was read and not replied to waits as a new one does. */
const waiting = ['new', 'read'] as const;
const isWaiting = (status: (typeof waiting)[number]) =>
  and(eq(messages.suspectedSpam, false), eq(messages.status, status));

export async function countUnanswered(db: Tx): Promise<number> {
  const counts = [await db.$count(enquiries, isNewEnquiry), await db.$count(enquiries, isAskedAbout)];
  for (const status of waiting) counts.push(await db.$count(messages, isWaiting(status)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts the messages among suspected spam that nobody has opened. */
export const countSuspected = (db: Tx): Promise<number> =>
  db.$count(messages, and(eq(messages.suspectedSpam, true), eq(messages.status, 'new')));

/**
 * Lists what needs an answer, the oldest first. Each kind and status is read by its index, and no more of it than a page.
 * Throws `BadCursor`.
 */
export async function unanswered(db: Tx, request: PageRequest): Promise<InboxPage> {
  const first = request.first ?? 20;
  const byEnquiry = oldestFirst(enquiries.createdAt);
  const byMessage = oldestFirst(messages.createdAt);
  const asked = await db
    .select()
    .from(enquiries)
    .where(and(isNewEnquiry, after(request.after, byEnquiry, enquiries.id)))
    .orderBy(...ordered(byEnquiry, enquiries.id))
    .limit(first + 1);
  const entries: InboxEntryRecord[] = asked.map((enquiry) => ({ ...placeOf(enquiry), enquiry, message: null }));
  // It waits since the buyer asked, and not since the enquiry arrived.
  const byAsking = oldestFirst(enquiries.askedAt);
  const askedAbout = await db
    .select()
    .from(enquiries)
    .where(and(isAskedAbout, after(request.after, byAsking, enquiries.id)))
    .orderBy(...ordered(byAsking, enquiries.id))
    .limit(first + 1);
  entries.push(
    ...askedAbout.map((enquiry) => ({
      id: enquiry.id,
      createdAt: enquiry.askedAt ?? enquiry.createdAt,
      enquiry,
      message: null,
    })),
  );
  for (const status of waiting) {
    const written = await db
      .select()
      .from(messages)
      .where(and(isWaiting(status), after(request.after, byMessage, messages.id)))
      .orderBy(...ordered(byMessage, messages.id))
      .limit(first + 1);
    entries.push(...written.map((message) => ({ ...placeOf(message), enquiry: null, message })));
  }
  // Equal times are in the order of `ordered`.
  entries.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? 1 : -1));
  return pageOf(entries.slice(0, first + 1), { ...request, first }, byEnquiry, () => countUnanswered(db));
}

const placeOf = ({ id, createdAt }: { id: string; createdAt: number }) => ({ id, createdAt });
