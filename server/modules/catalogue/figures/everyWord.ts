import { and, desc, eq, gte, inArray, lt, max } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { largeSumOf, sumWhere } from '../../../db/columns/expressions.ts';
import { dailyCounts, type CountKind } from '../../../db/tables/figureTables.ts';
import { daysOf } from './figures.reading.ts';
import { idOf, word } from './keys.ts';

const { kind, key, n, day } = dailyCounts;

const found = { none: 'FOUND_NONE', one: 'FOUND_ONE', few: 'FOUND_FEW', many: 'FOUND_MANY' } as const;
const kinds: CountKind[] = Object.values(found);

/** A file has no more words than this, and a spreadsheet shows no more comfortably. */
const most = 50_000;

/** Returns the words that were looked for in the last twelve months, the most frequent first, with what they found. */
export async function everyWord(db: Tx, now: number) {
  const [first] = daysOf('YEAR', now);
  // The sums of months stand behind the days.
  const inYear = gte(day, first);
  const searches = largeSumOf(n);
  const rows = await db
    .select({
      ...{ word: key, searches, lastIn: max(day) },
      none: sumWhere(eq(kind, found.none), n),
      one: sumWhere(eq(kind, found.one), n),
      few: sumWhere(eq(kind, found.few), n),
      many: sumWhere(eq(kind, found.many), n),
    })
    .from(dailyCounts)
    .where(and(inArray(kind, kinds), inYear))
    .groupBy(key)
    .orderBy(desc(searches), key)
    .limit(most);
  const seen = await db
    .select({ key, seen: largeSumOf(n) })
    .from(dailyCounts)
    .where(and(eq(kind, 'SEEN'), inYear, gte(key, word), lt(key, `${word}\u{10ffff}`)))
    .groupBy(key);
  const opened = new Map(seen.map((row) => [idOf(row.key), row.seen]));
  return rows.map((row) => ({
    ...row,
    opened: opened.get(row.word) ?? 0,
    lastIn: row.lastIn?.replace(/^m/, '') ?? '',
  }));
}
