import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, like, ne, notInArray, or } from 'drizzle-orm';
import { fold } from '../../../../common/text/letters.ts';
import { membersOf } from '../../../db/subqueries.ts';
import { customerAddresses, customers } from '../../../db/tables/customerTables.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { emit } from '../../../webhooks/emit.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** Somebody wrote from this address at that time, in milliseconds, and named that company and, on a paper, its VKN. */
export type Writer = { email: string; company: string | null; at: number; taxNumber?: string | null };

/** Returns what the search of firms reads. */
export const foundOf = ({ name, key, taxNumber = null }: Pick<CustomerRow, 'name' | 'key'> & Partial<CustomerRow>) =>
  fold([name, key, taxNumber].filter(Boolean).join(' '));

/** The domain by which a firm is known; null for a person whose domain strangers share. */
export const domainOf = ({ key }: Pick<CustomerRow, 'key'>) => (key.includes('@') ? null : key);

/** The key of a firm that is known by one address alone. */
export const ownKey = (email: string) => email.trim().toLowerCase();

/** Notes for the programs that follow firms that these changed. */
export const announceCustomers = (tx: Tx, ids: string[]) =>
  emit(
    tx,
    ids.map((subject) => ({ event: 'CUSTOMER_CHANGED', subject })),
    Date.now(),
  );

/** Returns the firm with that key, which is made where there is none. */
export async function firmOf(tx: Tx, key: string, { company, at }: Pick<Writer, 'company' | 'at'>): Promise<string> {
  const name = company?.trim() || key;
  const firm = { id: randomUUID(), name, key, found: foundOf({ name, key }), lastAt: at };
  const [made] = await tx.insert(customers).values(firm).onConflictDoNothing().returning({ id: customers.id });
  if (made) {
    await announceCustomers(tx, [made.id]);
    return made.id;
  }
  const [other] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.key, key));
  if (!other) throw new Error('The customer was not stored.');
  return other.id;
}

/** Returns null when the id is unknown. */
export async function findCustomer(db: Tx, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** Reads firms by their ids. */
export const customersWithIds = (db: Tx, ids: string[]): Promise<CustomerRow[]> =>
  inParts(ids, (part) => db.select().from(customers).where(inArray(customers.id, part)));

/** Lists the firms that were joined to one, at any depth, by name. */
export const joinedCustomers = (db: Tx, id: string): Promise<CustomerRow[]> =>
  db
    .select()
    .from(customers)
    .where(and(inArray(customers.id, membersOf(id)), ne(customers.id, id)))
    .orderBy(asc(customers.found), asc(customers.id));

/** Removes those of which no address is left, where they were known by it alone or nobody wrote anything down. */
export async function removeNameless(tx: Tx) {
  const gone = await tx
    .delete(customers)
    .where(
      and(
        or(
          like(customers.key, '%@%'),
          and(
            ...[customers.discount, customers.deliveryTerms, customers.paymentTerms, customers.note].map(isNull),
            // The number of a firm that somebody has typed or imported is something that was written down, too.
            or(isNull(customers.taxNumber), eq(customers.version, 1)),
          ),
        ),
        notInArray(customers.id, tx.select({ id: customerAddresses.customerId }).from(customerAddresses)),
      ),
    )
    .returning({ id: customers.id });
  const ids = gone.map(({ id }) => id);
  await inParts(ids, async (part) => {
    await tx.update(customers).set({ joinedTo: null }).where(inArray(customers.joinedTo, part));
    return [];
  });
}
