import { and, eq, gte, lt, lte } from 'drizzle-orm';
import { createPacer } from '../jobs/progress.ts';
import type { Tx } from '../db/database.ts';
import { lengthOf, placeholder, placeholdersOf, plus } from '../db/columns/expressions.ts';
import { prepareOnce } from '../db/statements.ts';
import { searchWords } from '../db/tables/searchTables.ts';
import { hiddenFacet, type OtherText, type Text } from './entry.ts';
import { beyondTurkish } from './reader.ts';
import { wordsOf } from './terms.ts';

// The vocabulary holds the words of the catalogue and how many texts use each; it completes and corrects typed words.

type Spoken = Text & { facets?: string[]; others?: OtherText[] };
export type Word = typeof searchWords.$inferSelect;

/** Words of what visitors do not see would show in their suggestions and corrections. */
function wordsIn(text: Spoken | undefined): Map<string, string> {
  if (!text || text.facets?.includes(hiddenFacet)) return new Map();
  const words = wordsOf(`${text.title}\n${text.body}`);
  for (const { title, body, reader } of text.others ?? [])
    for (const [word, shown] of wordsOf(`${title}\n${body}`, reader)) words.set(word, shown);
  return words;
}

const statements = prepareOnce((tx) => {
  const given = placeholdersOf(searchWords);
  const by = placeholder('by');
  const same = eq(searchWords.word, given.word);
  const add = tx
    .insert(searchWords)
    .values(given)
    .onConflictDoUpdate({ target: searchWords.word, set: { uses: plus(searchWords.uses, by) } })
    .prepare();
  const take = tx
    .update(searchWords)
    .set({ uses: plus(searchWords.uses, by) })
    .where(same)
    .prepare();
  const drop = tx
    .delete(searchWords)
    .where(and(same, lte(searchWords.uses, 0)))
    .prepare();
  return { add, take, drop };
});

/** Counts the words of many texts and then stores the sums with one statement for each word. */
export function createWordCount() {
  const changes = new Map<string, { shown: string; uses: number }>();
  const change = (word: string, shown: string, by: number) => {
    const row = changes.get(word) ?? { shown, uses: 0 };
    row.uses += by;
    changes.set(word, row);
  };
  return {
    /** Counts only the words that a change added or removed; a new price changes none. */
    count(now: Spoken | undefined, before: Spoken | undefined) {
      const [added, gone] = [wordsIn(now), wordsIn(before)];
      for (const [word, shown] of added) if (!gone.has(word)) change(word, shown, 1);
      for (const [word, shown] of gone) if (!added.has(word)) change(word, shown, -1);
    },
    async store(tx: Tx) {
      if (changes.size === 0) return;
      const { add, take, drop } = statements(tx);
      const pace = createPacer();
      for (const [word, { shown, uses }] of changes) {
        await pace();
        if (uses > 0) await add.execute({ word, shown, uses, by: uses });
        if (uses >= 0) continue;
        await take.execute({ word, by: uses });
        await drop.execute({ word });
      }
    },
  };
}

export async function replaceWords(tx: Tx, texts: Spoken[]) {
  await tx.delete(searchWords);
  const words = createWordCount();
  for (const text of texts) words.count(text, undefined);
  await words.store(tx);
}

export const storedWords = async (db: Tx): Promise<Word[]> => db.select().from(searchWords);

/** Makes the vocabulary of these texts. */
export function countedWords(texts: Spoken[]): Map<string, Word> {
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

/** Returns up to `most` words of a language with this prefix. */
export async function wordsThatBegin(db: Tx, beginning: string, most: number, mark: string): Promise<string[]> {
  const first = mark + beginning;
  const range = and(gte(searchWords.word, first), lt(searchWords.word, `${first}\u{10ffff}`));
  const rows = await db.select({ word: searchWords.word }).from(searchWords).where(range).limit(most);
  return rows.map(({ word }) => word.slice(mark.length));
}

/** Returns the words of a language with at least this many letters. */
export async function longWords(db: Tx, letters: number, mark: string): Promise<Word[]> {
  const ofLanguage =
    mark === ''
      ? lt(searchWords.word, beyondTurkish)
      : and(gte(searchWords.word, mark), lt(searchWords.word, `${mark}\u{10ffff}`));
  const rows = await db
    .select()
    .from(searchWords)
    .where(and(ofLanguage, gte(lengthOf(searchWords.word), letters + mark.length)));
  return mark === '' ? rows : rows.map((row) => ({ ...row, word: row.word.slice(mark.length) }));
}
