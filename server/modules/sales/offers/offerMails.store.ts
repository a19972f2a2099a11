import { desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { offerMails, offers } from '../../../db/tables/offerTables.ts';
import { inParts } from '../../../db/parts.ts';
import { stateOfSent, type MailFailure } from '../../../mail/outbox.store.ts';

type Row = typeof offerMails.$inferSelect;
export type OfferMailRecord = Row & { state: 'WAITING' | 'SENT' | 'FAILED'; failure: MailFailure | null };

/** It belongs in the transaction that puts it into the outbox. */
export async function addOfferMail(tx: Tx, mail: Omit<Row, 'seq' | 'sentAt'>) {
  await tx.insert(offerMails).values(mail);
}

/** Returns null when the id is unknown. */
export async function findOfferMail(db: Tx, id: string): Promise<Row | null> {
  const [row] = await db.select().from(offerMails).where(eq(offerMails.id, id));
  return row ?? null;
}

/** Returns the enquiries that mails are about, by the ids of the mails. */
export async function enquiriesOfOfferMails(
  db: Tx,
  ids: string[],
): Promise<Map<string, { id: string; number: string }>> {
  const rows = await inParts(ids, (part) =>
    db
      .select({ mail: offerMails.id, id: enquiries.id, number: enquiries.number })
      .from(offerMails)
      .innerJoin(offers, eq(offers.seq, offerMails.offerSeq))
      .innerJoin(enquiries, eq(enquiries.seq, offers.enquirySeq))
      .where(inArray(offerMails.id, part)),
  );
  return new Map(rows.map(({ mail, ...enquiry }) => [mail, enquiry]));
}

/** It belongs in the transaction that takes it out of the outbox. */
export async function noteOfferMailSent(tx: Tx, id: string, sentAt: number) {
  await tx.update(offerMails).set({ sentAt }).where(eq(offerMails.id, id));
}

/** Returns the last mail of each of several offers, by the offer's `seq`. */
export async function lastOfferMail(db: Tx, offerSeqs: number[]): Promise<Map<number, OfferMailRecord>> {
  const rows = await db
    .select({ mail: offerMails, inOutbox: outbox.seq, failure: outbox.failure })
    .from(offerMails)
    .leftJoin(outbox, eq(outbox.subjectId, offerMails.id))
    .where(inArray(offerMails.offerSeq, offerSeqs))
    .orderBy(desc(offerMails.seq));
  const last = new Map<number, OfferMailRecord>();
  for (const { mail, inOutbox, failure } of rows) {
    const state = stateOfSent({ ...mail, inOutbox, failure });
    if (!last.has(mail.offerSeq)) last.set(mail.offerSeq, { ...mail, state, failure });
  }
  return last;
}
