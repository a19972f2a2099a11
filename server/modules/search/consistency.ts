import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { searchWords } from '../../db/tables.ts';
import { columnsOf, countedWords, type Entry, type Index } from './search.index.ts';

const columns = ['title', 'body', 'code', 'facets'];

/** Whether the index says what the entries say: each of them there, with all its terms, and nothing else. */
export function isInStep(db: Tx, index: Index, entries: Entry[]): boolean {
  const sizes = new Map(
    db
      .all<{ id: number; size: string }>(sql`select id, hex(sz) as size from ${sql.raw(`${index}_docsize`)}`)
      .map(({ id, size }) => [id, size]),
  );
  return (
    sizes.size === entries.length &&
    entries.every((entry) => sizes.get(entry.seq) === sizeOf(entry) && hasAllTerms(db, index, entry)) &&
    (index !== 'product_search' || wordsAreCounted(db, entries))
  );
}

const termsOf = (text: string) => text.split(' ').filter(Boolean);

/** As FTS5 keeps it: how many terms each column has, as SQLite's varints. */
const sizeOf = (entry: Entry) =>
  Buffer.from(columnsOf(entry).flatMap((text) => varint(termsOf(text).length)))
    .toString('hex')
    .toUpperCase();

function varint(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function hasAllTerms(db: Tx, index: Index, entry: Entry) {
  const expressions = columnsOf(entry).flatMap((text, at) => {
    const terms = [...new Set(termsOf(text))].map((term) => `"${term}"`);
    return terms.length > 0 ? [`${columns[at]} : (${terms.join(' AND ')})`] : [];
  });
  const table = sql.raw(index);
  const found = sql`${table} match ${expressions.join(' AND ')} and rowid = ${entry.seq}`;
  return db.get(sql`select 1 from ${table} where ${found}`) !== undefined;
}

function wordsAreCounted(db: Tx, entries: Entry[]) {
  const counted = countedWords(entries);
  const kept = db.select().from(searchWords).all();
  return kept.length === counted.size && kept.every(({ word, uses }) => counted.get(word)?.uses === uses);
}
