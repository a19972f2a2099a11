const placeholder = '{}';

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Patterns of fewer letters than this would fit sentences that mean something else. */
const fewestLetters = 9;

/** A space that does not break is one of the ways to write a sentence. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Returns what says a sentence in other words, by a table of whole sentences, in which `{}` stands for a value, and `{1}` for the first
 * one in the other words. Values that are themselves words of the table are said by it, too, and so are several sentences after each
 * other. It returns undefined where the table lacks a part.
 */
export function sentencesBy(table: Readonly<Record<string, string>>) {
  const patterns = Object.entries(table)
    .filter(
      ([sentence]) => sentence.includes(placeholder) && sentence.replaceAll(/\P{L}/gu, '').length >= fewestLetters,
    )
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([sentence, words]) => ({
      pattern: new RegExp(`^${sentence.split(placeholder).map(escaped).join('(.+?)')}$`, 's'),
      words,
    }));
  const filled = (words: string, values: string[]) =>
    words.replaceAll(/\{(\d)\}/g, (_, place: string) => {
      const value = values[Number(place) - 1] ?? '';
      return table[value] ?? value;
    });
  function one(sentence: string): string | undefined {
    const whole = table[sentence];
    if (whole !== undefined) return whole;
    for (const { pattern, words } of patterns) {
      const found = pattern.exec(sentence);
      if (found) return filled(words, found.slice(1));
    }
    return undefined;
  }
  return function said(given: string): string | undefined {
    const sentence = plain(given);
    const whole = one(sentence);
    if (whole !== undefined) return whole;
    const parts = sentence.split(/(?<=[.!?]) /).map(one);
    return parts.length > 1 && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
  };
}
