import type { Language } from '../../../search/languages/language.ts';
import { turkish, type Reader } from '../../../search/reader.ts';
import { wordsInOrder } from '../../../search/terms.ts';
import { tokensOf } from '../../../search/tokens.ts';
import type { Unit } from '../../../search/units/unit.ts';
import type { Definitions } from '../references/definitions.ts';

/** Returns the words of a name with their stems. */
export const formsOf = (name: string, reader: Reader = turkish) =>
  tokensOf(name, reader).flatMap(({ text }) => [text, ...reader.stemsOf(text), ...reader.partsOf(text)]);

/** Words behind it say which one it is: 'grinding disc for metal', 'Kugelhahn mit Flansch'. */
const furtherWords = /,|[(]|\s(?:for|with|of|in|für|mit|aus|zum|zur)\s/u;

/** Returns a name with its words, and those of its last one, which says what it names: a spring lock washer is a washer. */
export function namedWords(name: string, reader: Reader = turkish) {
  const words = formsOf(name, reader);
  const [before = ''] = name.split(furtherWords);
  const last = tokensOf(before, reader).at(-1)?.text ?? '';
  return { words, heads: last ? formsOf(last, reader) : words };
}

/** Tells whether a part says what the name names, and not only which: a 'spring washer' is a washer, and 'stainless' is none. */
export const isHead = ({ text, meanings }: Part, { heads }: ReturnType<typeof namedWords>) =>
  meanings.some((words) => heads.includes(words.at(-1) ?? '')) ||
  (text.length > 2 && heads.some((word) => word.startsWith(text)));

export type Part = Pick<Unit, 'text' | 'meanings'>;

/** Stehlager are bearings, but not all products in the category of bearings are Stehlager: its name must say all of it. */
export const isMet = ({ text, meanings }: Part, words: string[]) =>
  meanings.some((meaning) => meaning.every((word) => words.includes(word))) ||
  (text.length > 2 && words.some((word) => word.startsWith(text)));

/** An expression with more would cost more than such a word is worth. */
const mostMet = 24;

type Attributes = Pick<Definitions, 'attributes'>['attributes'];

/** Returns what the text of a product says of an attribute: the names of its options, or its own where it is a yes. */
const namesOf = ({ id, name, kind, options }: Attributes extends Map<string, infer Row> ? Row : never) =>
  kind === 'FLAG' ? [[id, name] as const] : options.map((option) => [`${id} ${option.id}`, option.name] as const);

/**
 * Returns the Turkish words of the options that a word of a language names. A product without a text of the language has them in
 * Turkish alone.
 */
export function turkishOptions(language: Language, own: Attributes, source: Attributes) {
  const said = new Map([...own.values()].flatMap(namesOf));
  const byPhrase = new Map<string, Set<string>>();
  for (const [key, name] of [...source.values()].flatMap(namesOf)) {
    const other = said.get(key);
    if (other === undefined || other === name) continue;
    const phrase = wordsInOrder(name);
    byPhrase.set(phrase, (byPhrase.get(phrase) ?? new Set()).add(other));
  }
  const options = [...byPhrase].flatMap(([phrase, names]) =>
    phrase === '' ? [] : [...names].map((name) => ({ phrase, words: formsOf(name, language) })),
  );
  const known = new Set(options.flatMap(({ words }) => words));
  const of = (part: Part): string[] => {
    const met = new Set(options.flatMap(({ phrase, words }) => (isMet(part, words) ? phrase : [])));
    // Who has 'paslanmaz çelik' also has 'çelik'.
    const others = [...met].toSorted((one, other) => one.length - other.length);
    const shortest = others.filter(
      (phrase, at) => !others.slice(0, at).some((shorter) => ` ${phrase} `.includes(` ${shorter} `)),
    );
    return shortest.slice(0, mostMet);
  };
  return { of, knows: (word: string) => known.has(word) };
}
