import type { z } from 'zod';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../parts/forms/formFields.ts';
import { TextInput } from '../parts/inputs/TextInput.tsx';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { nameAlone, valueIn, type Kind, type Named } from './kind.ts';
import { liraRule, parsePrice, priceText } from './price.ts';
import { priceReader } from './readings.ts';

const storedText = (row: object, name: string) => priceText((valueIn(row, name) ?? null) as number | null);
const ruleOf = ({ rule }: Named<'lira'>) =>
  liraRule(rule as z.ZodType<number | null | undefined, number | null | undefined>);

/** A price. */
export const lira: Kind<'lira'> = {
  form: (one) => ({
    label: `${nameAlone(one.field)} (₺)`,
    half: true,
    blank: '',
    stored: (row) => storedText(row, one.name),
    check: ruleOf(one),
    input: (input) => <LiraInput {...input} hint={one.field.hint} optional={one.field.section === undefined} />,
  }),
  cell: (one) => ({
    unit: '₺',
    isNumber: true,
    hasMark: true,
    hint: words.emptyOnRequest,
    inputMode: 'decimal',
    stored: (row) => storedText(row, one.name),
    read: priceReader(ruleOf(one)),
  }),
};

/** Takes lira as people type them. When the field is left, it shows how the number was understood. */
function LiraInput(field: InputProps & { hint: string | undefined; optional: boolean }) {
  const { setValue } = useFormContext();
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      onBlur={(event) => {
        void field.onBlur(event);
        const typed = event.target.value;
        const lira = parsePrice(typed);
        if (lira !== undefined && priceText(lira) !== typed && fitsTwoDecimals(lira))
          setValue(field.name, priceText(lira), { shouldDirty: true });
      }}
    />
  );
}

const fitsTwoDecimals = (lira: number | null) => lira === null || Number(lira.toFixed(2)) === lira;
