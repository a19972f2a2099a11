import { and, asc, eq, ne, or } from 'drizzle-orm';
import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import type { Tx } from '../../../db/database.ts';
import type { StoredInvoiceParty } from '../../../db/tables/enquiryTables.ts';
import {
  announceCustomers,
  domainOf,
  findCustomer,
  firmOf,
  foundOf,
  joinedCustomers,
  ownKey,
  removeNameless,
  type CustomerRow,
  type Writer,
} from './customerRows.store.ts';

// Which addresses are one firm: by their domain, by the VKN of their papers, and as a person says.

/** The number by which a paper names a firm; null for persons, other countries and papers without one. */
export const vknOf = (party: StoredInvoiceParty | null | undefined): string | null =>
  (party?.taxScheme === 'VKN' && party.taxNumber) || null;

/** Returns the firm that stands by itself at the end of what a firm was joined to. */
async function headOf(tx: Tx, firm: CustomerRow): Promise<CustomerRow> {
  let head = firm;
  while (head.joinedTo !== null) head = (await findCustomer(tx, head.joinedTo)) ?? { ...head, joinedTo: null };
  return head;
}

/** The ids of a firm and of those that were joined to it. */
const partsOf = async (tx: Tx, id: string) => [id, ...(await joinedCustomers(tx, id)).map((part) => part.id)];

/** Joins a firm to another, or parts it again with null, which leaves its texts as they are. Returns 'circle' where that one is a part of this one. */
export async function joinCustomer(tx: Tx, id: string, into: string | null): Promise<CustomerRow | 'circle' | null> {
  const known = await findCustomer(tx, id);
  const head = into === null ? null : await findCustomer(tx, into);
  if (!known || (into !== null && !head)) return null;
  if (into !== null && (await partsOf(tx, id)).includes(into)) return 'circle';
  if (known.joinedTo === into) return known;
  const [row] = await tx.update(customers).set({ joinedTo: into }).where(eq(customers.id, id)).returning();
  await announceCustomers(tx, [id]);
  return row ?? null;
}

/** Returns the first firm that has this number, besides one. */
async function withTaxNumber(tx: Tx, taxNumber: string, besides: string): Promise<CustomerRow | undefined> {
  const [other] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.taxNumber, taxNumber), ne(customers.id, besides)))
    .orderBy(asc(customers.seq))
    .limit(1);
  return other;
}

/** Finds firms by their number and by the key of their addresses, each the one that it was joined to. */
export async function customersOf(
  tx: Tx,
  { taxNumber, key }: { taxNumber: string | null; key: string | null },
): Promise<CustomerRow[]> {
  const where = [
    ...(taxNumber === null ? [] : [eq(customers.taxNumber, taxNumber)]),
    ...(key === null ? [] : [eq(customers.key, key)]),
  ];
  if (where.length === 0) return [];
  const rows = await tx
    .select()
    .from(customers)
    .where(or(...where))
    .orderBy(asc(customers.seq));
  const heads = new Map<string, CustomerRow>();
  for (const row of rows) {
    const head = await headOf(tx, row);
    heads.set(head.id, head);
  }
  return [...heads.values()];
}

/**
 * Joins a firm that has just got a number to the firm that has it already. A domain is a better head than an address at a free
 * provider: anybody may have typed the number there. It happens this once, so that a person who parts them has the last word.
 */
export async function joinByTaxNumber(tx: Tx, id: string, taxNumber: string) {
  const firm = await findCustomer(tx, id);
  const other = await withTaxNumber(tx, taxNumber, id);
  if (!firm || !other || firm.joinedTo !== null) return;
  const head = await headOf(tx, other);
  if (domainOf(head) === null && domainOf(firm) !== null) await joinCustomer(tx, head.id, id);
  else await joinCustomer(tx, id, head.id);
}

/**
 * Notes the VKN of a paper, the first one of its address. A firm without a number learns it. Where the domain's firm has another
 * number, two firms share the domain: the address is of the other one from then on, unless a person has said whose it is.
 */
export async function learnTaxNumber(tx: Tx, { email, taxNumber, company, at }: Writer & { taxNumber: string }) {
  const [found] = await tx
    .select({ address: customerAddresses, firm: customers })
    .from(customerAddresses)
    .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
    .where(eq(customerAddresses.email, email));
  if (found?.address.taxNumber !== null) return;
  const { address, firm } = found;
  await tx.update(customerAddresses).set({ taxNumber }).where(eq(customerAddresses.seq, address.seq));
  if (firm.taxNumber === null) return giveTaxNumber(tx, firm, taxNumber);
  if (firm.taxNumber === taxNumber || address.byHand || domainOf(firm) === null) return;
  const known = await withTaxNumber(tx, taxNumber, firm.id);
  const id = known?.id ?? (await firmOf(tx, ownKey(email), { company, at }));
  await moveAddress(tx, { seq: address.seq, from: firm.id, into: id });
  const own = known ? null : await findCustomer(tx, id);
  if (own?.taxNumber === null) await giveTaxNumber(tx, own, taxNumber);
}

async function giveTaxNumber(tx: Tx, firm: CustomerRow, taxNumber: string) {
  await tx
    .update(customers)
    .set({ taxNumber, found: foundOf({ ...firm, taxNumber }) })
    .where(eq(customers.id, firm.id));
  await joinByTaxNumber(tx, firm.id, taxNumber);
  await announceCustomers(tx, [firm.id]);
}

async function moveAddress(tx: Tx, { seq, from, into }: { seq: number; from: string; into: string }) {
  await tx.update(customerAddresses).set({ customerId: into }).where(eq(customerAddresses.seq, seq));
  await announceCustomers(tx, [from, into]);
  await removeNameless(tx);
}

/** Says of which firm an address is; `into` of null makes it one of its own. Returns null where one of both is unknown. */
export async function moveCustomerAddress(tx: Tx, email: string, into: string | null): Promise<CustomerRow | null> {
  const [found] = await tx
    .select({ address: customerAddresses, firm: customers })
    .from(customerAddresses)
    .innerJoin(customers, eq(customers.id, customerAddresses.customerId))
    .where(eq(customerAddresses.email, email));
  if (!found || (into !== null && !(await findCustomer(tx, into)))) return null;
  const { address, firm } = found;
  const id = into ?? (await firmOf(tx, ownKey(email), { company: null, at: firm.lastAt }));
  await tx.update(customerAddresses).set({ byHand: true }).where(eq(customerAddresses.seq, address.seq));
  if (id !== firm.id) await moveAddress(tx, { seq: address.seq, from: firm.id, into: id });
  return findCustomer(tx, id);
}
