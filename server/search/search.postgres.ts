import { sql } from 'drizzle-orm';
import type { Progress } from '../jobs/progress.ts';
import type { Tx } from '../db/database.ts';
import { rowsOf } from '../db/postgres/rowsOf.ts';
import { columns, termsOf, type Entry } from './entry.ts';
import { beginning, quoted, tsqueryOf, weights } from './tsquery.ts';

// Search by PostgreSQL's own means: the terms that are made in code, as a tsvector with an index of its own kind. No
// dictionary of it is asked. The tables are made in the migration `search`.

/** Of terms of one column; places beyond are not told apart, so that those of a very long title follow nothing. */
const lastOfTitle = 16_000;
/** Where terms of the other columns stand: a place is of one column only, and no order is asked for there. */
const places = { body: 16_381, code: 16_382, facets: 16_383 };

/** What is written of a term in a column, by the place that it has there. */
function placeOf(column: (typeof columns)[number], at: number) {
  const place = column === 'title' ? Math.min(at + 2, lastOfTitle) : places[column];
  return `${place}${weights[column]}`;
}

/** An entry in PostgreSQL's notation. */
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

/** Of the table of that name. */
export function entryStatements(tx: Tx, name: string) {
  const table = sql.raw(name);
  const remove = async (seq: number) => void (await rowsOf(tx, sql`delete from ${table} where seq = ${seq}`));
  return {
    insert: async (entry: Entry) =>
      void (await rowsOf(
        tx,
        sql`insert into ${table} (seq, terms) values (${entry.seq}, ${vectorOf(entry)}::tsvector)`,
      )),
    /** The server overwrites the place of a row when it next tidies up. */
    erase: async (entry: Entry) => remove(entry.seq),
    remove,
  };
}

/** Entries in one statement: each by itself would be a way to the server and back. */
const atOnce = 200;

/** Replaces all that stands in the table. */
export async function replaceEntries(tx: Tx, table: string, entries: Entry[], progress: Progress) {
  await rowsOf(tx, sql`delete from ${sql.raw(table)}`);
  for (let at = 0; at < entries.length; at += atOnce) {
    const some = entries.slice(at, at + atOnce);
    const seqs = some.map(({ seq }) => seq);
    const rows = sql`unnest(${sql.param(seqs)}::bigint[], ${sql.param(some.map(vectorOf))}::text[]) as given (seq, terms)`;
    await rowsOf(tx, sql`insert into ${sql.raw(table)} (seq, terms) select seq, terms::tsvector from ${rows}`);
    await progress.advance(some.length);
  }
  // The server would do so by itself some time later; until then each search would take three times as long.
  await rowsOf(tx, sql`select gin_clean_pending_list(${`${table}_by_term`}::regclass)`);
  await rowsOf(tx, sql`analyze ${sql.raw(table)}`);
}

/**
 * Anything but a single word stands in a query of its own, so that PostgreSQL does not guess how many there are, but takes
 * them for few, and reads the index. It guesses badly of beginnings and of words together, and then reads the whole table.
 */
function matching(expression: string) {
  const query = sql`${tsqueryOf(expression)}::tsquery`;
  return /^"[^" ]*"$/.test(expression) ? sql`terms @@ ${query}` : sql`terms @@ (select ${query})`;
}

/** Found before anything is made of it: else what looks for the first one, or the newest, reads row after row until one comes. */
const few = (table: string, expression: string, most: number, what = sql`seq`) =>
  sql`with few as materialized (select ${what} from ${sql.raw(table)} where ${matching(expression)} limit ${most})`;

/** From so many on, rows that are read one after the other soon come upon one. PostgreSQL takes no less for few in a large table. */
const many = 500;

/** Whether anything matches. */
export async function matches(db: Tx, table: string, expression: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`${few(table, expression, many)} select 1 from few limit 1`);
  return rows.length > 0;
}

/** The `seq` of what matches, newest first. */
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
 * The `seq` of all that the last expression matches, those first that the first one matches, and so on; newest first among
 * those of one; none where it matches more than `most`. A beginning of a few letters takes most of the time, wherever
 * it stands, and so is looked for once.
 */
export async function rankMatches(
  db: Tx,
  table: string,
  expressions: string[],
  most: number,
): Promise<{ count: number; seqs: number[] | undefined }> {
  const last = expressions.length - 1;
  const better = expressions.slice(0, last).map((one, at) => sql`when terms @@ ${tsqueryOf(one)}::tsquery then ${sql.raw(String(at))}`); // prettier-ignore
  const place = better.length > 0 ? sql`case ${sql.join(better, sql` `)} else ${sql.raw(String(last))} end` : sql`0`;
  const [row] = await rowsOf<{ n: number; seqs: string[] }>(
    db,
    sql`${few(table, expressions[last] ?? '', most + 1, sql`seq, terms`)}, counted as (select count(*) as n from few)
      select n, array(select seq from few where n <= ${most} order by ${place}, seq desc) as seqs from counted`,
  );
  const count = row?.n ?? 0;
  return { count, seqs: count <= most ? row?.seqs.map(Number) : undefined };
}

/** How many match, counted up to `most`. */
export async function countMatches(db: Tx, table: string, expression: string, most: number): Promise<number> {
  const counted = sql`select 1 from ${sql.raw(table)} where ${matching(expression)} limit ${most}`;
  const [row] = await rowsOf<{ n: number }>(db, sql`select count(*) as n from (${counted}) as counted`);
  return row?.n ?? 0;
}

/** The `seq` of all that match, as a subquery. */
export const seqsOfMatches = (table: string, expression: string) =>
  sql`(select seq from ${sql.raw(table)} where ${matching(expression)})`;

/** Whether the table holds exactly these entries, each with all its terms. */
export async function holdsExactly(db: Tx, table: string, entries: Entry[]): Promise<boolean> {
  const stored = await rowsOf<{ n: number }>(db, sql`select count(*) as n from ${sql.raw(table)}`);
  if (stored[0]?.n !== entries.length) return false;
  for (const entry of entries) {
    const same = sql`seq = ${entry.seq} and terms = ${vectorOf(entry)}::tsvector`;
    if ((await rowsOf(db, sql`select 1 from ${sql.raw(table)} where ${same}`)).length === 0) return false;
  }
  return true;
}
