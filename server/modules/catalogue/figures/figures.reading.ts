import { and, between, count, desc, eq, gte, inArray, isNull, lt, max, not, notExists, type SQL } from 'drizzle-orm';
import { dayHere } from '../../../core/companyDays.ts';
import { daysAfter } from '../../../../common/text/companyTime.ts';
import type { Tx } from '../../../db/database.ts';
import { isFilled, largeSumOf, sumWhere, textAfter } from '../../../db/columns/expressions.ts';
import { dailyCounts, ignoredWords, pins, type CountKind } from '../../../db/tables/figureTables.ts';
import { synonyms } from '../../../db/tables/searchTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { monthOfFigures, type SearchedWordRow, type Steps } from './figures.store.ts';
import { category, idOf, product, word } from './keys.ts';

// Each list is one or two statements on indexes that hold all they read.

export type Period = 'WEEK' | 'MONTH' | 'YEAR';

const { kind, key, n } = dailyCounts;

/** Returns the first and the last day, or month, of a period. */
export function daysOf(period: Period, now: number): [first: string, last: string] {
  const today = dayHere(now);
  if (period !== 'YEAR') return [daysAfter(today, period === 'WEEK' ? -6 : -29), today];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 12, 1)).toISOString();
  return [monthOfFigures(first), monthOfFigures(today)];
}

const within = (period: Period, now: number) => between(dailyCounts.day, ...daysOf(period, now));

const kinds = {
  seen: 'SEEN',
  listed: 'LISTED',
  enquired: 'ENQUIRED',
  offered: 'OFFERED',
  won: 'WON',
  wonSum: 'WON_SUM',
  wonSumEur: 'WON_SUM_EUR',
  wonSumUsd: 'WON_SUM_USD',
  wonSumGbp: 'WON_SUM_GBP',
} as const;
const noSteps = Object.fromEntries(Object.keys(kinds).map((name) => [name, 0])) as Steps;
const stepKinds: CountKind[] = Object.values(kinds);
const sums = Object.fromEntries(
  Object.entries(kinds).map(([name, step]) => [name, sumWhere(eq(kind, step), n)]),
) as Record<keyof Steps, SQL<number>>;

const found: CountKind[] = ['FOUND_NONE', 'FOUND_ONE', 'FOUND_FEW', 'FOUND_MANY'];

/** Sums up one key of each kind. */
export async function totals(db: Tx, which: string, period: Period, now: number) {
  const rows = await db
    .select({ kind, sum: largeSumOf(n) })
    .from(dailyCounts)
    .where(and(eq(key, which), inArray(kind, [...stepKinds, 'SEARCHED', 'PROGRAM']), within(period, now)))
    .groupBy(kind);
  const of = (one: CountKind) => rows.find((row) => row.kind === one)?.sum ?? 0;
  const steps = Object.fromEntries(Object.entries(kinds).map(([name, step]) => [name, of(step)])) as Steps;
  return { steps, searches: of('SEARCHED'), programs: of('PROGRAM') };
}

export type Place = { limit: number; offset: number };
export type Row = { key: string; searches: number | null; steps: Steps };

const namedRow = ({ id, ...steps }: Steps & { id: string }): Row => ({ key: id, searches: null, steps });

/** The keys of one sign follow each other, so that an index finds them. */
const signed = (sign: string) => and(gte(key, sign), lt(key, `${sign}\u{10ffff}`));

/** Views alone rank products: all steps of all products would be several times as many rows. */
const rankedBy = { PRODUCT: ['SEEN'], CATEGORY: stepKinds } satisfies Record<string, CountKind[]>;
const signOf = { PRODUCT: product, CATEGORY: category };

const ranking = (of: 'PRODUCT' | 'CATEGORY', period: Period, now: number) =>
  and(inArray(kind, rankedBy[of]), within(period, now), signed(signOf[of]));

/** Lists products that were seen or categories, the most seen first. */
export async function byKey(db: Tx, of: 'PRODUCT' | 'CATEGORY', period: Period, now: number, place: Place) {
  const best = await db
    .select({ key })
    .from(dailyCounts)
    .where(ranking(of, period, now))
    .groupBy(key)
    .orderBy(desc(sums.seen), key)
    .limit(place.limit)
    .offset(place.offset);
  const keys = best.map((row) => row.key);
  const rows = await db
    .select({ key, ...sums })
    .from(dailyCounts)
    .where(and(inArray(key, keys), inArray(kind, stepKinds), within(period, now)))
    .groupBy(key);
  const found = new Map(rows.map(({ key: one, ...steps }) => [one, steps]));
  return keys.flatMap((one) => {
    const steps = found.get(one);
    return steps ? [namedRow({ id: idOf(one), ...steps })] : [];
  });
}

/** Lists the months of a year, the last first. */
export async function byMonth(db: Tx, now: number, place: Place) {
  const rows = await db
    .select({ id: textAfter(dailyCounts.day, 1), ...sums })
    .from(dailyCounts)
    .where(and(eq(key, ''), inArray(kind, stepKinds), within('YEAR', now)))
    .groupBy(dailyCounts.day)
    .orderBy(desc(dailyCounts.day))
    .limit(place.limit)
    .offset(place.offset);
  return rows.map(namedRow);
}

/** Lists search words, the most frequent first, with the products that were seen from their results. */
export async function byWord(db: Tx, period: Period, now: number, place: Place): Promise<Row[]> {
  const searches = largeSumOf(n);
  const rows = await db
    .select({ word: key, searches })
    .from(dailyCounts)
    .where(and(inArray(kind, found), within(period, now)))
    .groupBy(key)
    .orderBy(desc(searches), key)
    .limit(place.limit)
    .offset(place.offset);
  const words = rows.map((row) => word + row.word);
  const seen = await db
    .select({ word: key, seen: largeSumOf(n) })
    .from(dailyCounts)
    .where(and(inArray(key, words), eq(kind, 'SEEN'), within(period, now)))
    .groupBy(key);
  const of = new Map(seen.map((row) => [row.word, row.seen]));
  return rows.map((row) => ({
    key: row.word,
    searches: row.searches,
    steps: { ...noSteps, seen: of.get(word + row.word) ?? 0 },
  }));
}

/** More rows are not counted, and no page leads beyond them. */
const mostCounted = 2000;

/** Counts the rows of these lists. */
export async function countRows(db: Tx, of: 'PRODUCT' | 'CATEGORY' | 'WORD' | 'MONTH', period: Period, now: number) {
  const which =
    of === 'WORD'
      ? and(inArray(kind, found), within(period, now))
      : of === 'MONTH'
        ? and(eq(key, ''), inArray(kind, stepKinds), within('YEAR', now))
        : ranking(of, period, now);
  const rows = db
    .selectDistinct({ one: of === 'MONTH' ? dailyCounts.day : key })
    .from(dailyCounts)
    .where(which)
    .limit(mostCounted)
    .as('rows_of_figures');
  const [row] = await db.select({ count: count() }).from(rows);
  return row?.count ?? 0;
}

const unanswered = (db: Tx) =>
  and(
    notExists(db.select({ word: ignoredWords.word }).from(ignoredWords).where(eq(ignoredWords.word, key))),
    notExists(db.select({ key: synonyms.key }).from(synonyms).where(eq(synonyms.key, key))),
    notExists(db.select({ key: pins.key }).from(pins).where(eq(pins.key, key))),
  );

const withoutHit = (db: Tx, period: Period, now: number) =>
  and(eq(kind, 'FOUND_NONE'), within(period, now), unanswered(db));

/** Lists the words without a hit, the most frequent first. */
export async function wordsWithoutHit(db: Tx, period: Period, now: number, place: Place): Promise<SearchedWordRow[]> {
  const times = largeSumOf(n);
  const rows = await db
    .select({ word: key, times, lastOn: max(dailyCounts.day) })
    .from(dailyCounts)
    .where(withoutHit(db, period, now))
    .groupBy(key)
    .orderBy(desc(times), key)
    .limit(place.limit)
    .offset(place.offset);
  return rows.map(({ lastOn, ...row }) => ({ ...row, lastOn: lastOn?.replace(/^m/, '') ?? '' }));
}

/** Counts them, and the searches for them. */
export async function countWithoutHit(db: Tx, period: Period, now: number) {
  const rows = db
    .select({ one: key, times: largeSumOf(n).as('times') })
    .from(dailyCounts)
    .where(withoutHit(db, period, now))
    .groupBy(key)
    .as('words');
  const [row] = await db.select({ words: count(), searches: largeSumOf(rows.times) }).from(rows);
  return { words: row?.words ?? 0, searches: row?.searches ?? 0 };
}

const lacks = {
  PRICE: isNull(products.price),
  PICTURE: isNull(products.image),
  DOCUMENT: not(isFilled(products.documentIds)),
};
export type Lacking = keyof typeof lacks;

/** Lists the ids of the products that are seen most and lack something. */
export const seenWithout = (db: Tx, lacking: Lacking, period: Period, { now, first }: { now: number; first: number }) =>
  db
    .select({ id: products.id, times: largeSumOf(n) })
    .from(dailyCounts)
    .innerJoin(products, eq(products.id, textAfter(key, product.length)))
    .where(and(eq(kind, 'SEEN'), within(period, now), signed(product), lacks[lacking]))
    .groupBy(products.id)
    .orderBy(desc(largeSumOf(n)), products.id)
    .limit(first);

/** Returns how often words were looked for in the last 30 days. */
export async function timesOf(db: Tx, words: string[], now: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ word: key, times: largeSumOf(n) })
    .from(dailyCounts)
    .where(and(inArray(key, words), inArray(kind, found), within('MONTH', now)))
    .groupBy(key);
  return new Map(rows.map((row) => [row.word, row.times]));
}
