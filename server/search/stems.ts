import { LRUCache } from 'lru-cache';

/** Turkish nouns take plural, possessive and case endings in this order; here they are folded. */
const plural = '(?:lar|ler)';
const possessive = '(?:imiz|umuz|iniz|unuz|si|su|i|u)';
const cases =
  '(?:nin|nun|in|un|den|dan|ten|tan|nde|nda|de|da|te|ta|ndan|nden|yle|yla|le|la|ye|ya|ne|na|yi|yu|ni|nu|e|a|i|u)';

const endings = [
  new RegExp(`${plural}${possessive}?${cases}?$`),
  new RegExp(`${possessive}${cases}$`),
  new RegExp(`${cases}$`),
  new RegExp(`${possessive}$`),
  // 'si' after a vowel may also be an s of the stem and the ending i, as in 'kayışı'. Both readings are kept.
  /[iu]$/,
];

/** A stem must have at least this many letters. */
const shortest = 3;

/** A final consonant that an ending has softened becomes hard again: 'kasnağı' has the stem 'kasnak', 'dolabı' 'dolap'. */
const harden = (stem: string) =>
  stem.endsWith('g') ? [`${stem.slice(0, -1)}k`] : stem.endsWith('b') ? [`${stem.slice(0, -1)}p`] : [];

/**
 * Returns the possible stems of a folded word, without the word itself. Only a dictionary could choose between them, so all
 * are returned: a text matches a search when they share one.
 */
export function stemsOf(word: string): string[] {
  if (word.length < 4) return [];
  const found = known.get(word) ?? readingsOf(word);
  known.set(word, found);
  return found;
}

/** A catalogue repeats the same few thousand words. */
const known = new LRUCache<string, string[]>({ max: 5000 });

function readingsOf(word: string): string[] {
  const stems = endings
    .map((ending) => word.replace(ending, ''))
    .filter((stem) => stem !== word && stem.length >= shortest)
    .flatMap((stem) => [stem, ...harden(stem)]);
  return [...new Set(stems)];
}

/**
 * Returns the stems of a searched word and the noun from which it is derived: 'kaynakçı' also finds 'kaynak', and 'sensörlü'
 * 'sensör'. Texts are not indexed this way, so that 'kaplin' does not find 'kaplinli'.
 */
export const rootsOf = (word: string): string[] => [
  ...stemsOf(word),
  ...(/^(.{6,})[cl][iu]$/.exec(word)?.slice(1) ?? []),
];
