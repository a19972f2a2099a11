import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import { bareCode, fold } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import type { Page } from '../../../db/page.ts';
import { customerCodes, enquiries, enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { customerOf } from './customerOf.ts';

export type CustomerCodeRow = typeof customerCodes.$inferSelect;
export type CustomerCodePage = Page<CustomerCodeRow>;
type Place = { limit: number; offset: number };

const containing = (text: string) => {
  const [key, words] = [bareCode(text), fold(text).trim()];
  return key === '' ? undefined : or(like(customerCodes.key, `%${key}%`), like(customerCodes.customer, `%${words}%`));
};

/** Lists the codes whose letters, or whose customer, contain a text, by customer and code. */
export const searchCustomerCodes = async (db: Tx, text: string, { limit, offset }: Place): Promise<CustomerCodeRow[]> =>
  db
    .select()
    .from(customerCodes)
    .where(containing(text))
    .orderBy(asc(customerCodes.customer), asc(customerCodes.key))
    .limit(limit)
    .offset(offset);

export const countCustomerCodes = (db: Tx, text: string) => db.$count(customerCodes, containing(text));

/** Finds what a text means to the customer of an address. */
export async function findCustomerCode(db: Tx, email: string, text: string): Promise<CustomerCodeRow | undefined> {
  const [customer, key] = [customerOf(email), bareCode(text)];
  if (customer === null || key === '') return undefined;
  const [row] = await db
    .select()
    .from(customerCodes)
    .where(and(eq(customerCodes.customer, customer), eq(customerCodes.key, key)));
  return row;
}

/** Keeps what a code means to a customer, in the place of what it meant before. */
export async function putCustomerCode(tx: Tx, values: Omit<CustomerCodeRow, 'id' | 'key'>) {
  const { productId, code, learnedBy, learnedAt } = values;
  const [row] = await tx
    .insert(customerCodes)
    .values({ ...values, id: randomUUID(), key: bareCode(code) })
    .onConflictDoUpdate({
      target: [customerCodes.customer, customerCodes.key],
      set: { productId, code, learnedBy, learnedAt },
    })
    .returning();
  if (!row) throw new Error('The code was not stored.');
  return row;
}

/** Returns false when there is no such code. */
export const removeCustomerCode = async (tx: Tx, id: string) =>
  (await tx.delete(customerCodes).where(eq(customerCodes.id, id)).returning({ id: customerCodes.id })).length > 0;

/** Reads a row of an enquiry with the address of its buyer. */
export async function askedCodeRow(db: Tx, seq: number) {
  const [row] = await db
    .select({ row: enquiryRows, email: enquiries.email, enquiryId: enquiries.id })
    .from(enquiryRows)
    .innerJoin(enquiries, eq(enquiries.seq, enquiryRows.enquirySeq))
    .where(eq(enquiryRows.seq, seq));
  return row;
}

/** Marks the words of a row as the buyer's code, so that offers name it. */
export const markCodeAsked = (tx: Tx, seq: number, askedCode: string) =>
  tx.update(enquiryRows).set({ askedCode }).where(eq(enquiryRows.seq, seq));

/** The buyer's words in a row, which may be a code. */
export const wordsOfCustomerCode = ({
  askedCode,
  written,
  name,
}: Pick<typeof enquiryRows.$inferSelect, 'askedCode' | 'written' | 'name'>) => askedCode ?? written ?? name;

/** Finds what the words of rows mean to their buyers, by the numbers of the rows. It takes two statements. */
export async function customerCodesOfRows(
  db: Tx,
  seqs: number[],
): Promise<Map<string, { code: CustomerCodeRow | null }>> {
  const asked = await db
    .select({
      seq: enquiryRows.seq,
      askedCode: enquiryRows.askedCode,
      written: enquiryRows.written,
      name: enquiryRows.name,
      email: enquiries.email,
    })
    .from(enquiryRows)
    .innerJoin(enquiries, eq(enquiries.seq, enquiryRows.enquirySeq))
    .where(inArray(enquiryRows.seq, seqs));
  const keyed = asked.map((row) => ({
    seq: row.seq,
    customer: customerOf(row.email),
    key: bareCode(wordsOfCustomerCode(row)),
  }));
  const customers = [...new Set(keyed.flatMap(({ customer }) => customer ?? []))];
  const known =
    customers.length === 0
      ? []
      : await db
          .select()
          .from(customerCodes)
          .where(
            and(
              inArray(customerCodes.customer, customers),
              inArray(customerCodes.key, [...new Set(keyed.map(({ key }) => key))]),
            ),
          );
  return new Map(
    keyed.map(({ seq, customer, key }) => [
      String(seq),
      { code: known.find((one) => one.customer === customer && one.key === key) ?? null },
    ]),
  );
}
