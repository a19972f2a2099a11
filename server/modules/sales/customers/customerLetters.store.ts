import { and, asc, desc, inArray, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { isOff } from '../../../db/columns/expressions.ts';
import { customerCodes, enquiries } from '../../../db/tables/enquiryTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { countEach, membersWithAddresses } from '../../../db/subqueries.ts';
import { inParts } from '../../../db/parts.ts';
import { customersWithIds, type CustomerRow } from './customerRows.store.ts';

// The letters of a firm are found by its addresses, and by those of the firms that were joined to it.

/** A firm with those that belong to it, and all of their addresses. */
export type Family = { members: string[]; emails: string[] };

/** Reads the families of firms, by id. */
export async function familiesOf(db: Tx, ids: string[]): Promise<Map<string, Family>> {
  const found = new Map<string, Family>(ids.map((id) => [id, { members: [id], emails: [] }]));
  for (const { root, member, email } of await inParts(ids, (part) => membersWithAddresses(db, part))) {
    const family = found.get(root);
    if (!family) continue;
    if (!family.members.includes(member)) family.members.push(member);
    if (email !== null) family.emails.push(email);
  }
  return found;
}

const sentBy = ({ emails }: Family): SQL | undefined =>
  and(inArray(enquiries.email, emails), isOff(enquiries.suspectedSpam));

/** An order may name another address than its enquiry, which may be deleted since. */
function orderedBy(db: Tx, family: Family): SQL | undefined {
  const asked = db.select({ seq: enquiries.seq }).from(enquiries).where(sentBy(family));
  return or(inArray(orders.email, family.emails), inArray(orders.enquirySeq, asked));
}

/** Counts the enquiries and orders of families, in one statement for all of them. */
export async function countsOf(db: Tx, families: Map<string, Family>) {
  const all = [...families];
  const counted = await countEach(
    db,
    all.flatMap(([, family]) => [
      { table: enquiries, where: sentBy(family) },
      { table: orders, where: orderedBy(db, family) },
    ]),
  );
  return new Map(all.map(([id], at) => [id, { enquiries: counted[2 * at] ?? 0, orders: counted[2 * at + 1] ?? 0 }]));
}

/** So many letters of each kind are read for a firm, which is more than its page lists, to name its people as well. */
const mostLetters = 200;

/** Reads the newest enquiries of a firm. */
export const enquiriesOfCustomer = async (db: Tx, family: Family) =>
  db
    .select()
    .from(enquiries)
    .where(sentBy(family))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(mostLetters);

/** Reads the newest orders of a firm. */
export const ordersOfCustomer = async (db: Tx, family: Family, most: number) =>
  db.select().from(orders).where(orderedBy(db, family)).orderBy(desc(orders.createdAt), desc(orders.id)).limit(most);

/** Reads the newest messages of a firm. */
export const messagesOfCustomer = async (db: Tx, { emails }: Family) =>
  db
    .select()
    .from(messages)
    .where(and(inArray(messages.email, emails), isOff(messages.suspectedSpam)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(mostLetters);

/** A person of a firm, as the newest enquiry or message names one. */
export type CustomerPerson = { email: string; name: string; phone: string | null; lastAt: number };

type Asked = Pick<typeof enquiries.$inferSelect, 'email' | 'name' | 'phone' | 'createdAt'>;
type Wrote = Pick<typeof messages.$inferSelect, 'email' | 'name' | 'createdAt'>;

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

/** Lists the firms that were joined to one, at any depth, by name. */
export async function joinedOf(db: Tx, id: string, { members }: Family): Promise<CustomerRow[]> {
  const others = members.filter((member) => member !== id);
  const found = others.length === 0 ? [] : await customersWithIds(db, others);
  return found.toSorted((a, b) => (a.found < b.found ? -1 : a.found > b.found ? 1 : a.id < b.id ? -1 : 1));
}

/** Reads the codes of firms that stand together, by code. */
export const codesOfCustomers = async (db: Tx, firms: CustomerRow[], most: number) =>
  db
    .select()
    .from(customerCodes)
    .where(
      inArray(
        customerCodes.customer,
        firms.map(({ key }) => key),
      ),
    )
    .orderBy(asc(customerCodes.key))
    .limit(most);
