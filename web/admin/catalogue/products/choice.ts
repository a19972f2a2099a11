import { z } from 'zod';

/** A select holds '' where nothing is chosen. */
export const choiceRule = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((chosen) => (chosen === '' ? null : chosen), rule);

/** Of a record with an entry for each value of an enum. */
export const optionsOf = <Word>(words: Record<string, Word>, labelOf: (word: Word) => string) =>
  Object.entries(words).map(([value, word]) => ({ value, label: labelOf(word) }));
