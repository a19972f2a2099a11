import { and, asc, count, eq, getTableColumns, gt, inArray, isNotNull, like, max } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { enquiries, enquiryNumbers } from '../../../db/tables/enquiryTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { amongNumbers, valueOf, plus } from '../../../db/columns/expressions.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { inParts } from '../../../db/parts.ts';
import { changedAt, changedSince } from '../../../entity/revisions.store.ts';
import { foundIn, prepare } from '../../../search/search.store.ts';
import { typedNumber, type TypedNumber } from './typedNumber.ts';
import { endingSoon } from './endingOffers.store.ts';
import { enquiryIndex } from './enquiryIndex.ts';

export type EnquiryRecord = typeof enquiries.$inferSelect;
export type EnquiryPage = Page<EnquiryRecord>;
export type State = EnquiryRecord['state'];

const newestFirst: Order<EnquiryRecord> = {
  name: 'age',
  key: valueOf(enquiries.createdAt),
  direction: 'desc',
  keyOf: ({ createdAt }) => createdAt,
};

const oldestFirst: Order<EnquiryRecord> = { ...newestFirst, name: 'oldest', direction: 'asc' };

const dated = { entity: 'enquiry', id: enquiries.id, createdAt: enquiries.createdAt };
type Changed = EnquiryRecord & { changedAt?: number };
const earliestChangeFirst = (db: Tx): Order<Changed> => ({
  name: 'changed',
  key: changedAt(db, dated),
  direction: 'asc',
  keyOf: (row) => row.changedAt ?? row.createdAt,
});

const one = async (rows: PromiseLike<EnquiryRecord[]>) => (await rows)[0] ?? null;

export const findEnquiry = (db: Tx, id: string) => one(db.select().from(enquiries).where(eq(enquiries.id, id)));
export const findEnquiryBySeq = (db: Tx, seq: number) => one(db.select().from(enquiries).where(eq(enquiries.seq, seq)));
export const findEnquiryByNumber = (db: Tx, number: string) =>
  one(db.select().from(enquiries).where(eq(enquiries.number, number)));
/** Finds the enquiry that was sent with that key. */
export const findEnquiryByKey = (db: Tx, key: string) =>
  one(db.select().from(enquiries).where(eq(enquiries.sendKey, key)));

/** Returns the enquiries that were made of messages, the oldest first. */
export const enquiriesOfMessages = (db: Tx, messageIds: string[]): Promise<EnquiryRecord[]> =>
  inParts(messageIds, (part) =>
    db.select().from(enquiries).where(inArray(enquiries.messageId, part)).orderBy(asc(enquiries.seq)),
  );

/** Returns those of the enquiries that exist, in any order. */
export const enquiriesWithIds = (db: Tx, ids: string[]): Promise<EnquiryRecord[]> =>
  inParts(ids, (part) => db.select().from(enquiries).where(inArray(enquiries.id, part)));

/** Returns the versions of those of the enquiries that programs learn of: not of suspected spam. */
export async function toldEnquiries(db: Tx, ids: string[]): Promise<Map<string, number>> {
  const { id, version, suspectedSpam } = enquiries;
  const found = await inParts(ids, (part) =>
    db
      .select({ id, version })
      .from(enquiries)
      .where(and(inArray(id, part), eq(suspectedSpam, false))),
  );
  return new Map(found.map((row) => [row.id, row.version]));
}

export type Filter = {
  suspectedSpam: boolean;
  state?: State;
  assigneeId?: string;
  /** Only those whose offer ends soon. */
  endsSoon?: boolean;
  search?: string;
  /** Only what was sent or changed since that moment, in milliseconds. */
  updatedSince?: number;
};

/** Reads several enquiries, by their `seq`. */
export async function enquiriesBySeqs(db: Tx, seqs: number[]): Promise<Map<number, EnquiryRecord>> {
  const rows = await db.select().from(enquiries).where(inArray(enquiries.seq, seqs));
  return new Map(rows.map((row) => [row.seq, row]));
}

/** A filter that is a condition on columns. */
type Plain = Omit<Filter, 'search' | 'endsSoon' | 'updatedSince'>;

/** Returns the condition of a filter. */
export const whichEnquiries = ({ suspectedSpam, state, assigneeId }: Plain) =>
  and(
    eq(enquiries.suspectedSpam, suspectedSpam),
    state && eq(enquiries.state, state),
    assigneeId ? eq(enquiries.assigneeId, assigneeId) : undefined,
  );

/** Counts those that a filter without a search shows. */
export const countEnquiriesWhich = (db: Tx, filter: Plain) => db.$count(enquiries, whichEnquiries(filter));

/** The number of an order finds the enquiry that it came from. */
const withNumber = (db: Tx, { of, number }: TypedNumber) =>
  of === 'T'
    ? like(enquiries.number, `${number}%`)
    : inArray(
        enquiries.seq,
        db
          .select({ seq: orders.enquirySeq })
          .from(orders)
          .where(and(like(orders.number, `${number}%`), isNotNull(orders.enquirySeq))),
      );

type Request = PageRequest & { oldestFirst?: boolean; sort?: 'NEWEST' | 'CHANGED' };

/** The newest enquiry comes first, in search results as well, unless asked otherwise. Throws `BadCursor`. */
export async function enquiryPage(
  db: Db,
  { search: text, endsSoon, updatedSince, ...filter }: Filter,
  request: Request,
): Promise<EnquiryPage> {
  const isByChange = request.sort === 'CHANGED';
  const order: Order<Changed> = isByChange ? earliestChangeFirst(db) : request.oldestFirst ? oldestFirst : newestFirst;
  const number = text ? typedNumber(text) : undefined;
  const search = text && !number ? await prepare(db, enquiryIndex, text, { facets: [], categoriesOf: () => [] }) : null;
  const ending = endsSoon ? await endingSoon(db, Date.now()) : null;
  const where = and(
    whichEnquiries(filter),
    ending
      ? amongNumbers(
          enquiries.seq,
          ending.map(({ enquirySeq }) => enquirySeq),
        )
      : undefined,
    search ? inArray(enquiries.seq, foundIn(db, enquiryIndex, search)) : undefined,
    number && withNumber(db, number),
    updatedSince === undefined ? undefined : await changedSince(db, dated, updatedSince),
  );
  const first = request.first ?? 20;
  const rows: Changed[] = await db
    .select({ ...getTableColumns(enquiries), ...(isByChange && { changedAt: changedAt(db, dated) }) })
    .from(enquiries)
    .where(and(where, after(request.after, order, enquiries.id)))
    .orderBy(...ordered(order, enquiries.id))
    .limit(first + 1);
  const countAll = async () => {
    const [row] = await db.select({ n: count() }).from(enquiries).where(where);
    return row?.n ?? 0;
  };
  return pageOf(rows, { ...request, first }, order, countAll);
}

/** Returns what arrived after the enquiry with that `seq` and is not suspected spam, oldest first. */
export const enquiriesArrivedAfter = (db: Tx, seq: number): Promise<EnquiryRecord[]> =>
  db
    .select()
    .from(enquiries)
    .where(and(gt(enquiries.seq, seq), eq(enquiries.suspectedSpam, false)))
    .orderBy(asc(enquiries.seq));

/** Returns the `seq` of the enquiry that arrived last; 0 when there is none. */
export async function lastEnquirySeq(db: Tx): Promise<number> {
  const [row] = await db.select({ seq: max(enquiries.seq) }).from(enquiries);
  return row?.seq ?? 0;
}

/**
 * Returns a number such as 'T-2026-00042'. It belongs in the transaction that stores the enquiry: a rollback gives the
 * number back, so that there are no gaps for an auditor to ask about.
 */
export async function nextNumber(tx: Tx, year: number): Promise<string> {
  const [row] = await tx
    .insert(enquiryNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: enquiryNumbers.year, set: { last: plus(enquiryNumbers.last, 1) } })
    .returning();
  if (!row) throw new Error('No number was given.');
  return `T-${year}-${String(row.last).padStart(5, '0')}`;
}
