import { sql } from 'drizzle-orm';
import type { Progress } from '../jobs/progress.ts';
import type { Tx } from '../db/database.ts';
import { rowsOf } from '../db/postgres/rowsOf.ts';
import { columns, termsOf, type Entry } from './entry.ts';
import type { Ranking } from './tier.ts';
import { beginning, quoted, tsqueryOf, weights } from './tsquery.ts';

// The full-text search of PostgreSQL: terms made by our code are stored in a tsvector with a GIN index, without PostgreSQL's
// dictionaries. The migration `search` creates the tables.

/** A tsvector holds positions up to 16,383. Later terms of a very long title share this one, so phrases do not find them. */
const lastOfTitle = 16_000;
/** All terms of another column share one position, since phrases are searched only in the title. */
const places = { body: 16_381, code: 16_382, facets: 16_383 };

/** Returns the position and weight of a term in PostgreSQL's notation. */
function placeOf(column: (typeof columns)[number], at: number) {
  const place = column === 'title' ? Math.min(at + 2, lastOfTitle) : places[column];
  return `${place}${weights[column]}`;
}

/** Writes an entry as the text of a tsvector. */
function vectorOf(entry: Entry): string {
  const found = new Map<string, Set<string>>([[beginning, new Set([`1${weights.title}`])]]);
  for (const [number, text] of termsOf(entry).entries()) {
    const column = columns[number];
    if (!column) continue;
    for (const [at, term] of text.split(' ').filter(Boolean).entries()) {
      const stands = found.get(term) ?? new Set();
      found.set(term, stands.add(placeOf(column, at)));
    }
  }
  return [...found].map(([term, stands]) => `${quoted(term)}:${[...stands].join()}`).join(' ');
}

export function entryStatements(tx: Tx, name: string) {
  const table = sql.raw(name);
  const remove = async (seq: number) => void (await rowsOf(tx, sql`delete from ${table} where seq = ${seq}`));
  return {
    insert: async (entry: Entry) =>
      void (await rowsOf(
        tx,
        sql`insert into ${table} (seq, terms) values (${entry.seq}, ${vectorOf(entry)}::tsvector)`,
      )),
    /** PostgreSQL overwrites a deleted row at its next vacuum. */
    erase: async (entry: Entry) => remove(entry.seq),
    remove,
  };
}

/** One statement inserts this many entries, to save round trips to the server. */
const atOnce = 200;

/** Replaces all entries of the table. */
export async function replaceEntries(tx: Tx, table: string, entries: Entry[], progress: Progress) {
  await rowsOf(tx, sql`delete from ${sql.raw(table)}`);
  for (let at = 0; at < entries.length; at += atOnce) {
    const some = entries.slice(at, at + atOnce);
    const seqs = some.map(({ seq }) => seq);
    const rows = sql`unnest(${sql.param(seqs)}::bigint[], ${sql.param(some.map(vectorOf))}::text[]) as given (seq, terms)`;
    await rowsOf(tx, sql`insert into ${sql.raw(table)} (seq, terms) select seq, terms::tsvector from ${rows}`);
    await progress.advance(some.length);
  }
  // The server would do this automatically only later; until then each search would take three times as long.
  await rowsOf(tx, sql`select gin_clean_pending_list(${`${table}_by_term`}::regclass)`);
  await rowsOf(tx, sql`analyze ${sql.raw(table)}`);
}

/**
 * Puts any expression but a single word into a subquery. PostgreSQL estimates the rows of prefixes and combinations badly and
 * would then read the whole table; of a subquery it assumes few rows and reads the index.
 */
function matching(expression: string) {
  const query = sql`${tsqueryOf(expression)}::tsquery`;
  return /^"[^" ]*"$/.test(expression) ? sql`terms @@ ${query}` : sql`terms @@ (select ${query})`;
}

/** Materializes the matches first. Otherwise a search for the first or newest match would read row after row to find one. */
const few = (table: string, expression: string, most: number, what = sql`seq`) =>
  sql`with few as materialized (select ${what} from ${sql.raw(table)} where ${matching(expression)} limit ${most})`;

/** From this many matches on, reading row after row soon finds one. */
const many = 500;

/** Tells whether anything matches. */
export async function matches(db: Tx, table: string, expression: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`${few(table, expression, many)} select 1 from few limit 1`);
  return rows.length > 0;
}

/** Returns the `seq` of the matches, newest first. */
export async function newestMatches(db: Tx, table: string, expression: string, limit: number): Promise<number[]> {
  const most = Math.max(many, 4 * limit);
  const areAll = sql`(select count(*) from few) < ${most}`;
  const rows = await rowsOf<{ seq: number }>(
    db,
    sql`${few(table, expression, most)}
      (select seq from few where ${areAll} order by seq desc limit ${limit})
      union all
      (select seq from ${sql.raw(table)} where not ${areAll} and ${matching(expression)} order by seq desc limit ${limit})`,
  );
  return rows.map(({ seq }) => seq);
}

/**
 * Returns the `seq` of all matches of the last expression: first those of the first expression, then those of the second, and
 * so on, each with the place of its expression and the newest first within it. Returns only the count when there are more than
 * `most`. A short prefix takes most of the time, so one statement looks it up once for all expressions.
 */
export async function rankMatches(
  db: Tx,
  table: string,
  expressions: string[],
  most: number,
): Promise<{ count: number; seqs: Ranking | undefined }> {
  const last = expressions.length - 1;
  const better = expressions
    .slice(0, last)
    .map((one, at) => sql`when terms @@ ${tsqueryOf(one)}::tsquery then ${sql.raw(String(at))}`);
  const place = better.length > 0 ? sql`case ${sql.join(better, sql` `)} else ${sql.raw(String(last))} end` : sql`0`;
  const [row] = await rowsOf<{ n: number; seqs: string[]; tiers: number[] }>(
    db,
    sql`${few(table, expressions[last] ?? '', most + 1, sql`seq, terms`)},
      counted as (select count(*) as n from few),
      placed as (select seq, ${place} as tier from few, counted where n <= ${most})
      select n, array(select seq from placed order by tier, seq desc) as seqs,
        array(select tier from placed order by tier, seq desc) as tiers from counted`,
  );
  const count = row?.n ?? 0;
  if (!row || count > most) return { count, seqs: undefined };
  return { count, seqs: row.seqs.map((seq, at) => ({ seq: Number(seq), tier: row.tiers[at] ?? 0 })) };
}

/** Returns those of the rows that match. */
export async function matchesAmong(db: Tx, table: string, expression: string, seqs: number[]): Promise<number[]> {
  const among = sql`seq = any(${sql.param(seqs)}::bigint[])`;
  const rows = await rowsOf<{ seq: number }>(
    db,
    sql`select seq from ${sql.raw(table)} where ${among} and terms @@ ${tsqueryOf(expression)}::tsquery`,
  );
  return rows.map(({ seq }) => Number(seq));
}

/** Counts the matches, up to `most`. */
export async function countMatches(db: Tx, table: string, expression: string, most: number): Promise<number> {
  const counted = sql`select 1 from ${sql.raw(table)} where ${matching(expression)} limit ${most}`;
  const [row] = await rowsOf<{ n: number }>(db, sql`select count(*) as n from (${counted}) as counted`);
  return row?.n ?? 0;
}

/** Returns a subquery for the `seq` of all matches. */
export const seqsOfMatches = (table: string, expression: string) =>
  sql`(select seq from ${sql.raw(table)} where ${matching(expression)})`;

/** Tells whether the table holds exactly these entries, each with all its terms. */
export async function holdsExactly(db: Tx, table: string, entries: Entry[]): Promise<boolean> {
  const stored = await rowsOf<{ n: number }>(db, sql`select count(*) as n from ${sql.raw(table)}`);
  if (stored[0]?.n !== entries.length) return false;
  for (const entry of entries) {
    const same = sql`seq = ${entry.seq} and terms = ${vectorOf(entry)}::tsvector`;
    if ((await rowsOf(db, sql`select 1 from ${sql.raw(table)} where ${same}`)).length === 0) return false;
  }
  return true;
}
