const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
const wordsOf = (text: string) => fold(text).match(/\p{L}+|\d+/gu) ?? [];

/**
 * Tells names that answer one of the searches as well as what it should find: a part for each word of it begins like
 * the word. With such a name in the catalogue, the expected answer could not be told from another good one.
 */
export function answersOf(searches: string[]) {
  const wanted = searches.map(wordsOf);
  return (name: string) => {
    const parts = wordsOf(name);
    return wanted.some((words) => words.every((word) => parts.some((part) => isLike(part, word))));
  };
}

/** Numbers are the same; words begin alike, whatever their endings. */
function isLike(part: string, word: string) {
  if (/^\d/.test(word)) return part === word;
  const stem = word.length > 5 ? word.slice(0, 5) : word;
  return part.startsWith(stem);
}
