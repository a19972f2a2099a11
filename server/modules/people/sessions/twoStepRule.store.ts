import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { state } from '../../../db/tables/tables.ts';

/** The row says when everybody was asked for two-step sign-in; there is none while it is optional. */
export const twoStepKey = 'twoStepAsked';

/** The API returns this record. */
export type TwoStepAsked = { since: number | null };

/** Sessions that were open before may do without it for this many milliseconds. */
const grace = 7 * 86_400_000;

/** Returns when it was asked for, in milliseconds; null when it was not. */
export async function askedSince(db: Tx): Promise<number | null> {
  const [row] = await db.select().from(state).where(eq(state.key, twoStepKey));
  return row?.value ?? null;
}

/** Asking once more does not move the date. */
export async function ask(db: Db, everybody: boolean, now: number) {
  const write = async (tx: Tx) =>
    everybody
      ? tx.insert(state).values({ key: twoStepKey, value: now }).onConflictDoNothing().returning()
      : tx.delete(state).where(eq(state.key, twoStepKey)).returning();
  await db.write(write, { raisesRevision: false });
}

export const dueFrom = (since: number) => since + grace;

/**
 * Returns whether a session that was opened then, of someone without two-step sign-in, has to set it up before anything
 * else.
 */
export const owes = (since: number | null | undefined, openedAt: number, now: number) =>
  since != null && (openedAt >= since || now >= dueFrom(since));
