import type { StoredSpec } from '../../../db/tables/tables.ts';
import { property } from '../../../search/entry.ts';
import { sameMeasure } from '../../../search/units/sameMeasure.ts';
import { turkish } from '../../../search/reader.ts';
import type { Synonyms } from '../../../search/synonyms.ts';
import { tokensOf, type Token } from '../../../search/tokens.ts';
import type { Named } from '../../../search/units/unit.ts';
import { isUnitSymbol } from '../../../search/units/unitSymbols.ts';

/** A value that is one number, as it is typed: '25', 'yaklaşık 1.450', '0,75 kW'. */
const oneNumber = /^(?:yaklaşık |en az |en çok )?\d[\d.,/]*(?: ?[^\d\s]\S*)?$/;

/** Returns the terms by which a search finds a product's numbers with the name of what they measure: 'iç çapı 25'. */
export const propertiesOf = (specs: StoredSpec[]): string[] =>
  specs.flatMap(({ attributeId, values }) =>
    values
      .filter((value) => oneNumber.test(value))
      .flatMap((value) => {
        const tokens = tokensOf(value);
        const at = tokens.findIndex(({ isNumber }) => isNumber);
        const [number, unit] = [tokens[at]?.text ?? '', tokens[at + 1]?.text];
        return [number, ...(unit ? [number + unit] : [])].map((text) => property(attributeId, text));
      }),
  );

/** A name of more words is none that is typed with a number. */
const mostWords = 3;

/**
 * Reads the names of attributes with a number before or after: 'dış çapı 52', '25 mm iç çap', and short ones where several stand
 * side by side: '50 çap 100 strok'.
 */
export function readNamed(
  attributes: { id: string; name: string; kind: string }[],
  reader = turkish,
  synonyms?: Pick<Synonyms, 'at'>,
): Named {
  const { stemsOf } = reader;
  const known = attributes
    .filter(({ kind }) => kind === 'NUMBER')
    .map(({ id, name }) => ({
      id,
      words: tokensOf(name, reader).map(({ text }) => new Set([text, ...stemsOf(text)])),
    }));
  const attributesNamed = (tokens: Token[]) => {
    const named = attributesWith(tokens.map(({ text }) => text));
    const synonym = synonyms?.at(tokens);
    if (synonym?.said.length !== tokens.length) return named;
    const others = synonym.written.map(attributesWith).filter(({ isWhole }) => isWhole);
    const all = named.isWhole || others.length === 0 ? [named, ...others] : others;
    return { ids: [...new Set(all.flatMap(({ ids }) => ids))], isWhole: all.some(({ isWhole }) => isWhole) };
  };
  const attributesWith = (texts: string[]) => {
    const forms = texts.map((text) => [text, ...stemsOf(text)]);
    const isNamed = (word: Set<string> | undefined, some: string[] = []) => some.some((one) => word?.has(one));
    // 'Çap 25' may be any 'çap', but 'matkap 8,5' is a drill and no 'matkap çapı' of a tap.
    const named = known.filter(
      ({ words }) =>
        isNamed(words.at(-1), forms.at(-1)) && forms.every((some) => words.some((word) => isNamed(word, some))),
    );
    const whole = named.filter(({ words }) => words.length === forms.length);
    return { ids: (whole.length > 0 ? whole : named).map(({ id }) => id), isWhole: whole.length > 0 };
  };
  /** Returns how many tokens a number takes with the name behind it; 0 where there is none. */
  const nameBehind = (tokens: Token[]) => {
    const at = tokens[1] && isUnitSymbol(tokens[1].text) ? 2 : 1;
    const longest = tokens.slice(at).findIndex(({ isNumber }) => isNumber);
    const words = tokens.slice(at, at + Math.min(mostWords, longest < 0 ? mostWords : longest));
    const size = [...words.keys()].findLast((last) => attributesNamed(words.slice(0, last + 1)).ids.length > 0);
    return size === undefined ? 0 : at + size + 1;
  };
  /** Tells whether the number at a place belongs to one of several pairs of a number and a name. */
  const isInPairs = (tokens: Token[], place: number) =>
    tokens.slice(0, place + 1).some((_, first) => {
      let [count, end] = [0, first];
      for (let size = nextPair(end); size > 0; size = nextPair(end)) [count, end] = [count + 1, end + size];
      // 'M8x40 boy 30 çap 10' has each number behind its name.
      return count > 1 && place < end && !tokens[end]?.isNumber;
      function nextPair(at: number) {
        return tokens[at]?.isNumber ? nameBehind(tokens.slice(at)) : 0;
      }
    });
  return (all, start) => {
    const tokens = all.slice(start);
    const isFirst = tokens[0]?.isNumber === true;
    const numberAt = isFirst ? 0 : tokens.slice(0, mostWords + 1).findIndex(({ isNumber }) => isNumber);
    const number = tokens[numberAt];
    if (!number) return undefined;
    const next = tokens[numberAt + 1];
    const behind = tokens[numberAt + 2];
    // 'Boy 40 M8' is no length in metres.
    const isCode = behind?.isNumber === true && behind.start === next?.end;
    const unit = next && !next.isNumber && !isCode && isUnitSymbol(next.text) ? next : undefined;
    const after = numberAt + (unit ? 2 : 1);
    const values = [number.text, ...(unit ? [number.text + unit.text, ...sameMeasure([number, unit])] : [])];
    // A number of another unit than millimetres is only the one with that unit.
    const read = unit && unit.text !== 'mm' ? values.slice(1) : values;
    const found = (words: Token[], size: number) => {
      if (words.length === 0 || words.some(({ isNumber, text }) => isNumber || text.length < 2)) return undefined;
      const { ids, isWhole } = attributesNamed(words);
      // '3 hp frekans sürücüsü' names no frequency.
      const isClear = isWhole && (unit ? unit.text === 'mm' : words.length > 1);
      if (isFirst && !isClear && !isInPairs(all, start)) return undefined;
      const terms = ids.flatMap((id) => read.map((value) => property(id, value)));
      return terms.length > 0 ? { size, terms } : undefined;
    };
    if (!isFirst) return found(tokens.slice(0, numberAt), after);
    for (let size = mostWords; size > 0; size--) {
      const words = tokens.slice(after, after + size);
      // 'M8x40 boy 30' has the number behind the name.
      const isOfNext = tokens[after + size]?.isNumber && !isInPairs(all, start);
      const named = isOfNext || words.length < size ? undefined : found(words, after + size);
      if (named) return named;
    }
    return undefined;
  };
}
