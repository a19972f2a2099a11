import type { z } from 'zod';
import { breaksText, readBreaks } from '../../../common/product/breaksText.ts';
import type { PriceBreakInput } from '../../graphql/generated/schema.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';
import { breakRows, breaksRule, breaksShown, type BreakRow } from './breakRows.ts';
import { BreaksInput } from './BreaksInput.tsx';
import { valueIn, type Kind } from './kind.ts';
import { parsePrice } from './price.ts';
import { named, refused, unlessFormula, type Reading } from './readings.ts';

const storedIn = (row: object, name: string) => (valueIn(row, name) ?? []) as PriceBreakInput[];

/** Prices of larger quantities. */
export const ladder: Kind<'ladder'> = {
  form: ({ name }) => ({
    blank: [],
    stored: (row) => breakRows(storedIn(row, name)),
    check: breaksRule,
    show: (rows) => breaksShown(rows as BreakRow[]),
    input: (input) => <BreaksInput {...input} />,
  }),
  cell: ({ name, rule }) => ({
    stored: (row) => breaksText(storedIn(row, name)),
    read: breaksReader(rule),
  }),
};

/** Reads a price ladder as a cell holds it: '50: 252,00; 100: 240,00'. */
const breaksReader = (rule: z.ZodType) =>
  unlessFormula((text): Reading<PriceBreakInput[]> => {
    const read = readBreaks(text, (price) => parsePrice(price) ?? undefined);
    if (!Array.isArray(read))
      return refused(words.isNoPriceBreak(named(read.unread)), { hint: words.theyAreWritten5025200100240 });
    const { error } = rule.safeParse(read);
    return error ? refused(error.issues[0]?.message ?? '') : { value: read, text: breaksText(read) };
  });
