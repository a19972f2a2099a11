import { setImmediate } from 'node:timers/promises';
import { asc, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/enquiryTables.ts';
import { bin } from '../../../db/historyTables.ts';
import { messages } from '../../../db/messageTables.ts';
import { withLetters } from '../../sales/messages/wholeMessages.store.ts';
import { readWholeEnquiries } from '../../sales/enquiries/wholeEnquiries.store.ts';
import { ordersOfPerson } from '../../sales/orders/orderPersons.store.ts';
import type { Contact } from './contact.ts';

/** This is one message, enquiry or order about a person. */
export type PersonalRecord = {
  /** The id is 'message:…', 'enquiry:…', 'order:…', or 'bin:…' for a deleted one. */
  id: string;
  sort: 'MESSAGE' | 'ENQUIRY' | 'ORDER';
  isInBin: boolean;
  /** The person sent it; otherwise their address or number occurs in its text. */
  isSent: boolean;
  /** The whole row as it is stored. */
  record: Record<string, unknown>;
};

type Candidate = Omit<PersonalRecord, 'isSent'>;

/** This many rows are read before other work gets a turn. */
const atOnce = 500;

/** Reads everything that visitors wrote, including the bin. */
async function* candidates(db: Tx): AsyncIterable<Candidate> {
  for (let last = 0, more = true; more; await setImmediate()) {
    const rows = await db
      .select()
      .from(messages)
      .where(gt(messages.seq, last))
      .orderBy(asc(messages.seq))
      .limit(atOnce);
    for (const record of await withLetters(db, rows))
      yield { id: `message:${record.id}`, sort: 'MESSAGE', isInBin: false, record };
    last = rows.at(-1)?.seq ?? last;
    more = rows.length === atOnce;
  }
  for (let last = 0, more = true; more; await setImmediate()) {
    const rows = await db
      .select({ seq: enquiries.seq, id: enquiries.id })
      .from(enquiries)
      .where(gt(enquiries.seq, last))
      .orderBy(asc(enquiries.seq))
      .limit(atOnce);
    const found = await readWholeEnquiries(
      db,
      rows.map(({ id }) => id),
    );
    for (const record of found) yield { id: `enquiry:${record.id}`, sort: 'ENQUIRY', isInBin: false, record };
    last = rows.at(-1)?.seq ?? last;
    more = rows.length === atOnce;
  }
  const binned = await db
    .select()
    .from(bin)
    .where(inArray(bin.entity, ['message', 'enquiry']));
  for (const { seq, entity, row } of binned)
    yield { id: `bin:${seq}`, sort: entity === 'message' ? 'MESSAGE' : 'ENQUIRY', isInBin: true, record: row };
}

/** Returns every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An order has no phone number: it is found through the enquiry that the person sent. */
function ordersIn({ isSent, record }: PersonalRecord): number[] {
  const placed: unknown[] = isSent && Array.isArray(record.orders) ? record.orders : [];
  return placed.flatMap((one) => (typeof one === 'object' && one !== null && 'seq' in one ? [Number(one.seq)] : []));
}

/** Returns everything that is kept about the person with that contact, the newest first. */
export async function findPersonalData(db: Tx, contact: Contact): Promise<PersonalRecord[]> {
  const found: PersonalRecord[] = [];
  for await (const candidate of candidates(db)) {
    const { email, phone } = candidate.record;
    const isSent = contact.is(email) || contact.is(phone);
    if (isSent || textsIn(candidate.record).some(contact.isIn)) found.push({ ...candidate, isSent });
  }
  const placed = await ordersOfPerson(db, contact.is, new Set(found.flatMap(ordersIn)));
  found.push(
    ...placed.map((record) => ({
      id: `order:${record.id}`,
      sort: 'ORDER' as const,
      isInBin: false,
      isSent: true,
      record,
    })),
  );
  return found.sort((a, b) => Number(b.record.createdAt) - Number(a.record.createdAt));
}
