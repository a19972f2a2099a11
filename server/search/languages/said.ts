import { tokensOf, type Saying, type Token, type Writing } from '../tokens.ts';

/** Stands in a line for each word of the language for inches. */
const anyInch = '%';

/**
 * Makes a function that writes phrases as catalogues do: 'half inch' as 1/2", 'zweipolig' as '2 polig'. Each line says what people
 * write and what it means; a phrase that means nothing is a unit, which only a number has before it.
 */
export function sayingOf(lines: string, writing: Writing, inches: string[]): Saying {
  const known = new Map<string, { size: number; written: Pick<Token, 'text' | 'isNumber'>[] }>();
  for (const line of lines.split('\n').filter((one) => one.includes('='))) {
    const [said = '', means = ''] = line.split('=');
    const written = tokensOf(means.trim(), writing);
    for (const phrase of said.split(',').map((one) => one.trim()))
      for (const inch of phrase.includes(anyInch) ? inches : ['']) {
        const words = phrase.replace(anyInch, inch);
        known.set(words, { size: words.split(' ').length, written });
      }
  }
  const longest = Math.max(...[...known.values()].map(({ size }) => size));

  function at(tokens: Token[], place: number) {
    for (let size = Math.min(longest, tokens.length - place); size > 0; size--) {
      const found = known.get(
        tokens
          .slice(place, place + size)
          .map(({ text }) => text)
          .join(' '),
      );
      if (found && (found.written.length > 0 || tokens[place - 1]?.isNumber)) return found;
    }
    return undefined;
  }

  return (tokens) => {
    const read: Token[] = [];
    for (let place = 0; place < tokens.length;) {
      const found = at(tokens, place);
      const [first, last] = [tokens[place], tokens[place + (found?.size ?? 1) - 1]];
      if (!first || !last) break;
      read.push(...(found ? found.written.map((one) => ({ ...one, start: first.start, end: last.end })) : [first]));
      place += found?.size ?? 1;
    }
    return read;
  };
}
