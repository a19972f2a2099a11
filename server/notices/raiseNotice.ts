import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { plus } from '../db/columns/expressions.ts';
import { notices, type NoticeKind } from '../db/tables/noticeTables.ts';

const hour = 3_600_000;
/** A notice names no more things than these. */
const mostSubjects = 20;

export type Happened = {
  kind: NoticeKind;
  /** The id of the thing that it happened to, from which the text is made. */
  subject: string;
  /** What it is about: for an hour, notices of a kind about the same are one line. Left out: all of the kind are. */
  about?: string;
  /** Further numbers for the text. */
  numbers?: Record<string, number>;
  /** In milliseconds. */
  now: number;
};

/** Notifies the people whose roles and choices include the kind. Call it in the transaction of what happened. */
export async function raiseNotice(tx: Tx, { kind, subject, about = '', numbers = {}, now }: Happened) {
  const [same] = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.kind, kind), eq(notices.about, about), gt(notices.createdAt, now - hour)))
    .orderBy(desc(notices.createdAt))
    .limit(1);
  if (!same) {
    const values = { kind, about, subjects: [subject], times: 1, numbers, createdAt: now, changedAt: now };
    await tx.insert(notices).values({ id: randomUUID(), ...values });
    return;
  }
  const subjects = [...same.subjects.filter((id) => id !== subject), subject].slice(-mostSubjects);
  await tx
    .update(notices)
    .set({ subjects, numbers, times: plus(notices.times, 1), changedAt: now })
    .where(eq(notices.seq, same.seq));
}
