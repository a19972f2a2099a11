import type { z } from 'zod';
import { TextInput } from '../parts/inputs/TextInput.tsx';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { langOf, valueIn, type Cell, type Kind, type Named } from './kind.ts';
import { textReader } from './readings.ts';
import { smallLetters } from '../session/officeLetters.ts';

type Text = 'text' | 'line' | 'code' | 'gtin';

const storedText = (row: object, name: string) => (valueIn(row, name) ?? '') as string;

const cell = ({ name, field, rule }: Named<Text>): Cell => ({
  hint: words.emptyNo(smallLetters(field.label)),
  lang: langOf(field),
  stored: (row) => storedText(row, name),
  read: textReader(rule as z.ZodType<string | null | undefined>),
});

/** A text of several lines, which may have to be there. */
export const text: Kind<'text'> = {
  form: ({ name, field }) => ({
    blank: '',
    stored: (row) => storedText(row, name),
    input: (input) => (
      <TextInput {...input} hint={field.hint} lang={langOf(field)} multiline minRows={3} maxRows={10} />
    ),
  }),
  cell,
};

/** A line of text, which may be missing. A section says the same of all that it holds. */
export const line: Kind<'line' | 'code' | 'gtin'> = {
  form: ({ name, field }) => ({
    half: true,
    blank: '',
    stored: (row) => storedText(row, name),
    input: (input) => (
      <TextInput {...input} hint={field.hint} lang={langOf(field)} optional={field.section === undefined} />
    ),
  }),
  cell,
};
