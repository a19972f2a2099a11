import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { customerCodes, enquiries } from '../../../db/tables/enquiryTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { addressesOf } from '../../../db/subqueries.ts';
import { joinedCustomers, type CustomerRow } from './customerRows.store.ts';

// The letters of a firm are found by its addresses, and by those of the firms that were joined to it.

const sentBy = (id: string): SQL | undefined =>
  and(inArray(enquiries.email, addressesOf(id)), eq(enquiries.suspectedSpam, false));

/** An order may name another address than its enquiry, which may be deleted since. */
function orderedBy(db: Tx, id: string): SQL | undefined {
  const asked = db.select({ seq: enquiries.seq }).from(enquiries).where(sentBy(id));
  return or(inArray(orders.email, addressesOf(id)), inArray(orders.enquirySeq, asked));
}

/** Reads the newest enquiries of a firm. */
export const enquiriesOfCustomer = async (db: Tx, id: string, most: number) =>
  db.select().from(enquiries).where(sentBy(id)).orderBy(desc(enquiries.createdAt), desc(enquiries.id)).limit(most);

export const countEnquiriesOfCustomer = (db: Tx, id: string) => db.$count(enquiries, sentBy(id));

/** Reads the newest orders of a firm. */
export const ordersOfCustomer = async (db: Tx, id: string, most: number) =>
  db.select().from(orders).where(orderedBy(db, id)).orderBy(desc(orders.createdAt), desc(orders.id)).limit(most);

export const countOrdersOfCustomer = (db: Tx, id: string) => db.$count(orders, orderedBy(db, id));

/** Reads the newest messages of a firm. */
export const messagesOfCustomer = async (db: Tx, id: string, most: number) =>
  db
    .select()
    .from(messages)
    .where(and(inArray(messages.email, addressesOf(id)), eq(messages.suspectedSpam, false)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most);

/** Reads the codes of a firm, by code. */
export async function codesOfCustomer(db: Tx, firm: CustomerRow, most: number) {
  const keys = [firm, ...(await joinedCustomers(db, firm.id))].map(({ key }) => key);
  return db
    .select()
    .from(customerCodes)
    .where(inArray(customerCodes.customer, keys))
    .orderBy(asc(customerCodes.key))
    .limit(most);
}
