import { isDeepStrictEqual } from 'node:util';
import { createPacer, unfollowed } from '../jobs/progress.ts';
import type { Tx } from '../db/database.ts';
import type { Entry, OtherText } from './entry.ts';
import { heldTexts, replaceHeldTexts } from './languages/heldTexts.ts';
import { entryStatements, matches, replaceEntries } from './fullText.ts';
import type { SortedBy } from './tier.ts';
import { markedExpression } from './reader.ts';
import { storedWord } from './terms.ts';
import { createWordCount, replaceWords, wordsThatBegin } from './vocabulary.ts';

/** Defines a full-text index: its table, and the texts by which rows are found. */
export type SearchIndex<Row> = {
  table: string;
  /** The words of a vocabulary serve to correct mistyped words. */
  isVocabulary: boolean;
  /** The words of a removed row must be erased from the database's file. */
  isErased: boolean;
  entryOf(row: Row): Entry;
  /** Says how the results of one tier are sorted while they are few; left out, the newest come first. */
  sortedBy?: SortedBy;
  /** `exampleOf` makes this row, from which the rules of the index are hashed. */
  example: Row;
  /** Returns all rows that the index must hold. */
  rows(db: Tx): Promise<Row[]>;
  /** Returns the texts of rows in other languages, by `seq`; left out, they have none. */
  otherTexts?: (db: Tx, rows: Row[]) => Promise<Map<number, OtherText[]>>;
  count(db: Tx): Promise<number>;
};

/** An index without the type of its rows. */
export type AnyIndex = Omit<SearchIndex<never>, 'entryOf' | 'example' | 'rows' | 'otherTexts'> & {
  example: Entry;
  entries(db: Tx): Promise<Entry[]>;
};

export const anyIndex = <Row>({ rows, entryOf, example, otherTexts, ...index }: SearchIndex<Row>): AnyIndex => ({
  ...index,
  example: entryOf(example),
  async entries(db) {
    const all = await rows(db);
    const others = await otherTexts?.(db, all);
    return all.map(entryOf).map((entry) => withOthers(entry, others?.get(entry.seq)));
  },
});

const withOthers = (entry: Entry, others: OtherText[] | undefined): Entry =>
  others && others.length > 0 ? { ...entry, others } : entry;

/**
 * Indexes the rows of one large transaction, possibly thousands, with pauses for other requests. The index is complete when
 * `finish` has returned.
 */
export function indexWriter<Row>(tx: Tx, index: SearchIndex<Row>) {
  const entries = entryStatements(tx, index.table);
  const words = createWordCount();
  const held = heldTexts(tx);
  const pace = createPacer();
  /** Texts in other languages stay until `putOthers` brings others. */
  const heldBy = async (entry: Entry) => withOthers(entry, index.isVocabulary ? await held.of(entry.seq) : undefined);
  const replace = async (entry: Entry, former: Entry | undefined) => {
    if (former) await take(former);
    await entries.insert(entry);
    if (index.isVocabulary) words.count(entry, former);
    await pace();
  };
  const take = async (row: Entry) => (index.isErased ? entries.erase(row) : entries.remove(row.seq));
  return {
    /** `before` is the row that this one replaces. */
    async put(row: Row, before?: Row) {
      const entry = index.entryOf(row);
      const former = before && index.entryOf(before);
      // A change of a price alone leaves the words as they are.
      if (isDeepStrictEqual(entry, former)) return;
      await replace(await heldBy(entry), former && (await heldBy(former)));
    },
    /** Replaces the texts of a row in other languages; the row itself is as the index has it. */
    async putOthers(row: Row, others: OtherText[]) {
      const entry = index.entryOf(row);
      const [now, former] = [withOthers(entry, others), await heldBy(entry)];
      if (isDeepStrictEqual(now, former)) return;
      await replace(now, former);
      await held.replace(entry.seq, others);
    },
    async remove(row: Row) {
      const entry = await heldBy(index.entryOf(row));
      await take(entry);
      if (entry.others) await held.replace(entry.seq, []);
      if (index.isVocabulary) words.count(undefined, entry);
      await pace();
    },
    finish: () => words.store(tx),
  };
}

/** Call it in the transaction that writes the row. */
export async function put<Row>(tx: Tx, index: SearchIndex<Row>, row: Row) {
  const writer = indexWriter(tx, index);
  await writer.put(row);
  await writer.finish();
}

/** Call it in the transaction that removes the rows. */
export async function remove<Row>(tx: Tx, index: SearchIndex<Row>, rows: Row[]) {
  const writer = indexWriter(tx, index);
  for (const row of rows) await writer.remove(row);
  await writer.finish();
}

/** Replaces all entries of the index. */
export async function rebuild(tx: Tx, index: Searched, entries: Entry[], progress = unfollowed()) {
  progress.expect(entries.length);
  await replaceEntries(tx, index.table, entries, progress);
  if (!index.isVocabulary) return;
  await replaceWords(tx, entries);
  await replaceHeldTexts(tx, entries);
}

/** A search needs only these properties of an index. With a `mark` its terms are those of another language than Turkish. */
export type Searched = Pick<AnyIndex, 'table' | 'isVocabulary' | 'sortedBy'> & { mark?: string };

/** Tells whether anything matches an expression, which is without the mark of the language. */
export const hasMatch = (db: Tx, { table, mark = '' }: Searched, expression: string) =>
  matches(db, table, markedExpression(mark, expression));

/** Tells whether the index has a term or, with `asPrefix`, one that begins with it. A prefix costs more, so it comes second. */
export const hasTerm = async (db: Tx, index: Searched, term: string, { asPrefix = false } = {}) =>
  (await hasMatch(db, index, `"${storedWord(term)}"`)) ||
  (asPrefix && (await hasMatch(db, index, `"${storedWord(term)}" *`)));

/** Prefixes of this length and longer have no index of their own (see the migration `short_beginnings`). */
const longPrefix = 5;
const mostCompletions = 12;

/**
 * Returns the words of the vocabulary with this prefix when they are few. FTS5 reads a handful of words quickly, but for a
 * long prefix it builds the whole list before the first result.
 */
export async function completions(db: Tx, index: Searched, prefix: string): Promise<string[] | undefined> {
  const { mark = '' } = index;
  if (!index.isVocabulary || mark.length + prefix.length < longPrefix) return undefined;
  const words = await wordsThatBegin(db, prefix, mostCompletions + 1, mark);
  return words.length <= mostCompletions ? words : undefined;
}
