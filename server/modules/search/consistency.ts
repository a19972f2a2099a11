import type { Tx } from '../../db/database.ts';
import { columns, termsOf, type Entry } from './entry.ts';
import { entryMatches, sizeOf, storedSizes } from './search.sqlite.ts';
import type { Searched } from './searchIndex.ts';
import { countedWords, storedWords } from './vocabulary.ts';

/** Whether the index holds exactly these entries, each with all its terms. */
export async function isConsistent(db: Tx, index: Searched, entries: Entry[]): Promise<boolean> {
  const sizes = await storedSizes(db, index.table);
  if (sizes.size !== entries.length) return false;
  for (const entry of entries) {
    const counts = termsOf(entry).map((text) => split(text).length);
    if (sizes.get(entry.seq) !== sizeOf(counts)) return false;
    if (!(await entryMatches(db, index.table, entry.seq, allTerms(entry)))) return false;
  }
  return !index.isVocabulary || wordsAreCounted(db, entries);
}

const split = (text: string) => text.split(' ').filter(Boolean);

const allTerms = (entry: Entry) =>
  termsOf(entry)
    .flatMap((text, at) => {
      const terms = [...new Set(split(text))].map((term) => `"${term}"`);
      return terms.length > 0 ? [`${columns[at]} : (${terms.join(' AND ')})`] : [];
    })
    .join(' AND ');

async function wordsAreCounted(db: Tx, entries: Entry[]) {
  const counted = countedWords(entries);
  const stored = await storedWords(db);
  return stored.length === counted.size && stored.every(({ word, uses }) => counted.get(word)?.uses === uses);
}
