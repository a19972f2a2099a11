import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offers } from '../../../db/tables/offerTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';

type Row = { id: string; number: string };
const byId = (rows: Row[]) => new Map(rows.map(({ id, number }) => [id, number]));

/** Returns the numbers of enquiries, by id. */
export const numbersOfEnquiries = async (db: Tx, ids: string[]) =>
  byId(
    await inParts(ids, (part) =>
      db.select({ id: enquiries.id, number: enquiries.number }).from(enquiries).where(inArray(enquiries.id, part)),
    ),
  );

/** Returns the numbers of orders, by id. */
export const numbersOfOrders = async (db: Tx, ids: string[]) =>
  byId(
    await inParts(ids, (part) =>
      db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, part)),
    ),
  );

/** Returns the numbers of offers with their revisions, 'T-2026-00001/2', by id. */
export async function numbersOfOffers(db: Tx, ids: string[]) {
  const { id, revision, enquirySeq } = offers;
  const rows = await inParts(ids, (part) =>
    db
      .select({ id, revision, number: enquiries.number })
      .from(offers)
      .innerJoin(enquiries, eq(enquiries.seq, enquirySeq))
      .where(inArray(id, part)),
  );
  return byId(rows.map((row) => ({ id: row.id, number: `${row.number}/${row.revision}` })));
}
