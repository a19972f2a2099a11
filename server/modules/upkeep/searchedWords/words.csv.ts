import type { Db } from '../../../db/database.ts';
import { everyWord } from '../../catalogue/figures/everyWord.ts';

export const columns = [
  'Word',
  'Searches',
  'Found nothing',
  'Found one product',
  'Found 2 to 19',
  'Found 20 or more',
  'Products opened',
  'Last in',
];

export const codes = ['Word'];

/** Yields the words of the last twelve months, the most frequent first. */
export async function* rows(db: Db) {
  for (const { word, searches, none, one, few, many, opened, lastIn } of await everyWord(db, Date.now()))
    yield [word, ...[searches, none, one, few, many, opened].map(String), lastIn];
}
