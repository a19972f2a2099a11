import { lowerCase } from '../../common/text/locale.ts';
import { rootsOf, stemsOf } from './stems.ts';
import type { Saying, Writing } from './tokens.ts';

/** A language has these of its own. */
export type Rules = Omit<Reader, 'mark' | 'rootsOf' | 'lower'> & {
  /** Writes a word as it stands within a sentence; left out, in small letters. */
  lower?: Reader['lower'];
  /** Finds the words by which a clause says what a product is not; undefined where nobody has named them. */
  denies: RegExp | undefined;
  /** Reads what a search says in words as catalogues write it: 'half inch' as 1/2". */
  saying: Saying;
};

/** The rules by which texts and searches of one language are read. */
export type Reader = Writing & {
  /** Every term of the language begins with this sign, which nobody types; empty for Turkish. */
  mark: string;
  /** Returns the possible stems of a folded word, without the word itself. */
  stemsOf: (word: string) => string[];
  /** Returns the stems of a searched word and the words from which it is derived. */
  rootsOf: (word: string) => string[];
  /** Returns the words of which a long word is made, when there are several: 'kugelhahn' has 'kugel' and 'hahn'. */
  partsOf: (word: string) => string[];
  lower: (text: string) => string;
  /** The word between a thing and its purpose; `isBehind` where the thing comes last, as in 'mil için rulman'. */
  purpose?: { word: string; isBehind: boolean };
  /** Words that say nothing about a product, whatever names have. */
  silent: ReadonlySet<string>;
};

export const turkish: Reader = {
  mark: '',
  decimal: ',',
  units: {},
  between: new Set(['x']),
  stemsOf,
  rootsOf,
  partsOf: () => [],
  lower: lowerCase,
  purpose: { word: 'icin', isBehind: true },
  silent: new Set(),
};

/** The first sign of the terms of other languages. It is private, so that no folded text has it. */
const firstMark = 0xe000;
const letters = 26;
const other = '\uf000';

const placeOf = (letter: string) => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/**
 * Returns the sign with which the terms of a language begin. It is one character for a language of two letters, since the
 * index keeps beginnings of four.
 */
export function markOf(code: string): string {
  const [, first = '', second = ''] = /^([a-z])([a-z])$/.exec(code) ?? [];
  return first ? String.fromCharCode(firstMark + placeOf(first) * letters + placeOf(second)) : other + code + other;
}

/** Words below this one are Turkish. */
export const beyondTurkish = String.fromCharCode(firstMark);

/** Writes an expression for the terms of a language; what is common to all languages begins with § and stays. */
export const markedExpression = (mark: string, expression: string) =>
  mark === '' ? expression : expression.replaceAll(/"([^"]*)"/g, (_, terms: string) => `"${markedTerms(mark, terms)}"`);

/** Marks terms that are separated by blanks; a denial stands before the mark. */
export const markedTerms = (mark: string, terms: string) =>
  mark === ''
    ? terms
    : terms.replaceAll(/(^| )(¬?)(?=[^ §])/g, (_, blank: string, denial: string) => blank + denial + mark);
