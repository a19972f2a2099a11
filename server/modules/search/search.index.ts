import { and, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { searchWords } from '../../db/tables.ts';
import { fold } from './fold.ts';
import { bodyTerms, titleTerms, wordsOf } from './terms.ts';

/** Full-text search is SQLite's own (FTS5); the tables are made in the migration `search`. */
export type Index = 'product_search' | 'message_search';

export type Text = { title: string; body: string };
export type Entry = Text & { seq: number; code: string; facets: string[] };

/** A term that stands for the exact title as a whole. */
export const wholeTitle = (title: string) => `n${[...fold(title).matchAll(/[\p{L}\p{N}]+/gu)].join('')}`;
/** A term for a property that a search can be narrowed by; `value` may be any text. */
export const facet = (kind: string, value: string) => `${kind}${Buffer.from(value).toString('hex')}`;

/** Puts an entry into the index; belongs into the transaction that writes the row. `before` is what the entry replaces. */
export function put(tx: Tx, index: Index, entry: Entry, before?: Text) {
  if (before) removeRow(tx, index, entry.seq);
  addRow(tx, index, entry);
  if (index === 'product_search') countWords(tx, entry, before);
}

/** What stands in the index's columns, in their order. */
export const columnsOf = ({ title, body, code, facets }: Entry) => [
  titleTerms(title),
  bodyTerms(body),
  titleTerms(code),
  [...facets, wholeTitle(title)].join(' '),
];

function addRow(tx: Tx, index: Index, entry: Entry) {
  const [title, body, code, facets] = columnsOf(entry);
  tx.run(
    sql`insert into ${sql.raw(index)} (rowid, title, body, code, facets)
        values (${entry.seq}, ${title}, ${body}, ${code}, ${facets})`,
  );
}

/** Takes the entry `before` out of the index. */
export function remove(tx: Tx, index: Index, seq: number, before: Text) {
  removeRow(tx, index, seq);
  if (index === 'product_search') countWords(tx, undefined, before);
}

const removeRow = (tx: Tx, index: Index, seq: number) =>
  tx.run(sql`delete from ${sql.raw(index)} where rowid = ${seq}`);

const wordsIn = (text: Text | undefined) => (text ? wordsOf(`${text.title}\n${text.body}`) : new Map<string, string>());

/** Only what changed is written: an edit of a price touches no word. */
function countWords(tx: Tx, now: Text | undefined, before: Text | undefined) {
  const [added, gone] = [wordsIn(now), wordsIn(before)];
  for (const [word, shown] of added) {
    if (gone.has(word)) continue;
    tx.insert(searchWords)
      .values({ word, shown, uses: 1 })
      .onConflictDoUpdate({ target: searchWords.word, set: { uses: sql`${searchWords.uses} + 1` } })
      .run();
  }
  for (const word of gone.keys()) {
    if (added.has(word)) continue;
    tx.run(sql`update search_words set uses = uses - 1 where word = ${word}`);
    tx.run(sql`delete from search_words where word = ${word} and uses <= 0`);
  }
}

/** Makes an index anew. */
export function rebuild(tx: Tx, index: Index, entries: Entry[]) {
  tx.run(sql`insert into ${sql.raw(index)} (${sql.raw(index)}) values ('delete-all')`);
  entries.forEach((entry) => addRow(tx, index, entry));
  tx.run(sql`insert into ${sql.raw(index)} (${sql.raw(index)}) values ('optimize')`);
  if (index === 'product_search') countAllWords(tx, entries);
}

function countAllWords(tx: Tx, entries: Entry[]) {
  tx.delete(searchWords).run();
  for (const row of countedWords(entries).values()) tx.insert(searchWords).values(row).run();
}

/** Counted here first: each word is written once, and not once a product. */
export function countedWords(entries: Entry[]) {
  const counted = new Map<string, { word: string; shown: string; uses: number }>();
  for (const entry of entries) {
    for (const [word, shown] of wordsIn(entry)) {
      const row = counted.get(word) ?? { word, shown, uses: 0 };
      row.uses++;
      counted.set(word, row);
    }
  }
  return counted;
}

/** Whether the index has a term, or one that begins with it. The term itself is asked for first: a beginning costs more. */
export function hasTerm(db: Tx, index: Index, term: string, { asPrefix = false } = {}): boolean {
  const table = sql.raw(index);
  const has = (expression: string) =>
    db.get(sql`select 1 from ${table} where ${table} match ${expression} limit 1`) !== undefined;
  return has(`"${term}"`) || (asPrefix && has(`"${term}" *`));
}

/** From how many letters on a beginning has no index of its own (see the migration `short_beginnings`). */
const longPrefix = 5;
const mostCompletions = 12;

/**
 * All words of the catalogue that begin so, when they are few: FTS5 reads a handful of words as it goes, but puts
 * together the whole list of a long beginning before the first result.
 */
export function completions(db: Tx, index: Index, beginning: string): string[] | undefined {
  if (index !== 'product_search' || beginning.length < longPrefix) return undefined;
  const isBeginning = and(gte(searchWords.word, beginning), lt(searchWords.word, `${beginning}\u{10ffff}`));
  const words = db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(isBeginning)
    .limit(mostCompletions + 1)
    .all();
  return words.length <= mostCompletions ? words.map(({ word }) => word) : undefined;
}
