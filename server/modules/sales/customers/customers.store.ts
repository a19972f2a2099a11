import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, min, ne, or, type SQL } from 'drizzle-orm';
import { fold } from '../../../../common/text/letters.ts';
import { contains, containsLower, isMissingIn, isUnknown, laterOf, named } from '../../../db/subqueries.ts';
import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { valueOf } from '../../../db/columns/expressions.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../../../db/page.ts';
import { inParts } from '../../../db/parts.ts';
import { customerOf } from '../customerCodes/customerOf.ts';
import { joinByTaxNumber, learnTaxNumber, vknOf } from './customerFirms.store.ts';
import {
  announceCustomers,
  findCustomer,
  firmOf,
  foundOf,
  ownKey,
  removeNameless,
  type CustomerRow,
  type Writer,
} from './customerRows.store.ts';

export type CustomerPage = Page<CustomerRow>;

/** The texts that a person keeps about a firm. */
export type CustomerTexts = Pick<CustomerRow, 'name' | 'discount' | 'deliveryTerms' | 'paymentTerms' | 'note'> &
  Partial<Pick<CustomerRow, 'taxNumber'>>;

/**
 * Notes that a firm wrote, and makes the firm known with its first letter; a blank address names none. It must run inside a
 * transaction.
 */
export async function noteCustomer(tx: Tx, { email, company, at, taxNumber = null }: Writer) {
  if (email === '') return;
  const [known] = await tx
    .select({ id: customers.id, lastAt: customers.lastAt })
    .from(customerAddresses)
    .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
    .where(eq(customerAddresses.email, email));
  const id = known?.id ?? (await firmOf(tx, customerOf(email) ?? ownKey(email), { company, at }));
  if (!known) await tx.insert(customerAddresses).values({ email, customerId: id }).onConflictDoNothing();
  if (!known || known.lastAt < at)
    await tx
      .update(customers)
      .set({ lastAt: laterOf(customers.lastAt, at) })
      .where(eq(customers.id, id));
  await nameFirm(tx, id, company);
  if (taxNumber !== null) await learnTaxNumber(tx, { email, taxNumber, company, at });
}

/** A firm whose first letters named none is called by its domain, until a letter names it; what a person saved stays. */
async function nameFirm(tx: Tx, id: string, company: string | null) {
  const name = company?.trim();
  if (!name) return;
  const [named] = await tx
    .update(customers)
    .set({ name })
    .where(and(eq(customers.id, id), eq(customers.name, customers.key), eq(customers.version, 1)))
    .returning();
  if (!named) return;
  await tx
    .update(customers)
    .set({ found: foundOf(named) })
    .where(eq(customers.id, id));
  await announceCustomers(tx, [id]);
}

/** The tables by whose addresses firms are known. */
const written = [
  {
    table: enquiries,
    email: enquiries.email,
    company: enquiries.company,
    at: enquiries.createdAt,
    // An enquiry that was written down may have no address.
    counts: and(eq(enquiries.suspectedSpam, false), ne(enquiries.email, '')),
  },
  {
    table: messages,
    email: messages.email,
    company: messages.company,
    at: messages.createdAt,
    counts: eq(messages.suspectedSpam, false),
  },
  { table: orders, email: orders.email, company: orders.company, at: orders.createdAt, counts: undefined },
];

/** This many addresses are noted in one transaction. */
const atOnce = 200;

/**
 * Notes the addresses that are not known yet, such as those of content documents and of the bin, and forgets those of which no
 * letter is left. Returns how many it changed.
 */
export async function matchCustomers(db: Db): Promise<number> {
  let changed = 0;
  for (const { table, email, company, at, counts } of written)
    for (let more = true; more;) {
      const found = await db.write(
        async (tx) => {
          const rows = await tx
            .select({ email, company: max(company), at: max(at) })
            .from(table)
            .leftJoin(customerAddresses, eq(customerAddresses.email, email))
            .where(and(isUnknown(email), counts))
            .groupBy(email)
            .orderBy(min(at))
            .limit(atOnce);
          for (const row of rows)
            await noteCustomer(tx, { email: row.email ?? '', company: row.company, at: Number(row.at) });
          return rows.length;
        },
        { raisesRevision: false },
      );
      changed += found;
      more = found === atOnce;
    }
  for (const paper of [enquiries, orders]) await readPapers(db, paper);
  return changed + (await db.write((tx) => forgetAddresses(tx), { raisesRevision: false, erases: true }));
}

/** Learns the VKN of papers whose addresses have none yet: of those that came by a content document, or before there was one. */
async function readPapers(db: Db, table: typeof enquiries | typeof orders) {
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows: Pick<typeof enquiries.$inferSelect, 'seq' | 'email' | 'company' | 'invoiceParty' | 'createdAt'>[] =
      await db
        .select({
          ...{ seq: table.seq, email: named<string>(table.email, 'paper_email'), company: table.company },
          ...{ invoiceParty: table.invoiceParty, createdAt: table.createdAt },
        })
        .from(table)
        .innerJoin(customerAddresses, eq(customerAddresses.email, table.email))
        .where(and(gt(table.seq, last), isNull(customerAddresses.taxNumber), isNotNull(table.invoiceParty)))
        .orderBy(asc(table.seq))
        .limit(atOnce);
    const papers = rows.flatMap(({ email, company, invoiceParty, createdAt }) => {
      const taxNumber = vknOf(invoiceParty);
      return taxNumber === null ? [] : [{ email, company, taxNumber, at: createdAt }];
    });
    if (papers.length > 0)
      await db.write(
        async (tx) => {
          for (const paper of papers) await learnTaxNumber(tx, paper);
        },
        { raisesRevision: false },
      );
    last = rows.length === atOnce ? rows.at(-1)?.seq : undefined;
  }
}

/**
 * Forgets addresses of which no letter is left, and firms of which nothing is left then; `among` are those that may be gone. It
 * must run inside a transaction, which erases where the letters were erased.
 */
export async function forgetAddresses(tx: Tx, among?: string[]): Promise<number> {
  if (among?.length === 0) return 0;
  const left = await tx
    .delete(customerAddresses)
    .where(
      and(
        among && inArray(customerAddresses.email, [...new Set(among)]),
        ...written.map(({ table, email }) => isMissingIn(table, email)),
      ),
    )
    .returning({ customerId: customerAddresses.customerId });
  if (left.length === 0) return 0;
  await removeNameless(tx);
  for (const id of new Set(left.map(({ customerId }) => customerId))) await renameFirm(tx, id);
  return left.length;
}

/** A firm whose texts nobody saved is called as its oldest letter that is left calls it: a name of an erased one does not stay. */
async function renameFirm(tx: Tx, id: string) {
  const known = await findCustomer(tx, id);
  if (!known || known.version > 1) return;
  const own = tx
    .select({ email: customerAddresses.email })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, id));
  let name = '';
  for (const { table, email, company, at } of written) {
    if (name !== '') break;
    const [row] = await tx.select({ company }).from(table).where(inArray(email, own)).orderBy(asc(at)).limit(1);
    name = row?.company?.trim() ?? '';
  }
  if (name === '') name = known.key;
  if (name !== known.name)
    await tx
      .update(customers)
      .set({ name, found: foundOf({ ...known, name }) })
      .where(eq(customers.id, id));
}

const latestFirst: Order<CustomerRow> = {
  name: 'last',
  key: valueOf(customers.lastAt),
  direction: 'desc',
  keyOf: ({ lastAt }) => lastAt,
};

function containing(db: Tx, text: string): SQL | undefined {
  const words = fold(text).trim().split(/\s+/).filter(Boolean);
  const typed = text.trim();
  if (typed === '') return undefined;
  const byAddress = db
    .select({ id: customerAddresses.customerId })
    .from(customerAddresses)
    .where(containsLower(customerAddresses.email, typed));
  return or(and(...words.map((word) => contains(customers.found, word))), inArray(customers.id, byAddress));
}

/** Returns the firms that stand by themselves, the one that wrote last first. Throws `BadCursor`. */
export async function customerPage(db: Db, search: string, request: PageRequest): Promise<CustomerPage> {
  const where = and(isNull(customers.joinedTo), containing(db, search));
  const first = request.first ?? 20;
  const rows = await db
    .select()
    .from(customers)
    .where(and(where, after(request.after, latestFirst, customers.id)))
    .orderBy(...ordered(latestFirst, customers.id))
    .limit(first + 1);
  const countAll = async () => {
    const [row] = await db.select({ n: count() }).from(customers).where(where);
    return row?.n ?? 0;
  };
  return pageOf(rows, { ...request, first }, latestFirst, countAll);
}

/** Finds the firms of addresses, each the one that it was joined to. */
export async function customersOfAddresses(db: Tx, emails: string[]): Promise<Map<string, CustomerRow>> {
  const rows = await inParts(emails, (part) =>
    db
      .select({ email: customerAddresses.email, customer: customers })
      .from(customerAddresses)
      .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
      .where(inArray(customerAddresses.email, part)),
  );
  const heads = new Map<string, CustomerRow>();
  const found = new Map<string, CustomerRow>();
  for (const { email, customer } of rows) {
    let head = heads.get(customer.id) ?? customer;
    while (head.joinedTo !== null) head = (await findCustomer(db, head.joinedTo)) ?? { ...head, joinedTo: null };
    heads.set(customer.id, head);
    found.set(email, head);
  }
  return found;
}

/** Returns undefined when the id is unknown, and 'stale' when the firm has another version. */
export async function updateCustomer(
  tx: Tx,
  { id, version }: { id: string; version: number | null | undefined },
  texts: CustomerTexts,
): Promise<CustomerRow | 'stale' | undefined> {
  const known = await findCustomer(tx, id);
  if (!known) return undefined;
  if (version != null && version !== known.version) return 'stale';
  const changes = Object.entries(texts).some(([key, value]) => known[key as keyof CustomerTexts] !== value);
  if (!changes) return known;
  const [row] = await tx
    .update(customers)
    .set({ ...texts, found: foundOf({ ...known, ...texts }), version: known.version + 1 })
    .where(eq(customers.id, id))
    .returning();
  if (texts.taxNumber && texts.taxNumber !== known.taxNumber) await joinByTaxNumber(tx, id, texts.taxNumber);
  await announceCustomers(tx, [id]);
  return row;
}

/** A firm with the addresses from which it wrote. */
export type CustomerWithAddresses = { firm: CustomerRow; emails: string[] };

/** Yields all firms with their addresses, in the order in which they became known. */
export async function* allCustomers(db: Db): AsyncGenerator<CustomerWithAddresses> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows: CustomerRow[] = await db
      .select()
      .from(customers)
      .where(gt(customers.seq, last))
      .orderBy(asc(customers.seq))
      .limit(atOnce);
    const ids = rows.map(({ id }) => id);
    const addresses = await db
      .select()
      .from(customerAddresses)
      .where(inArray(customerAddresses.customerId, ids))
      .orderBy(asc(customerAddresses.seq));
    for (const firm of rows)
      yield { firm, emails: addresses.flatMap(({ customerId, email }) => (customerId === firm.id ? [email] : [])) };
    last = rows.at(-1)?.seq;
  }
}
