import { and, asc, desc, eq, ne, or, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { isOff } from '../../../db/columns/expressions.ts';
import type { AnyColumn } from '../../../db/columns/columns.ts';
import { customerCodes, enquiries } from '../../../db/tables/enquiryTables.ts';
import { customers } from '../../../db/tables/customerTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import {
  addressesOf,
  amongFound,
  countedRows,
  firstRows,
  inPart,
  membersOf,
  together,
} from '../../../db/subqueries.ts';
import { inParts } from '../../../db/parts.ts';
import type { CustomerRow } from './customerRows.store.ts';

// The letters of a firm are found by its addresses, and by those of the firms that were joined to it.

type EnquiryRow = typeof enquiries.$inferSelect;
type MessageRow = typeof messages.$inferSelect;

/** A field of a firm: the number of its letters, or the first of them. */
export type FirmPart =
  | 'enquiryCount'
  | 'orderCount'
  | 'enquiries'
  | 'messages'
  | 'orders'
  | 'codes'
  | 'joined'
  | 'joinedTo';

/** A field that is asked of a firm, with the most rows to read. */
export type AskedOfFirm = { id: string; part: FirmPart; most: number };

/** The rows of one field in their order; the other lists are empty. */
export type FoundOfFirm = {
  count: number;
  enquiries: EnquiryRow[];
  messages: MessageRow[];
  orders: (typeof orders.$inferSelect)[];
  codes: (typeof customerCodes.$inferSelect)[];
  firms: CustomerRow[];
};

/** Reads these fields of firms, in one statement for all of them; the answer has their order. */
export async function readOfFirms(db: Tx, wishes: AskedOfFirm[]): Promise<FoundOfFirm[]> {
  const found = wishes.map((): FoundOfFirm => ({
    count: 0,
    enquiries: [],
    messages: [],
    orders: [],
    codes: [],
    firms: [],
  }));
  const rows = await inParts([...wishes.entries()], (part) =>
    rowsTogether(
      db,
      part.map(([at, wish]) => selected(db, wish, String(at))),
    ),
  );
  for (const { asked, kind, place, enquiry, message, order, code, firm } of rows) {
    const one = found[Number(asked)];
    if (!one) continue;
    if (kind === 'count') one.count = place;
    if (enquiry) one.enquiries.push(enquiry);
    if (message) one.messages.push(message);
    if (order) one.orders.push(order);
    if (code) one.codes.push(code);
    if (firm) one.firms.push(firm);
  }
  return found;
}

const rowsTogether = (db: Tx, selects: SQLWrapper[]) => {
  const { asked, kind, place } = inPart;
  const isRow = (name: string, id: AnyColumn) => and(eq(kind, name), eq(id, inPart.row));
  return db
    .select({
      ...{ asked, kind, place, enquiry: enquiries, message: messages, order: orders, code: customerCodes },
      firm: customers,
    })
    .from(together(selects))
    .leftJoin(enquiries, isRow('enquiry', enquiries.id))
    .leftJoin(messages, isRow('message', messages.id))
    .leftJoin(orders, isRow('order', orders.id))
    .leftJoin(customerCodes, isRow('code', customerCodes.id))
    .leftJoin(customers, isRow('firm', customers.id))
    .orderBy(place);
};

function selected(db: Tx, { id, part, most }: AskedOfFirm, asked: string): SQLWrapper {
  const sent = and(amongFound(enquiries.email, addressesOf(id)), isOff(enquiries.suspectedSpam));
  const wrote = and(amongFound(messages.email, addressesOf(id)), isOff(messages.suspectedSpam));
  // An order may name another address than its enquiry, which may be deleted since.
  const ordered = or(
    amongFound(orders.email, addressesOf(id)),
    amongFound(orders.enquirySeq, db.select({ seq: enquiries.seq }).from(enquiries).where(sent)),
  );
  const keys = db
    .select({ key: customers.key })
    .from(customers)
    .where(amongFound(customers.id, membersOf(id)));
  const head = db.select({ id: customers.joinedTo }).from(customers).where(eq(customers.id, id));
  const newest = ({ createdAt, id: own }: { createdAt: AnyColumn; id: AnyColumn }) => [desc(createdAt), desc(own)];
  const byName = [asc(customers.found), asc(customers.id)];
  const isJoined = and(amongFound(customers.id, membersOf(id)), ne(customers.id, id));
  switch (part) {
    case 'enquiryCount':
      return countedRows(db, enquiries, { asked, kind: 'count', where: sent });
    case 'orderCount':
      return countedRows(db, orders, { asked, kind: 'count', where: ordered });
    case 'enquiries':
      return firstRows(db, enquiries, newest(enquiries), most, {
        ...{ asked, kind: 'enquiry', id: enquiries.id, where: sent },
      });
    case 'messages':
      return firstRows(db, messages, newest(messages), most, {
        ...{ asked, kind: 'message', id: messages.id, where: wrote },
      });
    case 'orders':
      return firstRows(db, orders, newest(orders), most, {
        ...{ asked, kind: 'order', id: orders.id, where: ordered },
      });
    case 'codes':
      return firstRows(db, customerCodes, [asc(customerCodes.key), asc(customerCodes.id)], most, {
        ...{ asked, kind: 'code', id: customerCodes.id, where: amongFound(customerCodes.customer, keys) },
      });
    case 'joined':
      return firstRows(db, customers, byName, most, { asked, kind: 'firm', id: customers.id, where: isJoined });
    case 'joinedTo':
      return firstRows(db, customers, byName, most, {
        ...{ asked, kind: 'firm', id: customers.id, where: amongFound(customers.id, head) },
      });
  }
}

/** A person of a firm, as the newest enquiry or message names one. */
export type CustomerPerson = { email: string; name: string; phone: string | null; lastAt: number };

type Asked = Pick<EnquiryRow, 'email' | 'name' | 'phone' | 'createdAt'>;
type Wrote = Pick<MessageRow, 'email' | 'name' | 'createdAt'>;

/** Lists who wrote these letters, the latest first. */
export function peopleOf(asked: Asked[], wrote: Wrote[]): CustomerPerson[] {
  const people = new Map<string, CustomerPerson>();
  const all = [...asked, ...wrote.map((one) => ({ ...one, phone: null }))];
  for (const { email, name, phone, createdAt } of all.toSorted((a, b) => b.createdAt - a.createdAt)) {
    const known = people.get(email);
    if (!known) people.set(email, { email, name, phone, lastAt: createdAt });
    else known.phone ??= phone;
  }
  return [...people.values()];
}
