import { and, asc, count, eq, gt, inArray, max } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/enquiryTables.ts';
import { valueOf } from '../../../db/expressions.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { inParts } from '../../../db/parts.ts';
import { foundIn, prepare } from '../../../search/search.store.ts';
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

const one = async (rows: PromiseLike<EnquiryRecord[]>) => (await rows)[0] ?? null;

export const find = (db: Tx, id: string) => one(db.select().from(enquiries).where(eq(enquiries.id, id)));
export const findBySeq = (db: Tx, seq: number) => one(db.select().from(enquiries).where(eq(enquiries.seq, seq)));
export const findByNumber = (db: Tx, number: string) =>
  one(db.select().from(enquiries).where(eq(enquiries.number, number)));
/** Finds the enquiry that was sent with that key. */
export const findByKey = (db: Tx, key: string) => one(db.select().from(enquiries).where(eq(enquiries.sendKey, key)));

/** Returns those of the enquiries that exist, in any order. */
export const withIds = (db: Tx, ids: string[]): Promise<EnquiryRecord[]> =>
  inParts(ids, (part) => db.select().from(enquiries).where(inArray(enquiries.id, part)));

export type Filter = { suspectedSpam: boolean; state?: State; assigneeId?: string; search?: string };

/** Returns the condition of a filter, without its search. */
export const whichEnquiries = ({ suspectedSpam, state, assigneeId }: Omit<Filter, 'search'>) =>
  and(
    eq(enquiries.suspectedSpam, suspectedSpam),
    state && eq(enquiries.state, state),
    assigneeId ? eq(enquiries.assigneeId, assigneeId) : undefined,
  );

/** The newest enquiry comes first, in search results as well. Throws `BadCursor`. */
export async function page(db: Db, { search: text, ...filter }: Filter, request: PageRequest): Promise<EnquiryPage> {
  const search = text ? await prepare(db, enquiryIndex, text, { facets: [], categoriesOf: () => [] }) : null;
  const where = and(
    whichEnquiries(filter),
    search ? inArray(enquiries.seq, foundIn(db, enquiryIndex, search)) : undefined,
  );
  const first = request.first ?? 20;
  const rows = await db
    .select()
    .from(enquiries)
    .where(and(where, after(request.after, newestFirst, enquiries.id)))
    .orderBy(...ordered(newestFirst, enquiries.id))
    .limit(first + 1);
  const countAll = async () => {
    const [row] = await db.select({ n: count() }).from(enquiries).where(where);
    return row?.n ?? 0;
  };
  return pageOf(rows, { ...request, first }, newestFirst, countAll);
}

/** Returns what arrived after the enquiry with that `seq` and is not suspected spam, oldest first. */
export const arrivedAfter = (db: Tx, seq: number): Promise<EnquiryRecord[]> =>
  db
    .select()
    .from(enquiries)
    .where(and(gt(enquiries.seq, seq), eq(enquiries.suspectedSpam, false)))
    .orderBy(asc(enquiries.seq));

/** Returns the `seq` of the enquiry that arrived last; 0 when there is none. */
export async function lastSeq(db: Tx): Promise<number> {
  const [row] = await db.select({ seq: max(enquiries.seq) }).from(enquiries);
  return row?.seq ?? 0;
}
