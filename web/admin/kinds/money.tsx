import type { z } from 'zod';
import { z as rules } from 'zod';
import { moneyText, type Money } from '../../../common/money/money.ts';
import { moneyOf } from '../../../common/money/readMoney.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { nameAlone, valueIn, type Kind } from './kind.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { named, refused, unlessFormula, type Reading } from './readings.ts';

/** Returns the price as the form holds it: '5,00 EUR + KDV'. */
const storedText = (row: object, name: string) => {
  const stored = valueIn(row, name) as Money | null | undefined;
  return stored ? moneyText(stored) : '';
};

/** Reads a price as people type it; undefined for what is none. Without a sign it is in lira, and without a word KDV is in it. */
const parseMoney = (text: string) => moneyOf(text, { strict: true }, { currency: 'TRY', includesVat: true });

const moneyRule = (rule: z.ZodType) =>
  rules
    .string()
    .transform((text, context): Money | null => {
      const price = parseMoney(text);
      if (price !== undefined) return price;
      context.addIssue({ code: 'custom', message: words.enterAListPrice });
      return rules.NEVER;
    })
    .pipe(rule as z.ZodType<Money | null | undefined, Money | null>);

/** A price in a currency, with or without KDV. */
export const money: Kind<'money'> = {
  form: (one) => ({
    label: nameAlone(one.field),
    half: true,
    blank: '',
    stored: (row) => storedText(row, one.name),
    check: moneyRule(one.rule),
    input: (input) => <MoneyInput {...input} hint={one.field.hint} />,
  }),
  cell: (one) => ({
    hint: words.emptyNoListPrice,
    stored: (row) => storedText(row, one.name),
    read: moneyReader(one.rule),
  }),
};

const moneyReader = (rule: z.ZodType) =>
  unlessFormula((text): Reading<Money | null> => {
    const { data, error } = moneyRule(rule).safeParse(text);
    if (error) return refused(words.isNoListPrice(named(text)), { hint: words.enterAListPrice });
    return { value: data ?? null, text: data ? moneyText(data) : '' };
  });
