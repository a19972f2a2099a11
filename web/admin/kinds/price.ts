import { z } from 'zod';
import { numberFormat } from '../../../common/text/locale.ts';
import { readLira } from '../../../common/fields/readers.ts';
import * as words from '../../words/admin/en/fieldKinds.ts';

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a price as it is typed into a form: '1.240,50'. */
export const priceText = (price: number | null) => (price === null ? '' : lira.format(price));

/** Reads lira as a form does: '1,240.50' is refused. */
export const parsePrice = (text: string) => readLira(text, { strict: true });

/** Turns the text of a form into the number that the API takes; `rule` checks it. */
export const liraRule = <Lira>(rule: z.ZodType<Lira, number | null | undefined>) =>
  z
    .string()
    .transform((text, context): number | null | undefined => {
      const price = parsePrice(text);
      if (price !== undefined) return price;
      context.addIssue({ code: 'custom', message: words.enterThePriceAsANumber });
      return z.NEVER;
    })
    .pipe(rule);
