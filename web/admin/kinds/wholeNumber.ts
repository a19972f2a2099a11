import { z } from 'zod';
import { numberFormat } from '../../../common/text/locale.ts';
import { readCount } from '../../../common/fields/readers.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';

const whole = numberFormat();

/** Formats a count as it is typed into a form: '1.000'. */
export const countText = (count: number | null) => (count === null ? '' : whole.format(count));

const message = words.enterAWholeNumberForExample;

/** Turns the text of the form into the number that the API takes; `rule` checks it. */
export const countRule = <Count>(rule: z.ZodType<Count, number | null | undefined>) =>
  z
    .string()
    .transform((text, context): number | null | undefined => {
      const whole = readCount(text, { strict: true });
      if (whole !== undefined) return whole;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .pipe(rule);

/** Does the same for a number that is required. */
export const wholeRule = z.string().transform((text, context): number => {
  const whole = readCount(text, { strict: true });
  if (typeof whole === 'number') return whole;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
