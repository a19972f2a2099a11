import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { outbox } from '../db/tables/mailTables.ts';
import { inParts } from '../db/parts.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type MailFailure = NonNullable<OutboxRow['failure']>;

const unseen = { raisesRevision: false };

type NewMail = Pick<OutboxRow, 'kind' | 'subjectId'> & Partial<Pick<OutboxRow, 'failure'>>;

/**
 * Call it in the transaction that stores the subject of the mail, so that a crash cannot lose the mail. A mail that must
 * never be sent gets its `failure` at once.
 */
export async function addMail(tx: Tx, mail: NewMail, now: number) {
  await tx.insert(outbox).values({ ...mail, nextAt: now });
}

/** Returns up to 20 mails that are due, oldest first. */
export const dueMails = (db: Tx, now: number): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.failure), lte(outbox.nextAt, now)))
    .orderBy(asc(outbox.seq))
    .limit(20);

/** A claimed mail is left alone for this many milliseconds, which is longer than sending it takes. */
const claimed = 5 * 60_000;

/** Claims a mail that is due, so that no other process sends it; false when another one was faster. */
export const claimMails = (db: Db, { seq, nextAt }: Pick<OutboxRow, 'seq' | 'nextAt'>, now: number): Promise<boolean> =>
  db.write(async (tx) => {
    const same = and(eq(outbox.seq, seq), eq(outbox.nextAt, nextAt));
    const taken = await tx
      .update(outbox)
      .set({ nextAt: now + claimed })
      .where(same)
      .returning();
    return taken.length > 0;
  }, unseen);

/** Returns the state of a mail; one that is no longer in the outbox was sent, and so was one that is late. */
export async function stateOfMails(db: Tx, { kind, subjectId }: Pick<OutboxRow, 'kind' | 'subjectId'>) {
  const [row] = await db
    .select({ failure: outbox.failure })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.subjectId, subjectId)));
  return row && row.failure !== 'DELAYED' ? (row.failure ?? 'WAITING') : 'SENT';
}

type Mailed = { sentAt: number | null; inOutbox: number | null; failure: MailFailure | null };

/** Returns the state of a mail whose row says when it was sent; one that came back was sent, too. */
export function stateOfSent({ sentAt, inOutbox, failure }: Mailed): 'WAITING' | 'SENT' | 'FAILED' {
  if (sentAt !== null) return failure === null || failure === 'DELAYED' ? 'SENT' : 'FAILED';
  return inOutbox !== null && failure === null ? 'WAITING' : 'FAILED';
}

/** Returns, by subject, the mails that failed for good. */
export async function failedMails(db: Tx, subjectIds: string[]): Promise<Map<string, OutboxRow[]>> {
  const rows = await inParts(subjectIds, (part) =>
    db
      .select()
      .from(outbox)
      .where(and(inArray(outbox.subjectId, part), isNotNull(outbox.failure))),
  );
  return new Map(subjectIds.map((id) => [id, rows.filter(({ subjectId }) => subjectId === id)]));
}

export type Afterwards = (tx: Tx, subjectId: string, now: number) => Promise<void>;

/** Removes a sent mail; `note` runs in the same transaction. */
export async function finishMail(db: Db, seq: number, note: (tx: Tx) => Promise<void> | undefined) {
  await db.write(async (tx) => {
    await tx.delete(outbox).where(eq(outbox.seq, seq));
    await note(tx);
  }, unseen);
}

export async function postponeMail(db: Db, seq: number, attempts: number, nextAt: number) {
  await db.write(async (tx) => tx.update(outbox).set({ attempts, nextAt }).where(eq(outbox.seq, seq)), unseen);
}

type Given = { failure: MailFailure; now: number };

/** Ends the tries of a mail, which stays in the outbox to be shown; `note` runs in the same transaction. */
export async function giveUpMail(db: Db, seq: number, { failure, now }: Given, note: (tx: Tx) => Promise<void>) {
  await db.write(async (tx) => {
    await tx.update(outbox).set({ failure, nextAt: now }).where(eq(outbox.seq, seq));
    await note(tx);
  }, unseen);
}

type Bounced = Pick<OutboxRow, 'kind' | 'subjectId'> & Given;

/**
 * Puts a mail that was sent and came back, or is late, into the outbox to be shown; false where that is known, and while it is
 * still being sent. `note` runs in the same transaction, with the number of the mail.
 */
export const noteBounced = (
  db: Db,
  { kind, subjectId, failure, now }: Bounced,
  note: (tx: Tx, seq: number) => Promise<void>,
) =>
  db.write(async (tx) => {
    const ofIt = and(eq(outbox.kind, kind), eq(outbox.subjectId, subjectId));
    const [known] = await tx.select().from(outbox).where(ofIt);
    if (known && (known.failure !== 'DELAYED' || failure === 'DELAYED')) return false;
    if (known) await tx.delete(outbox).where(eq(outbox.seq, known.seq));
    const [row] = await tx.insert(outbox).values({ kind, subjectId, failure, nextAt: now }).returning();
    if (row) await note(tx, row.seq);
    return true;
  }, unseen);

/** Mails that were held back are no failure, and those that are late are none yet. */
const isUnsettled = and(
  inArray(outbox.failure, ['REFUSED', 'CONTENT_REFUSED', 'GIVEN_UP', 'EXPIRED']),
  isNull(outbox.settledAt),
);

export const countUnsettledMails = (db: Tx): Promise<number> => db.$count(outbox, isUnsettled);

/** Returns the last mails that could not be delivered and that nobody has dealt with. */
export const unsettledMails = (db: Tx, first: number): Promise<OutboxRow[]> =>
  db.select().from(outbox).where(isUnsettled).orderBy(desc(outbox.nextAt), desc(outbox.seq)).limit(first);

/** Returns false when there is no such mail any more. */
export const settleMail = (db: Db, seq: number, now: number): Promise<boolean> =>
  db.write(async (tx) => {
    const isIt = and(eq(outbox.seq, seq), isUnsettled);
    return (await tx.update(outbox).set({ settledAt: now }).where(isIt).returning()).length > 0;
  }, unseen);

/** Returns those of the mails that are still in the outbox, in any order. */
export const mailsWithSeqs = (db: Tx, seqs: number[]): Promise<OutboxRow[]> =>
  inParts(seqs, (part) => db.select().from(outbox).where(inArray(outbox.seq, part)));

/** Removes mails that nobody has tried to send since that moment, as on a site without a mail server. */
export async function removeMailsOlderThan(db: Db, moment: number) {
  const isOld = and(isNull(outbox.failure), lt(outbox.nextAt, moment));
  await db.write(async (tx) => tx.delete(outbox).where(isOld), unseen);
}

/** Removes mails that had failed for good by that moment. */
export async function removeFailedMailsBefore(db: Db, moment: number) {
  const isOld = and(isNotNull(outbox.failure), lt(outbox.nextAt, moment));
  await db.write(async (tx) => tx.delete(outbox).where(isOld), unseen);
}
