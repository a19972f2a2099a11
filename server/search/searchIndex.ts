import { createPacer } from '../jobs/pacer.ts';
import { unfollowed } from '../jobs/progress.ts';
import type { Tx } from '../db/database.ts';
import type { Entry } from './entry.ts';
import { entryStatements, matches, replaceEntries } from './fullText.ts';
import { createWordCount, replaceWords, wordsThatBegin } from './vocabulary.ts';

/** A full-text index: where it lies, and what its rows are found by. */
export type SearchIndex<Row> = {
  /** The table of its entries. */
  table: string;
  /** Whether its texts are the vocabulary that mistyped words are compared with. */
  isVocabulary: boolean;
  /** Whether no word of a row may be found in the file any more once it is removed. */
  isErased: boolean;
  entryOf(row: Row): Entry;
  /** A row as `exampleOf` makes it. */
  example: Row;
  /** Everything that it has to find. */
  rows(db: Tx): Promise<Row[]>;
  count(db: Tx): Promise<number>;
};

/** An index of whatever rows. */
export type AnyIndex = Omit<SearchIndex<never>, 'entryOf' | 'example' | 'rows'> & {
  example: Entry;
  entries(db: Tx): Promise<Entry[]>;
};

/** The same for those who need not know its rows. */
export const anyIndex = <Row>({ rows, entryOf, example, ...index }: SearchIndex<Row>): AnyIndex => ({
  ...index,
  example: entryOf(example),
  entries: async (db) => (await rows(db)).map(entryOf),
});

/**
 * Indexes the rows of one large transaction, a thousand or more, with pauses for other requests. The index is complete once
 * `finish` is done.
 */
export function indexWriter<Row>(tx: Tx, index: SearchIndex<Row>) {
  const entries = entryStatements(tx, index.table);
  const words = createWordCount();
  const pace = createPacer();
  const take = async (row: Entry) => (index.isErased ? entries.erase(row) : entries.remove(row.seq));
  return {
    /** `before` is what the row replaces. */
    async put(row: Row, before?: Row) {
      const entry = index.entryOf(row);
      if (before) await take(index.entryOf(before));
      await entries.insert(entry);
      if (index.isVocabulary) words.count(entry, before && index.entryOf(before));
      await pace();
    },
    async remove(row: Row) {
      const entry = index.entryOf(row);
      await take(entry);
      if (index.isVocabulary) words.count(undefined, entry);
      await pace();
    },
    finish: () => words.store(tx),
  };
}

/** Belongs into the transaction that writes the row. */
export async function put<Row>(tx: Tx, index: SearchIndex<Row>, row: Row) {
  const writer = indexWriter(tx, index);
  await writer.put(row);
  await writer.finish();
}

/** Belongs into the transaction that removes the rows. */
export async function remove<Row>(tx: Tx, index: SearchIndex<Row>, rows: Row[]) {
  const writer = indexWriter(tx, index);
  for (const row of rows) await writer.remove(row);
  await writer.finish();
}

/** Replaces all that the index holds. */
export async function rebuild(tx: Tx, index: Searched, entries: Entry[], progress = unfollowed()) {
  progress.expect(entries.length);
  await replaceEntries(tx, index.table, entries, progress);
  if (index.isVocabulary) await replaceWords(tx, entries);
}

/** What a search needs to know of an index. */
export type Searched = Pick<AnyIndex, 'table' | 'isVocabulary'>;

/** Whether the index has a term, or one that begins with it. The term itself is asked for first: a prefix costs more. */
export const hasTerm = async (db: Tx, { table }: Searched, term: string, { asPrefix = false } = {}) =>
  (await matches(db, table, `"${term}"`)) || (asPrefix && (await matches(db, table, `"${term}" *`)));

/** From how many letters on a prefix has no index of its own (see the migration `short_beginnings`). */
const longPrefix = 5;
const mostCompletions = 12;

/**
 * All words of the vocabulary that begin so, when they are few: FTS5 reads a handful of words as it goes, but puts
 * together the whole list of a long prefix before the first result.
 */
export async function completions(db: Tx, index: Searched, prefix: string): Promise<string[] | undefined> {
  if (!index.isVocabulary || prefix.length < longPrefix) return undefined;
  const words = await wordsThatBegin(db, prefix, mostCompletions + 1);
  return words.length <= mostCompletions ? words : undefined;
}
