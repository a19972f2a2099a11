import { z } from 'zod';

const whole = new Intl.NumberFormat('tr-TR');

/** As typed into a form: '1.000'. */
export const countText = (count: number | null) => (count === null ? '' : whole.format(count));

/** Whole number from a text; '1.000' is a thousand. */
function parseWhole(text: string): number | null | undefined {
  const entered = text.replaceAll(/\s/g, '');
  if (entered === '') return null;
  return /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(entered) ? Number(entered.replaceAll('.', '')) : undefined;
}

const message = 'Enter a whole number, for example 100';

/** From the text of the form to what the API takes, which `rule` checks. */
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

/** The same for a number that has to be there. */
export const wholeRule = z.string().transform((text, context): number => {
  const whole = parseWhole(text);
  if (typeof whole === 'number') return whole;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
