import { LRUCache } from 'lru-cache';

/** Endings of Turkish nouns, folded: plural, possessive and case, in the order in which they follow each other. */
const plural = '(?:lar|ler)';
const possessive = '(?:imiz|umuz|iniz|unuz|si|su|i|u)';
const cases =
  '(?:nin|nun|in|un|den|dan|ten|tan|nde|nda|de|da|te|ta|ndan|nden|yle|yla|le|la|ye|ya|ne|na|yi|yu|ni|nu|e|a|i|u)';

const endings = [
  new RegExp(`${plural}${possessive}?${cases}?$`),
  new RegExp(`${possessive}${cases}$`),
  new RegExp(`${cases}$`),
  new RegExp(`${possessive}$`),
  // 'si' after a vowel may also be an s of the word and an i: 'kayışı'. Both readings are kept.
  /[iu]$/,
];

/** Fewest letters that may remain of a word. */
const shortest = 3;

/** A consonant that softens before an ending is hard without it: 'kasnağı' is of 'kasnak', 'dolabı' of 'dolap'. */
const harden = (stem: string) =>
  stem.endsWith('g') ? [`${stem.slice(0, -1)}k`] : stem.endsWith('b') ? [`${stem.slice(0, -1)}p`] : [];

/**
 * What a folded word may be an inflected form of, without the word itself. Without a dictionary one cannot tell,
 * so all readings are given: a text and a search meet when they share one.
 */
export function stemsOf(word: string): string[] {
  if (word.length < 4) return [];
  const found = known.get(word) ?? readingsOf(word);
  known.set(word, found);
  return found;
}

/** A catalogue says the same few thousand words again and again. */
const known = new LRUCache<string, string[]>({ max: 5000 });

function readingsOf(word: string): string[] {
  const stems = endings
    .map((ending) => word.replace(ending, ''))
    .filter((stem) => stem !== word && stem.length >= shortest)
    .flatMap((stem) => [stem, ...harden(stem)]);
  return [...new Set(stems)];
}

/**
 * Also what has to do with it: 'kaynakçı' of 'kaynak', 'sensörlü' of 'sensör'. For searches only: a text keeps its
 * 'kaplinli' apart from a 'kaplin'.
 */
export const rootsOf = (word: string): string[] => [
  ...stemsOf(word),
  ...(/^(.{6,})[cl][iu]$/.exec(word)?.slice(1) ?? []),
];
