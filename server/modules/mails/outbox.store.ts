import { and, asc, eq, lt, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { outbox } from '../../db/mailTables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

const unseen = { raisesRevision: false };

/** Belongs into the transaction that stores what it is about: so a crash in between cannot lose the mail. */
export async function add(tx: Tx, mail: Pick<OutboxRow, 'kind' | 'subjectId'>, now: number) {
  await tx.insert(outbox).values({ ...mail, nextAt: now });
}

/** Mails that are to be sent now, oldest first. */
export const due = (db: Tx, now: number): Promise<OutboxRow[]> =>
  db.select().from(outbox).where(lte(outbox.nextAt, now)).orderBy(asc(outbox.seq)).limit(20);

/** Milliseconds that a mail is left to whoever claims it: longer than sending one takes. */
const claimed = 5 * 60_000;

/** Takes a mail that is due, so that nobody else does meanwhile; false when somebody was faster. */
export const claim = (db: Db, { seq, nextAt }: Pick<OutboxRow, 'seq' | 'nextAt'>, now: number): Promise<boolean> =>
  db.write(async (tx) => {
    const same = and(eq(outbox.seq, seq), eq(outbox.nextAt, nextAt));
    const taken = await tx
      .update(outbox)
      .set({ nextAt: now + claimed })
      .where(same)
      .returning();
    return taken.length > 0;
  }, unseen);

/** Whether one of that kind still waits. */
export const waits = async (db: Tx, { kind, subjectId }: Pick<OutboxRow, 'kind' | 'subjectId'>) =>
  (await db.$count(outbox, and(eq(outbox.kind, kind), eq(outbox.subjectId, subjectId)))) > 0;

export type Afterwards = (tx: Tx, subjectId: string, now: number) => Promise<void>;

/** `note` is done with it, or not at all. */
export async function done(db: Db, seq: number, note: (tx: Tx) => Promise<void> | undefined) {
  await db.write(async (tx) => {
    await tx.delete(outbox).where(eq(outbox.seq, seq));
    await note(tx);
  }, unseen);
}

export async function postpone(db: Db, seq: number, attempts: number, nextAt: number) {
  await db.write(async (tx) => tx.update(outbox).set({ attempts, nextAt }).where(eq(outbox.seq, seq)), unseen);
}

/** What nobody could send for so long is left to the admin's list; also on a site that sends no mail. */
export async function removeOlderThan(db: Db, moment: number) {
  await db.write(async (tx) => tx.delete(outbox).where(lt(outbox.nextAt, moment)), unseen);
}
