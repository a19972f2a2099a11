import type { Tx } from '../db/database.ts';
import type { Entry } from './entry.ts';
import { holdsExactly } from './fullText.ts';
import type { Searched } from './searchIndex.ts';
import { countedWords, storedWords } from './vocabulary.ts';

/** Tells whether the index holds exactly these entries, each with all its terms. */
export async function isConsistent(db: Tx, index: Searched, entries: Entry[]): Promise<boolean> {
  if (!(await holdsExactly(db, index.table, entries))) return false;
  return !index.isVocabulary || wordsAreCounted(db, entries);
}

async function wordsAreCounted(db: Tx, entries: Entry[]) {
  const counted = countedWords(entries);
  const stored = await storedWords(db);
  return stored.length === counted.size && stored.every(({ word, uses }) => counted.get(word)?.uses === uses);
}
