import { namesOf } from '../fields/stated.ts';
import type { Language } from '../text/locale.ts';
import { product, type ProductField } from './product.ts';

type ShownField = {
  [Name in ProductField]: (typeof product)[Name] extends { shown: object } ? Name : never;
}[ProductField];

export interface Fact {
  field: ShownField;
  /** The word before the value. */
  word: string;
  text: string | null;
  isCode: boolean;
}

/** The fields that visitors read as a word and its value: what is no code first. */
const shown = (namesOf(product, (field) => field.shown !== undefined) as ShownField[])
  .map((name) => ({ name, ...product[name].shown }))
  .toSorted((one, other) => Number('isCode' in one) - Number('isCode' in other));

/** Returns how the page of a product and its data sheet show it; a text is null where it has none. */
export const shownFacts = (row: Readonly<Record<ShownField, string | null>>, language: Language): Fact[] =>
  shown.map(({ name, word, ...rest }) => ({
    field: name,
    word: word[language],
    text: row[name],
    isCode: 'isCode' in rest,
  }));
