import { all, any, term } from './codeUnit.ts';
import { turkish } from '../reader.ts';
import type { Token } from '../tokens.ts';
import type { UntypedUnit } from './unit.ts';
import { isUnitSymbol } from './unitSymbols.ts';

/** '2SN' and '2RS' are one code, of which a search for the number alone would find too much. */
const isSuffix = ([number = '', letters = '', ...more]: string[]) =>
  more.length === 0 && /^\d+$/.test(number) && /^\p{L}{2}$/u.test(letters);

/** '1"' and '16B' are one term: a number and a letter anywhere in a text would be those of another size. */
const measuresJoined = (words: string[]) =>
  words.reduce<string[]>((joined, word) => {
    const last = joined.at(-1) ?? '';
    if (/\d$/.test(last) && (/^\p{L}$/u.test(word) || isUnitSymbol(word))) return [...joined.slice(0, -1), last + word];
    return [...joined, word];
  }, []);

/** '4 kutup' is said in one go: 'Motor 4 kW 2 Kutup' has both words, too. */
const numbersWithWords = (words: string[]) =>
  words.reduce<string[]>((found, word) => {
    const last = found.at(-1) ?? '';
    const isCounted = /^\d+$/.test(last) && /^\p{L}{3,}$/u.test(word);
    return isCounted ? [...found.slice(0, -1), `${last} ${word}`] : [...found, word];
  }, []);

/** Makes the unit of words that the catalogue writes in others. */
export function synonymUnit(tokens: Token[], written: string[][], { stemsOf } = turkish): UntypedUnit {
  const text = tokens.map((token) => token.text).join(' ');
  const said = measuresJoined(tokens.map((token) => token.text));
  const exact = all(said.map(term));
  const inflected = all(said.map((word) => any([word, ...stemsOf(word)].map(term))));
  // '4 kutup' is no motor for 400 V.
  const formOf = (word: string) =>
    /^\d\S*$/.test(word) ? term(word) : any([...stemsOf(word).map(term), `${term(word)} *`]);
  const phrases = written.map((words) =>
    isSuffix(words) ? term(words.join('')) : all(numbersWithWords(measuresJoined(words)).map(formOf)),
  );
  const meanings = [tokens.map((token) => token.text), ...written];
  return {
    text,
    exact,
    inflected,
    prefix: inflected,
    loose: any([inflected, ...phrases]),
    marks: meanings.flat(),
    meanings,
  };
}
