import { cachedByRevision } from '../db/caches/cachedByRevision.ts';
import type { Db, Tx } from '../db/database.ts';
import { synonyms } from '../db/tables/searchTables.ts';
import { turkish, type Reader } from './reader.ts';
import { tokensOf, type Token } from './tokens.ts';
import { distance } from './typos.ts';

/** `written` has the words of each text that the catalogue may use for what was said, folded. */
export type Synonym = { said: string[]; written: string[][]; instead: boolean };

type Likeness = { asBeginning: boolean; asMistyped: boolean };

export type Synonyms = {
  /** Returns the longest synonym with which the tokens begin, also in an inflected form. */
  at(tokens: Token[]): Synonym | undefined;
  /** Returns the synonym of one word that is meant by the beginning of it, or by a mistyped one. */
  like(word: string, options: Likeness): Synonym | undefined;
};

const wordsIn = (text: string, reader = turkish) => tokensOf(text, reader).map((token) => token.text);

/** Synonyms are told apart by their folded words: 'Kugelhahn' and 'KUGELHAHN' are one. Empty for a text without a word. */
export const synonymKey = (said: string) => wordsIn(said).join(' ');

export type SynonymRow = Pick<typeof synonyms.$inferSelect, 'key' | 'finds' | 'instead' | 'twoWay'>;

/** Codes and measures have digits. They never take part in what an admin enters: 6204 stays 6204. */
export const codeIn = (text: string): string | undefined => /(?<!\S)\S*\d\S*/.exec(text)?.[0];

/** Returns a row for each direction: words that are two ways find each other. */
const directions = (row: SynonymRow): SynonymRow[] =>
  row.twoWay
    ? [
        row,
        ...row.finds.map((said) => ({
          ...row,
          key: synonymKey(said),
          finds: [row.key, ...row.finds.filter((other) => other !== said)],
        })),
      ]
    : [row];

/** A beginning of at least this many letters is completed, and a mistyped word of one more corrected. */
const fewest = 4;

/** Makes the synonyms of these rows; a word of several rows finds what each of them says. */
export function synonymsOf(rows: SynonymRow[], reader = turkish): Synonyms {
  const known = new Map<string, Synonym>();
  for (const { key, finds, instead } of rows.flatMap(directions)) {
    const before = known.get(key);
    const written = [...(before?.written ?? []), ...finds.map((one) => wordsIn(one, reader))];
    known.set(key, { said: key.split(' '), written, instead: before?.instead ?? instead });
  }
  const longest = Math.max(0, ...[...known.values()].map(({ said }) => said.length));
  const single = [...known.values()].filter(({ said: [word = '', ...more] }) => more.length === 0 && !/\d/.test(word));

  function at(tokens: Token[]) {
    for (let size = Math.min(longest, tokens.length); size > 0; size--) {
      const words = tokens.slice(0, size).map(({ text }) => text);
      const before = words.slice(0, -1).join(' ');
      for (const last of formsOf(words.at(-1) ?? '', reader)) {
        const found = known.get(before ? `${before} ${last}` : last);
        if (found) return found;
      }
    }
    return undefined;
  }

  function like(word: string, { asBeginning, asMistyped }: Likeness) {
    if (word.length < fewest) return undefined;
    const begun = asBeginning ? single.filter(({ said }) => said[0]?.startsWith(word)) : [];
    if (begun.length > 0) return shortest(begun);
    if (!asMistyped || word.length <= fewest) return undefined;
    const allowed = word.length < 2 * fewest ? 1 : 2;
    return shortest(single.filter(({ said }) => distance(word, said[0] ?? '', allowed) <= allowed));
  }

  return { at, like };
}

const lengthOf = ({ said }: Synonym) => said.join(' ').length;
const shortest = (found: Synonym[]) => found.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];

/** Returns a word as typed, without the endings of three languages, and with the German letters ä, ö and ü written out. */
function formsOf(word: string, { stemsOf }: Reader): string[] {
  const forms = [word, ...stemsOf(word), ...(/^(.{3,}?)(?:s|es|n|en|e|er)$/.exec(word)?.slice(1) ?? [])];
  if (/^.{4,}s$/.test(word)) forms.push(word.slice(0, -1));
  forms.push(...(/^(.{3,})l[iu]k$/.exec(word)?.slice(1) ?? []));
  return [...new Set([...forms, ...forms.map((form) => form.replaceAll(/([aou])e/g, '$1'))])];
}

/** Reads the synonyms each time. */
export const storedSynonyms = async (db: Tx) => synonymsOf(await db.select().from(synonyms));

const readOnce = cachedByRevision<Synonyms>(storedSynonyms);

/** Reads the synonyms, once per revision of the content. Within a transaction, which has no revision, they are read each time. */
export const readSynonyms = async (db: Tx): Promise<Synonyms> => (isStore(db) ? readOnce(db) : storedSynonyms(db));

const isStore = (db: Tx): db is Db => 'revision' in db;
