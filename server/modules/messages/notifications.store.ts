import { asc, eq, lt, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { messages, notifications } from '../../db/messageTables.ts';

const unseen = { raisesRevision: false };

/** In the transaction that stores the message: so a crash in between cannot lose the notification. */
export async function add(tx: Tx, messageSeq: number, now: number) {
  await tx.insert(notifications).values({ messageSeq, nextAt: now });
}

/** Messages that the company is to be notified of now, oldest first. */
export async function due(db: Tx, now: number) {
  return db
    .select()
    .from(notifications)
    .innerJoin(messages, eq(messages.seq, notifications.messageSeq))
    .where(lte(notifications.nextAt, now))
    .orderBy(asc(notifications.messageSeq))
    .limit(20);
}

export async function done(db: Db, messageSeq: number) {
  await db.write(async (tx) => tx.delete(notifications).where(eq(notifications.messageSeq, messageSeq)), unseen);
}

export async function postpone(db: Db, messageSeq: number, attempts: number, nextAt: number) {
  const later = { attempts, nextAt };
  await db.write(
    async (tx) => tx.update(notifications).set(later).where(eq(notifications.messageSeq, messageSeq)),
    unseen,
  );
}

/** What could not be sent for so long is left to the admin's list. */
export async function removeOlderThan(db: Db, moment: number) {
  await db.write(async (tx) => tx.delete(notifications).where(lt(notifications.nextAt, moment)), unseen);
}
