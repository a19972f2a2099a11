import { z } from 'zod';
import { noWords, yesWords } from '../../../common/text/yesNo.ts';
import { SelectInput } from '../parts/inputs/SelectInput.tsx';
import { SwitchInput } from '../parts/inputs/SwitchInput.tsx';
import { langOf, valueIn, type Cell, type Kind } from './kind.ts';
import { choiceReader, type Choice } from './readings.ts';

/** A select holds '' when nothing is chosen, and the API takes null. */
const choiceRule = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((chosen) => (chosen === '' ? null : chosen), rule);

/** Makes the options of a select from a record with an entry for each value of an enum. */
export const optionsOf = <Word,>(words: Record<string, Word>, labelOf: (word: Word) => string) =>
  Object.entries(words).map(([value, word]) => ({ value, label: labelOf(word) }));

const firstWord = (words: readonly string[]) => words[0] ?? '';

/** Makes the cell of a value that is one of several. */
export const choiceCell = <Value,>(choices: Choice<Value>[], storedIn: (row: object) => Value): Cell => ({
  choices,
  stored: (row) => firstWord(choices.find(({ value }) => value === storedIn(row))?.words ?? []),
  read: choiceReader(choices),
});

/** A value of an enum of schema.graphql. */
export const choice: Kind<'choice'> = {
  form: ({ name, field, rule }) => {
    const options = optionsOf(field.words, firstWord);
    return {
      half: true,
      blank: '',
      stored: (row) => valueIn(row, name) ?? '',
      check: choiceRule(rule),
      show: (chosen) => options.find(({ value }) => value === chosen)?.label,
      input: (input) => (
        <SelectInput {...input} options={options} lang={langOf(field)} none={field.none} hint={field.hint} />
      ),
    };
  },
  cell: ({ name, field }) => ({
    ...choiceCell<unknown>(
      [
        ...(field.none === undefined ? [] : [{ value: null, words: ['', field.none] }]),
        ...Object.entries(field.words).map(([value, words]) => ({ value, words })),
      ],
      (row) => valueIn(row, name),
    ),
    lang: langOf(field),
  }),
};

/** Yes or no. */
export const flag: Kind<'flag'> = {
  form: ({ name, field }) => ({
    blank: false,
    stored: (row) => valueIn(row, name),
    show: (isSet) => (isSet ? field.yes : field.no),
    input: (input) => <SwitchInput {...input} />,
  }),
  cell: ({ name, field }) =>
    choiceCell<unknown>(
      [
        { value: true, words: [field.yes, ...yesWords] },
        { value: false, words: [field.no, '', ...noWords] },
      ],
      (row) => valueIn(row, name),
    ),
};
