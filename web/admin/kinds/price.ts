import { z } from 'zod';

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a price as it is typed into a form: '1.240,50'. */
export const priceText = (price: number | null) => (price === null ? '' : lira.format(price));

const turkish = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/;
const plain = /^\d+\.\d{1,2}$/;

/**
 * Reads lira from '1.240,50', '1240,5' or '1240.50'. Returns null for an empty text, and undefined when the text is
 * ambiguous. '1.240' is a thousand, as Turkish writes it, and '1,240.50' is refused: a wrong price is worse than a
 * second try.
 */
export function parsePrice(text: string): number | null | undefined {
  const entered = text.replaceAll(/[\s₺]|TL/gi, '');
  if (entered === '') return null;
  if (turkish.test(entered)) return Number(entered.replaceAll('.', '').replace(',', '.'));
  return plain.test(entered) ? Number(entered) : undefined;
}

/** Turns the text of a form into the number that the API takes; `rule` checks it. */
export const liraRule = <Lira>(rule: z.ZodType<Lira, number | null | undefined>) =>
  z
    .string()
    .transform((text, context): number | null | undefined => {
      const price = parsePrice(text);
      if (price !== undefined) return price;
      context.addIssue({ code: 'custom', message: 'Enter the price as a number, for example 1.240,50' });
      return z.NEVER;
    })
    .pipe(rule);
