import { z } from 'zod';

/** A select holds '' when nothing is chosen, and the API takes null. */
export const choiceRule = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((chosen) => (chosen === '' ? null : chosen), rule);

/** Makes the options of a select from a record with an entry for each value of an enum. */
export const optionsOf = <Word>(words: Record<string, Word>, labelOf: (word: Word) => string) =>
  Object.entries(words).map(([value, word]) => ({ value, label: labelOf(word) }));
