import { LRUCache } from 'lru-cache';

/** Shorter words are no inflected form of another one. */
const shortest = 3;

/**
 * Makes the stems of a language's words: those of a stemmer, of the word as it is and in its other spellings. A text matches a
 * search when they share one, so that no spelling is the right one.
 */
export function stemsBy(stemmer: (word: string) => string, spellings: (word: string) => string[]) {
  // A catalogue repeats the same few thousand words.
  const known = new LRUCache<string, string[]>({ max: 5000 });
  return (word: string): string[] => {
    if (word.length < shortest) return [];
    const found =
      known.get(word) ??
      [...new Set([word, ...spellings(word)].flatMap((one) => [one, stemmer(one)]))].filter(
        (one) => one !== word && one.length > 1,
      );
    known.set(word, found);
    return found;
  };
}
