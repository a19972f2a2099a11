import { fold } from '../../../../common/text/letters.ts';
import type { Db } from '../../../db/database.ts';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import { wordedEntities } from '../../languages/texts/wordedEntities.ts';
import { idsOf, textsInLanguage } from './texts.store.ts';

export type Term = { source: string; value: string };

/** The names of these are the words by which the company speaks of its products. */
const ofTerms = new Set(['attribute', 'kind', 'category']);
/** A longer text is no word, and a shorter one stands in others by chance. */
const [shortest, longest] = [3, 40];
/** More than these would hide the text that they are about. */
const mostTerms = 12;

const kept = cachedByKey<Term[]>(20);

/** Returns all words that the company has translated into a language, the longest first. */
const termsIn = (db: Db, language: string) =>
  kept(db, `terms ${language}`, async () => {
    const terms = new Map<string, Term>();
    for (const words of wordedEntities.filter(({ entity }) => ofTerms.has(entity))) {
      for (const { field, source, row, state } of await textsInLanguage(db, words, await idsOf(db, words), language)) {
        const isName = field === 'name' || field.startsWith('options.');
        if (!isName || state !== 'DONE' || !row || source.length < shortest || source.length > longest) continue;
        terms.set(fold(source), { source, value: row.value });
      }
    }
    return [...terms.values()].sort((one, other) => other.source.length - one.source.length);
  });

/** Turkish endings follow a word, so that its beginning is enough: 'rulman' stands in 'rulmanın'. */
function isIn(text: string, term: string) {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/** Finds the translated words that stand in texts; a text that is such a word itself is no hint about it. */
export async function createGlossary(db: Db, language: string) {
  const terms = (await termsIn(db, language)).map((term) => ({ ...term, folded: fold(term.source) }));
  return (text: string): Term[] => {
    const folded = fold(text);
    const found: Term[] = [];
    for (const { source, value, folded: word } of terms) {
      if (found.length >= mostTerms) break;
      if (word !== folded && isIn(folded, word)) found.push({ source, value });
    }
    return found;
  };
}
