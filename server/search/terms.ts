import { tokensOf, type Token } from './tokens.ts';
import { markedTerms, turkish, type Reader } from './reader.ts';
import { coveredVoltages } from './coveredVoltages.ts';

/** Words of a code have at most this many letters, as in DIN and NMRV. */
const longestOfCode = 4;
/** A code has at most this many tokens: 'DIN 933 M8x40' has five. */
export const longestCode = 5;
const longestCodeOfBody = 3;

/** Tells whether neighbouring tokens can be one code, whatever separates them: 'DIN 933', '6204-2RS', '4-20 mA'. */
export const areCode = (tokens: Token[]) =>
  tokens.some(({ isNumber }) => isNumber) &&
  tokens.every(({ isNumber, text }) => isNumber || text.length <= longestOfCode);

/**
 * Writes tokens in one piece. Numbers alone keep a sign between them, so that 608 is not found in '60 8.8'; with letters, as in
 * 62042RS, people leave it out.
 */
export const codeOf = (parts: string[]) => parts.join(parts.every((part) => /^\d/.test(part)) ? 'x' : '');

/** '400/690' is also found by each of its numbers, and '063' without its leading zero. */
const partsOfNumber = ({ text }: Token) => [
  ...(/^\d+s\d+$/.test(text) ? text.split('s') : []),
  ...(hasZeros(text) ? [withoutZeros(text)] : []),
];

const hasZeros = (number: string) => /^0+[1-9]\d*$/.test(number);
const withoutZeros = (number: string) => (hasZeros(number) ? number.replace(/^0+/, '') : number);

function codesOf(tokens: Token[], longest: number) {
  const codes: string[] = [];
  for (let size = 2; size <= longest; size++) {
    for (let start = 0; start + size <= tokens.length; start++) {
      const window = tokens.slice(start, start + size);
      if (!areCode(window)) continue;
      const parts = window.map(({ text }) => text);
      codes.push(codeOf(parts), codeOf(parts.map(withoutZeros)));
    }
  }
  return codes;
}

/** Returns the codes that end at a blank: 'UCP 205-16' contains 'UCP 205-16' and '205-16', but not 'UCP 205'. */
export function wholeCodesOf(text: string, reader = turkish): string[] {
  const tokens = tokensOf(text, reader);
  const isApart = (at: number) => /\s/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  const ends = [...tokens.keys(), tokens.length].filter((at) => at === 0 || at === tokens.length || isApart(at));
  return ends.flatMap((start) =>
    ends
      .filter((end) => end > start && end - start <= longestCode)
      .map((end) => tokens.slice(start, end))
      .filter(areCode)
      .map((code) => codeOf(code.map((token) => token.text))),
  );
}

/** Marks a term as denied; nobody types this sign, and folding leaves none. */
export const denied = (term: string) => `¬${term}`;

const lacking = /^\p{L}{2,}s[iu]z(?:d[iu]r|l[ae]r)?$/u;

/** Writes 'yağsız' so that it does not begin with 'yağ': who looks for oil finds nothing that has none. */
export const storedWord = (word: string) => (lacking.test(word) ? denied(word) : word);

/** Returns what a word such as 'yağsız' says is not there. */
export const lackedBy = (word: string): string[] =>
  lacking.test(word) ? [word.replace(/s[iu]z(?:d[iu]r|l[ae]r)?$/, '')] : [];

/** Returns the ends of a word from its second part on: 'kugellager' of 'rillenkugellager'. */
const endsOf = (word: string, parts: string[]): string[] =>
  parts.slice(1, -1).flatMap((part, at) => {
    const before = parts.slice(0, at + 1).reduce((place, one) => word.indexOf(one, place) + one.length, 0);
    const start = word.indexOf(part, before);
    return start > 0 ? [word.slice(start)] : [];
  });

/** Returns the stems of a word, and those of the words of which it is made. */
function formsOf(word: string, { stemsOf, partsOf }: Reader): string[] {
  const parts = partsOf(word);
  return [...stemsOf(word), ...[...parts, ...endsOf(word, parts)].flatMap((part) => [part, ...stemsOf(part)])];
}

/** Returns all terms of a text: its words in order, then their stems, its codes in one piece, and the voltages it covers. */
function termsOf(text: string, longest: number, reader: Reader): string {
  const tokens = tokensOf(text, reader);
  const words = tokens.map((token) => storedWord(token.text));
  const stems = tokens.flatMap((token) => (token.isNumber ? partsOfNumber(token) : formsOf(token.text, reader)));
  const others = new Set([...stems, ...codesOf(tokens, longest), ...coveredVoltages(text, tokens)]);
  return markedTerms(reader.mark, [...words, ...others].join(' '));
}

/** Returns the words of a text as they stand in the index, one after the other. */
export const wordsInOrder = (text: string, reader = turkish) =>
  tokensOf(text, reader)
    .map((token) => storedWord(token.text))
    .join(' ');

export const titleTerms = (title: string, reader = turkish) => termsOf(title, longestCode, reader);
export const bodyTerms = (body: string, reader = turkish) => termsOf(body, longestCodeOfBody, reader);

/** Returns the words of four letters or more, folded, with their spelling; they serve to correct mistyped words. */
export function wordsOf(text: string, reader = turkish): Map<string, string> {
  const words = tokensOf(text, reader).filter((token) => !token.isNumber && token.text.length >= 4);
  return new Map(words.map((token) => [reader.mark + token.text, reader.lower(text.slice(token.start, token.end))]));
}
