import { Checkbox, FormControlLabel, InputAdornment, NativeSelect } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { currencies, signs, type Currency } from '../../../common/money/money.ts';
import { readMoney } from '../../../common/money/readMoney.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';
import type { InputProps } from '../parts/forms/formFields.ts';
import { TextInput } from '../parts/inputs/TextInput.tsx';

/** The form holds a price as one text: the amount as it is typed, the currency, and whether KDV comes on top. */
const whole = /^(.*) (TRY|EUR|USD|GBP)( \+ KDV)?$/s;

interface Parts {
  amount: string;
  currency: Currency;
  isNet: boolean;
}

const joined = ({ amount, currency, isNet }: Parts) =>
  amount.trim() === '' ? '' : `${amount} ${currency}${isNet ? ' + KDV' : ''}`;

/** A currency that is typed behind or before the amount becomes the prefix, and so does a word about KDV. */
function typed(amount: string, parts: Parts): Parts {
  const read = readMoney(amount, { strict: true });
  if (!read || (read.currency === undefined && read.includesVat === undefined)) return { ...parts, amount };
  const { currency = parts.currency, includesVat = !parts.isNet } = read;
  const bare = amount.replaceAll(/[^\d.,\s]/g, '').trim();
  return { amount: bare, currency, isNet: !includesVat };
}

/** A price with its currency as a prefix, which a sign in the amount or the arrow keys on the prefix change. */
export function MoneyInput({ hint, ...field }: InputProps & { hint: string | undefined }) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field.name });
  const [last, setLast] = useState<Omit<Parts, 'amount'>>({ currency: 'EUR', isNet: false });
  const [, amount = '', currency = last.currency, net] = whole.exec(typeof value === 'string' ? value : '') ?? [];
  const parts: Parts = {
    amount,
    currency: currency as Currency,
    isNet: amount === '' ? last.isNet : net !== undefined,
  };
  const put = (next: Parts) => {
    setLast({ currency: next.currency, isNet: next.isNet });
    setValue(field.name, joined(next), { shouldDirty: true });
  };
  return (
    <TextInput
      {...field}
      ref={undefined}
      optional
      hint={hint}
      inputMode="decimal"
      value={parts.amount}
      onChange={({ target }) => put({ ...parts, amount: target.value })}
      onBlur={(event) => {
        put(typed(parts.amount, parts));
        void field.onBlur(event);
      }}
      startAdornment={
        <InputAdornment position="start">
          <NativeSelect
            disableUnderline
            value={parts.currency}
            onChange={({ target }) => put({ ...parts, currency: target.value as Currency })}
            inputProps={{ 'aria-label': words.currency }}
          >
            {currencies.map((one) => (
              <option key={one} value={one}>
                {signs[one]}
              </option>
            ))}
          </NativeSelect>
        </InputAdornment>
      }
      endAdornment={
        <InputAdornment position="end">
          <FormControlLabel
            sx={{ mr: 0 }}
            label={words.plusVat}
            control={
              <Checkbox
                size="small"
                checked={parts.isNet}
                onChange={({ target }) => put({ ...parts, isNet: target.checked })}
              />
            }
          />
        </InputAdornment>
      }
    />
  );
}
