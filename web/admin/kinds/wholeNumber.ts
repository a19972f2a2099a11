import { z } from 'zod';

const whole = new Intl.NumberFormat('tr-TR');

/** Formats a count as it is typed into a form: '1.000'. */
export const countText = (count: number | null) => (count === null ? '' : whole.format(count));

/** Reads a whole number; '1.000' is a thousand. Returns null for an empty text and undefined for any other text. */
function parseWhole(text: string): number | null | undefined {
  const entered = text.replaceAll(/\s/g, '');
  if (entered === '') return null;
  return /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(entered) ? Number(entered.replaceAll('.', '')) : undefined;
}

const message = 'Enter a whole number, for example 100';

/** Turns the text of the form into the number that the API takes; `rule` checks it. */
export const countRule = <Count>(rule: z.ZodType<Count, number | null | undefined>) =>
  z
    .string()
    .transform((text, context): number | null | undefined => {
      const whole = parseWhole(text);
      if (whole !== undefined) return whole;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .pipe(rule);

/** Does the same for a number that is required. */
export const wholeRule = z.string().transform((text, context): number => {
  const whole = parseWhole(text);
  if (typeof whole === 'number') return whole;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
