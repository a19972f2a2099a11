import { eq } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { state } from './tables/tables.ts';

const key = 'clock';
const day = 86_400_000;
/** A clock this far ahead of the last noted time has jumped, or the site was off for as long: only a person can tell. */
const longestPause = 31 * day;

export type Clock = { isRight: true } | { isRight: false; noted: string };

/** Compares the clock with the last noted time; `now` is in milliseconds. */
export async function lookAtClock(db: Db, now: number): Promise<Clock> {
  const [row] = await db.select().from(state).where(eq(state.key, key));
  const jumped = row && (now > row.value + longestPause || now < row.value - day);
  return jumped ? { isRight: false, noted: new Date(row.value).toISOString() } : { isRight: true };
}

/**
 * The time, or the last noted one under a clock that was set back. Otherwise messages of that time would count as old once
 * the clock is right, and be deleted.
 */
export async function steadyTime(db: Tx, now: number): Promise<number> {
  const [row] = await db.select().from(state).where(eq(state.key, key));
  return row && now < row.value - day ? row.value : now;
}

export async function noteTime(db: Db, now: number) {
  const value = { value: now };
  await db.write(
    async (tx) =>
      tx
        .insert(state)
        .values({ key, ...value })
        .onConflictDoUpdate({ target: state.key, set: value }),
    { raisesRevision: false },
  );
}
