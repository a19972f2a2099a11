import { and, count, desc, eq, sql, type Placeholder } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Progress } from '../jobs/progress.ts';
import type { Tx } from '../db/database.ts';
import { amongNumbers, placeholder, placeholdersOf } from '../db/columns/expressions.ts';
import { prepareOnce } from '../db/statements.ts';
import { columns, termsOf, type Entry } from './entry.ts';

// The full-text search of SQLite (FTS5). Only this file contains SQL that FTS5 alone understands. The migration `search`
// creates the tables. An `expression` is a query in FTS5's language.

const asTable = (name: string) =>
  sqliteTable(name, {
    command: text(name),
    rowid: integer('rowid'),
    title: text('title'),
    body: text('body'),
    code: text('code'),
    facets: text('facets'),
  });

export const entryStatements = prepareOnce((tx, name: string) => {
  const table = asTable(name);
  const { command: _, ...given } = placeholdersOf(table);
  const insert = tx.insert(table).values(given).prepare();
  const remove = tx.delete(table).where(eq(table.rowid, given.rowid)).prepare();
  const erase = tx
    .insert(table)
    .values({ command: 'delete', ...given })
    .prepare();
  const valuesOf = (entry: Entry) => {
    const [title, body, code, facets] = termsOf(entry);
    return { rowid: entry.seq, title, body, code, facets };
  };
  return {
    insert: async (entry: Entry) => void (await insert.execute(valuesOf(entry))),
    /** Erases the words from the file; only for a table with that option (see the migration `erased_messages`). */
    erase: async (entry: Entry) => void (await erase.execute(valuesOf(entry))),
    remove: async (seq: number) => void (await remove.execute({ rowid: seq })),
  };
});

const command = async (tx: Tx, table: string, name: string) =>
  tx.run(sql`insert into ${sql.raw(table)} (${sql.raw(table)}) values (${name})`);

/** Replaces all entries of the table. */
export async function replaceEntries(tx: Tx, table: string, entries: Entry[], progress: Progress) {
  await command(tx, table, 'delete-all');
  const { insert } = entryStatements(tx, table);
  for (const entry of entries) {
    await insert(entry);
    await progress.advance();
  }
  await command(tx, table, 'optimize');
}

const matching = (table: string, expression: string | Placeholder) => sql`${sql.raw(table)} match ${expression}`;

/** A search asks the same three questions of many expressions, and to prepare one costs as much as to answer it. */
const questions = prepareOnce((tx, name: string) => {
  const { rowid } = asTable(name);
  const most = placeholder('most');
  const found = () =>
    tx
      .select({ rowid })
      .from(asTable(name))
      .where(matching(name, placeholder('expression')));
  const some = found().limit(most).as('some');
  return {
    any: found().limit(1).prepare(),
    newest: found().orderBy(desc(rowid)).limit(most).prepare(),
    count: tx.select({ n: count() }).from(some).prepare(),
  };
});

/** Tells whether anything matches. */
export async function matches(db: Tx, table: string, expression: string): Promise<boolean> {
  return (await questions(db, table).any.execute({ expression })).length > 0;
}

/** Returns the `seq` of the matches, newest first. */
export async function newestMatches(db: Tx, table: string, expression: string, limit: number): Promise<number[]> {
  const rows = await questions(db, table).newest.execute({ expression, most: limit });
  return rows.map(({ rowid }) => Number(rowid));
}

/** Returns those of the rows that match. */
export async function matchesAmong(db: Tx, table: string, expression: string, seqs: number[]): Promise<number[]> {
  const { rowid } = asTable(table);
  const among = and(matching(table, expression), amongNumbers(rowid, seqs));
  const rows = await db.select({ rowid }).from(asTable(table)).where(among);
  return rows.map((row) => Number(row.rowid));
}

/** Counts the matches, up to `most`. */
export async function countMatches(db: Tx, table: string, expression: string, most: number): Promise<number> {
  const [row] = await questions(db, table).count.execute({ expression, most });
  return row?.n ?? 0;
}

/** Returns a subquery for the `seq` of all matches. */
export const seqsOfMatches = (table: string, expression: string) =>
  sql`(select rowid from ${sql.raw(table)} where ${matching(table, expression)})`;

/** Tells whether the table holds exactly these entries, each with all its terms. */
export async function holdsExactly(db: Tx, table: string, entries: Entry[]): Promise<boolean> {
  const sizes = await storedSizes(db, table);
  if (sizes.size !== entries.length) return false;
  for (const entry of entries) {
    const counts = termsOf(entry).map((text) => split(text).length);
    if (sizes.get(entry.seq) !== sizeOf(counts)) return false;
    if (!(await entryMatches(db, table, entry.seq, allTerms(entry)))) return false;
  }
  return true;
}

async function entryMatches(db: Tx, table: string, seq: number, expression: string): Promise<boolean> {
  const only = sql`${matching(table, expression)} and rowid = ${seq}`;
  return (await db.all(sql`select 1 from ${sql.raw(table)} where ${only}`)).length > 0;
}

const split = (text: string) => text.split(' ').filter(Boolean);

const allTerms = (entry: Entry) =>
  termsOf(entry)
    .flatMap((text, at) => {
      const terms = [...new Set(split(text))].map((term) => `"${term}"`);
      return terms.length > 0 ? [`${columns[at]} : (${terms.join(' AND ')})`] : [];
    })
    .join(' AND ');

/** Returns, by `seq`, the number of terms in each column, in the form of `sizeOf`. */
async function storedSizes(db: Tx, table: string): Promise<Map<number, string>> {
  const rows = await db.all<{ id: number; size: string }>(
    sql`select id, hex(sz) as size from ${sql.raw(`${table}_docsize`)}`,
  );
  return new Map(rows.map(({ id, size }) => [id, size]));
}

/** Encodes counts as FTS5 stores them: SQLite's varints, in hexadecimal. */
const sizeOf = (counts: number[]) => Buffer.from(counts.flatMap(varint)).toString('hex').toUpperCase();

function varint(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
