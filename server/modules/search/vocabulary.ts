import { and, eq, gte, lt, lte } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { lengthOf, plus } from '../../db/expressions.ts';
import { searchWords } from '../../db/tables.ts';
import type { Text } from './entry.ts';
import { wordsOf } from './terms.ts';

// The words of the catalogue, with how many texts use each: what a mistyped word or a beginning may have meant.

export type Word = typeof searchWords.$inferSelect;

const wordsIn = (text: Text | undefined) => (text ? wordsOf(`${text.title}\n${text.body}`) : new Map<string, string>());

/** Only what changed is written: an edit of a price touches no word. */
export async function countWords(tx: Tx, now: Text | undefined, before: Text | undefined) {
  const [added, gone] = [wordsIn(now), wordsIn(before)];
  for (const [word, shown] of added) {
    if (gone.has(word)) continue;
    await tx
      .insert(searchWords)
      .values({ word, shown, uses: 1 })
      .onConflictDoUpdate({ target: searchWords.word, set: { uses: plus(searchWords.uses, 1) } });
  }
  for (const word of gone.keys()) {
    if (added.has(word)) continue;
    const same = eq(searchWords.word, word);
    await tx
      .update(searchWords)
      .set({ uses: plus(searchWords.uses, -1) })
      .where(same);
    await tx.delete(searchWords).where(and(same, lte(searchWords.uses, 0)));
  }
}

/** Replaces the whole vocabulary. */
export async function replaceWords(tx: Tx, texts: Text[]) {
  await tx.delete(searchWords);
  for (const row of countedWords(texts).values()) await tx.insert(searchWords).values(row);
}

export const storedWords = async (db: Tx): Promise<Word[]> => db.select().from(searchWords);

/** The vocabulary of these texts. */
export function countedWords(texts: Text[]): Map<string, Word> {
  const counted = new Map<string, Word>();
  for (const text of texts) {
    for (const [word, shown] of wordsIn(text)) {
      const row = counted.get(word) ?? { word, shown, uses: 0 };
      row.uses++;
      counted.set(word, row);
    }
  }
  return counted;
}

/** Words that begin so, `most` at most. */
export async function wordsThatBegin(db: Tx, beginning: string, most: number): Promise<string[]> {
  const range = and(gte(searchWords.word, beginning), lt(searchWords.word, `${beginning}\u{10ffff}`));
  const rows = await db.select({ word: searchWords.word }).from(searchWords).where(range).limit(most);
  return rows.map(({ word }) => word);
}

/** Words of at least this many letters. */
export const longWords = async (db: Tx, letters: number): Promise<Word[]> =>
  db
    .select()
    .from(searchWords)
    .where(gte(lengthOf(searchWords.word), letters));
