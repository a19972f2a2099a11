import type { StoredSpec } from '../../../db/tables/tables.ts';
import { property } from '../../../search/entry.ts';
import { sameMeasure } from '../../../search/units/sameMeasure.ts';
import { turkish } from '../../../search/reader.ts';
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

/** Reads the names of attributes with a number before or after: 'dış çapı 52', '25 mm iç çap'. */
export function readNamed(attributes: { id: string; name: string; kind: string }[], reader = turkish): Named {
  const { stemsOf } = reader;
  const known = attributes
    .filter(({ kind }) => kind === 'NUMBER')
    .map(({ id, name }) => ({
      id,
      words: tokensOf(name, reader).map(({ text }) => new Set([text, ...stemsOf(text)])),
    }));
  const attributesNamed = (tokens: Token[]) => {
    const forms = tokens.map(({ text }) => [text, ...stemsOf(text)]);
    const isNamed = (word: Set<string> | undefined, some: string[] = []) => some.some((one) => word?.has(one));
    // 'Çap 25' may be any 'çap', but 'matkap 8,5' is a drill and no 'matkap çapı' of a tap.
    const named = known.filter(
      ({ words }) =>
        isNamed(words.at(-1), forms.at(-1)) && forms.every((some) => words.some((word) => isNamed(word, some))),
    );
    const whole = named.filter(({ words }) => words.length === forms.length);
    return { ids: (whole.length > 0 ? whole : named).map(({ id }) => id), isWhole: whole.length > 0 };
  };
  return (tokens) => {
    const isFirst = tokens[0]?.isNumber === true;
    const numberAt = isFirst ? 0 : tokens.slice(0, mostWords + 1).findIndex(({ isNumber }) => isNumber);
    const number = tokens[numberAt];
    if (!number) return undefined;
    const next = tokens[numberAt + 1];
    const unit = next && !next.isNumber && isUnitSymbol(next.text) ? next : undefined;
    const after = numberAt + (unit ? 2 : 1);
    const values = [number.text, ...(unit ? [number.text + unit.text, ...sameMeasure([number, unit])] : [])];
    // A number of another unit than millimetres is only the one with that unit.
    const read = unit && unit.text !== 'mm' ? values.slice(1) : values;
    const found = (words: Token[], size: number) => {
      if (words.length === 0 || words.some(({ isNumber, text }) => isNumber || text.length < 2)) return undefined;
      const { ids, isWhole } = attributesNamed(words);
      // '3 hp frekans sürücüsü' names no frequency.
      if (isFirst && !(isWhole && (unit ? unit.text === 'mm' : words.length > 1))) return undefined;
      const terms = ids.flatMap((id) => read.map((value) => property(id, value)));
      return terms.length > 0 ? { size, terms } : undefined;
    };
    if (!isFirst) return found(tokens.slice(0, numberAt), after);
    for (let size = mostWords; size > 0; size--) {
      const words = tokens.slice(after, after + size);
      // 'M8x40 boy 30' has the number behind the name.
      const named = tokens[after + size]?.isNumber || words.length < size ? undefined : found(words, after + size);
      if (named) return named;
    }
    return undefined;
  };
}
