import { z } from 'zod';
import { ProductInput } from '../../graphql/generated/validators.ts';

const whole = new Intl.NumberFormat('tr-TR');

/** As typed into a form: '1.000'. */
export const countText = (count: number | null) => (count === null ? '' : whole.format(count));

/** From the text of the form to what the API takes; '1.000' is a thousand. */
export const countRule = (name: 'priceQuantity' | 'minimumQuantity' | 'leadDays') =>
  z
    .string()
    .transform((text, context): number | null | undefined => {
      const entered = text.replaceAll(/\s/g, '');
      if (entered === '') return null;
      if (/^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(entered)) return Number(entered.replaceAll('.', ''));
      context.addIssue({ code: 'custom', message: 'Enter a whole number, for example 100' });
      return z.NEVER;
    })
    .pipe(ProductInput.shape[name]);
