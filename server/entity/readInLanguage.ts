import { cachedByLanguage } from '../db/caches/cachedByRevision.ts';
import type { Db } from '../db/database.ts';
import { languageOfHandle, sourceLanguage } from '../db/inLanguage.ts';
import { inWords, type Worded } from '../fields/words.ts';
import { allShownTexts, type TextsById } from './texts.store.ts';

/** These have texts that are kept in memory, since there are some thousands of them at most, and every list needs them. */
const kept = ['attribute', 'kind', 'family', 'category', 'sector', 'about', 'contact', 'privacyNotice'];

/** Returns what visitors read of those things in the language of a handle, by entity and id. */
export const keptTexts = cachedByLanguage(async (db: Db): Promise<Map<string, TextsById>> => {
  const language = languageOfHandle(db);
  return language === sourceLanguage ? new Map() : allShownTexts(db, kept, language);
});

/** Returns rows with their texts in the language of the handle, where these are there. */
export async function rowsInLanguage<Row extends { id: string }>(
  db: Db,
  entity: string,
  rows: Row[],
  worded: Readonly<Record<string, Worded>>,
): Promise<Row[]> {
  if (languageOfHandle(db) === sourceLanguage) return rows;
  const texts = (await keptTexts(db)).get(entity);
  if (!texts || texts.size === 0) return rows;
  return rows.map((row) => {
    const own = texts.get(row.id);
    if (!own) return row;
    const values = Object.entries(worded).map(([name, words]) => [
      name,
      inWords(name, words, row[name as keyof Row], own),
    ]);
    return { ...row, ...Object.fromEntries(values) } as Row;
  });
}
