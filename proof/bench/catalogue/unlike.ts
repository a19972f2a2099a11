const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
const wordsOf = (text: string) => fold(text).match(/\p{L}+|\d+/gu) ?? [];

/**
 * Makes a test for names that answer one of the searches as well as the expected product does: for each word of the
 * search, a part of the name begins like the word. Such a name in the catalogue would be another good answer.
 */
export function answersOf(searches: string[]) {
  const wanted = searches.map(wordsOf);
  return (name: string) => {
    const parts = wordsOf(name);
    return wanted.some((words) => words.every((word) => parts.some((part) => isLike(part, word))));
  };
}

/** Numbers have to be equal; words have to begin alike, whatever their endings. */
function isLike(part: string, word: string) {
  if (/^\d/.test(word)) return part === word;
  const stem = word.length > 5 ? word.slice(0, 5) : word;
  return part.startsWith(stem);
}
