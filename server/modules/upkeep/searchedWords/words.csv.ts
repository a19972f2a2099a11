import type { Db } from '../../../db/database.ts';
import { everyWord } from '../../catalogue/figures/everyWord.ts';
import * as files from '../../../words/en/files.ts';

export { files as turkish } from '../../../words/tr/office/files.ts';

export const { columns, codes } = files.searchedWords;

/** Yields the words of the last twelve months, the most frequent first. */
export async function* rows(db: Db) {
  for (const { word, searches, none, one, few, many, opened, lastIn } of await everyWord(db, Date.now()))
    yield [word, ...[searches, none, one, few, many, opened].map(String), lastIn];
}
