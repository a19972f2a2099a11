import { sql } from 'drizzle-orm';
import type { Progress } from '../../core/progress.ts';
import type { Tx } from '../../db/database.ts';
import { rowsOf } from '../../db/postgres/rowsOf.ts';
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

/** Replaces all that stands in the table. */
export async function replaceEntries(tx: Tx, table: string, entries: Entry[], progress: Progress) {
  await rowsOf(tx, sql`delete from ${sql.raw(table)}`);
  const { insert } = entryStatements(tx, table);
  for (const entry of entries) {
    await insert(entry);
    await progress.advance();
  }
  // The server would do so by itself some time later; until then each search would take three times as long.
  await rowsOf(tx, sql`select gin_clean_pending_list(${`${table}_by_term`}::regclass)`);
  await rowsOf(tx, sql`analyze ${sql.raw(table)}`);
}

const matching = (expression: string) => sql`terms @@ ${tsqueryOf(expression)}::tsquery`;

/** Whether anything matches. */
export async function matches(db: Tx, table: string, expression: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from ${sql.raw(table)} where ${matching(expression)} limit 1`);
  return rows.length > 0;
}

/** The `seq` of what matches, newest first. */
export async function newestMatches(db: Tx, table: string, expression: string, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ seq: number }>(
    db,
    sql`select seq from ${sql.raw(table)} where ${matching(expression)} order by seq desc limit ${limit}`,
  );
  return rows.map(({ seq }) => seq);
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
