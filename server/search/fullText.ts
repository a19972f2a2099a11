import { desc } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { engine } from '../db/engine.ts';
import { amongNumbers } from '../db/columns/expressions.ts';
import { isForVisitors } from '../db/visible.ts';
import { hiddenFacet } from './entry.ts';
import type { SortedBy } from './tier.ts';
import * as postgres from './search.postgres.ts';
import * as sqlite from './search.sqlite.ts';

// An `expression` is a query in the language of FTS5; the PostgreSQL implementation translates it.

type FullText = typeof sqlite;

const fullText: FullText = engine === 'postgres' ? postgres : sqlite;

export const { entryStatements, replaceEntries, holdsExactly } = fullText;

/** Leaves out what visitors do not see. There are few such rows, so that excluding them costs less than asking for all others. */
const seenBy = (db: Tx, expression: string) =>
  isForVisitors(db) ? `(${expression}) NOT (facets : ("${hiddenFacet}"))` : expression;

/** Tells whether anything matches. */
export const matches = (db: Tx, table: string, expression: string) =>
  fullText.matches(db, table, seenBy(db, expression));

/** Returns the `seq` of the matches, newest first. */
export const newestMatches = (db: Tx, table: string, expression: string, limit: number) =>
  fullText.newestMatches(db, table, seenBy(db, expression), limit);

/** Returns those of the rows that match; the rows are seen already. */
export const { matchesAmong } = fullText;

/** Counts the matches, up to `most`. */
export const countMatches = (db: Tx, table: string, expression: string, most: number) =>
  fullText.countMatches(db, table, seenBy(db, expression), most);

/** Returns a subquery for the `seq` of all matches. */
export const seqsOfMatches = (db: Tx, table: string, expression: string) =>
  fullText.seqsOfMatches(table, seenBy(db, expression));

/** Reads the rows of these numbers sorted by their keys, the newest of equal ones first. */
export const inOrderOf = async (db: Tx, { table, seq, group, key }: SortedBy, seqs: number[]) =>
  (await db.select({ seq, group }).from(table).where(amongNumbers(seq, seqs)).orderBy(key, desc(seq))) as {
    seq: number;
    group: string | null;
  }[];

/** On PostgreSQL one statement for all tiers is faster than one for each; SQLite has no such function. */
export const rankMatches =
  engine === 'postgres'
    ? (db: Tx, table: string, expressions: string[], most: number) =>
        postgres.rankMatches(
          db,
          table,
          expressions.map((one) => seenBy(db, one)),
          most,
        )
    : undefined;
