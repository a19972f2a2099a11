import { and, asc, eq, gte, lt, lte, min } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { dailyCounts, ignoredWords, type Count } from '../../../db/tables/figureTables.ts';
import { plusNew } from '../../../db/columns/expressions.ts';
import type { Page } from '../../../db/page.ts';

type Sums = Record<'wonSum' | 'wonSumEur' | 'wonSumUsd' | 'wonSumGbp', number>;
/** The sums are in kuruş, cents and pence. */
export type Steps = Record<'seen' | 'listed' | 'enquired' | 'offered' | 'won', number> & Sums;
export type FigureStepsRow = Steps;
export type FigureRowRecord = { key: string; name: string; searches: number | null; steps: Steps };
export type FigureRowPage = Page<FigureRowRecord>;
export type SearchedWordRow = { word: string; times: number; lastOn: string };
export type SearchedWordPage = Page<SearchedWordRow> & { searches: () => Promise<number> };
export type SeenProductRow = { id: string; times: number };
export type IgnoredWordRow = typeof ignoredWords.$inferSelect;
export type IgnoredWordPage = Page<IgnoredWordRow>;

/** No public page shows figures. */
const unseen = { raisesRevision: false };
/** Rows of one statement. */
const most = 100;

export const monthOfFigures = (day: string) => `m${day.slice(0, 7)}`;

/** Adds counts to those of a day and of its month. Several servers add up. */
export async function addFigures(db: Db, day: string, counts: Count[]) {
  const rows = [day, monthOfFigures(day)].flatMap((day) => counts.map((count) => ({ ...count, day })));
  await db.write(async (tx) => {
    for (let at = 0; at < rows.length; at += most)
      await tx
        .insert(dailyCounts)
        .values(rows.slice(at, at + most))
        .onConflictDoUpdate({
          target: [dailyCounts.key, dailyCounts.kind, dailyCounts.day],
          set: { n: plusNew(dailyCounts.n) },
        });
  }, unseen);
}

/** Forgets the days before this one, and the months before its month. */
export const removeFiguresBefore = (db: Db, day: string) =>
  db.write(async (tx) => {
    await tx.delete(dailyCounts).where(lt(dailyCounts.day, day));
    await tx.delete(dailyCounts).where(and(gte(dailyCounts.day, 'm'), lt(dailyCounts.day, monthOfFigures(day))));
  }, unseen);

/** Returns the first day of which something is counted; null on a site that has counted nothing. */
export async function firstDayOfFigures(db: Tx): Promise<string | null> {
  const [row] = await db
    .select({ day: min(dailyCounts.day) })
    .from(dailyCounts)
    .where(and(lte(dailyCounts.day, '9'), allOfKind('PAGE')));
  return row?.day ?? null;
}

const allOfKind = (kind: Count['kind']) => and(eq(dailyCounts.key, ''), eq(dailyCounts.kind, kind));

export const ignoreSearchedWord = (db: Db, word: string, now: number) =>
  db.write(async (tx) => tx.insert(ignoredWords).values({ word, createdAt: now }).onConflictDoNothing(), unseen);

/** Returns false when the word was not ignored. */
export const unignoreSearchedWord = (db: Db, word: string) =>
  db.write(async (tx) => {
    const removed = await tx.delete(ignoredWords).where(eq(ignoredWords.word, word)).returning();
    return removed.length > 0;
  }, unseen);

export const listIgnoredWords = async (
  db: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<IgnoredWordRow[]> =>
  db.select().from(ignoredWords).orderBy(asc(ignoredWords.word)).limit(limit).offset(offset);

export const countIgnoredWords = (db: Tx) => db.$count(ignoredWords);
