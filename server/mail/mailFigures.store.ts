import { count, isNull, min } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { outbox } from '../db/tables/mailTables.ts';

const minute = 60_000;
const longestPause = 360 * minute;

/** Milliseconds between the arrival of a mail and its next try; the pauses are a minute, two, four, … */
const waited = (attempts: number) =>
  Array.from({ length: attempts }, (_, n) => Math.min(minute * 2 ** n, longestPause)).reduce(
    (all, one) => all + one,
    0,
  );

/** Counts the waiting mails and those of them that failed before, and finds since when the oldest waits. */
export async function mailFigures(db: Tx) {
  const rows = await db
    .select({ attempts: outbox.attempts, mails: count(), nextAt: min(outbox.nextAt) })
    .from(outbox)
    .where(isNull(outbox.failure))
    .groupBy(outbox.attempts);
  const total = (some: typeof rows) => some.reduce((all, { mails }) => all + mails, 0);
  const since = rows.map(({ attempts, nextAt }) => Number(nextAt) - waited(attempts));
  return {
    waiting: total(rows),
    failing: total(rows.filter(({ attempts }) => attempts > 0)),
    oldestAt: since.length > 0 ? Math.min(...since) : null,
  };
}
