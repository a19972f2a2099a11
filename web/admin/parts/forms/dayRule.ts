import { z } from 'zod';
import * as words from '../../../words/admin/en/forms.ts';

/** Writes a stored day as the office does: '2026-10-12' becomes '12.10.2026'. */
export const dayText = (day: string | null) => (day === null ? '' : day.split('-').toReversed().join('.'));

/** Reads day, month and year in this order; what is typed another way stays as it is, for the rule to refuse. */
function readDay(text: string) {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Turns a typed date into the one that the API takes; `rule` checks it. */
export const dayRule = <Day>(rule: z.ZodType<Day>) =>
  z.string().transform((text, context): Day => {
    const day = rule.safeParse(readDay(text));
    if (day.success) return day.data;
    context.addIssue({ code: 'custom', message: words.enterADateForExample06122026 });
    return z.NEVER;
  });
