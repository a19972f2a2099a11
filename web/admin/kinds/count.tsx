import type { z } from 'zod';
import { TextInput } from '../parts/inputs/TextInput.tsx';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { valueIn, type Kind, type Named } from './kind.ts';
import { countReader } from './readings.ts';
import { countRule, countText } from './wholeNumber.ts';

const storedText = (row: object, name: string) => countText((valueIn(row, name) ?? null) as number | null);
const ruleOf = ({ rule }: Named<'count'>) =>
  countRule(rule as z.ZodType<number | null | undefined, number | null | undefined>);

/** A whole number. */
export const count: Kind<'count'> = {
  form: (one) => ({
    half: true,
    blank: '',
    stored: (row) => storedText(row, one.name),
    check: ruleOf(one),
    input: (input) => <TextInput {...input} inputMode="numeric" hint={one.field.hint} />,
  }),
  cell: (one) => ({
    isNumber: true,
    hint: one.field.empty === undefined ? words.emptyNotStated : one.field.hint,
    inputMode: 'numeric',
    stored: (row) => storedText(row, one.name),
    read: countReader(one.field.label, ruleOf(one)),
  }),
};
