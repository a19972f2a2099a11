import { z } from 'zod';
import type { LineKind } from '../../../../common/offers/sums.ts';
import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';
import type { OfferLineInput as Sent } from '../../../graphql/generated/schema.ts';
import { OfferLineInput } from '../../../../common/generated/validators.ts';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { netPrice } from '../../../../common/offers/sums.ts';
import { parsePrice } from '../../kinds/price.ts';
import { countRule } from '../../kinds/wholeNumber.ts';
import * as words from '../../../words/admin/en/offers.ts';

/** The form holds a line in this shape: numbers are texts, such as '1.240,50'. */
export interface TypedLine {
  kind: LineKind;
  productId: string | null;
  code: string;
  name: string;
  note: string;
  /** The code for which the buyer asked; the form keeps it as it is. */
  askedCode: string;
  quantity: string;
  salesUnit: SalesUnit | '';
  price: string;
  /** The price with KDV of which `price` was made, such as the list's; it counts as long as `price` is what is left of it. */
  gross: string;
  priceQuantity: string;
  discount: string;
  vatRate: string;
}

const { shape } = OfferLineInput;
const { askedCode, code, kind, name, note, productId } = shape;

/** Turns a typed number into the one that the API takes. */
const numberRule = <Value>(rule: z.ZodType<Value, number | null>, empty: string | null) =>
  z
    .string()
    .transform((text, context): number | null => {
      const number = parsePrice(text);
      if (number === null && empty === null) return null;
      if (typeof number === 'number') return number;
      context.addIssue({ code: 'custom', message: (number === null && empty) || words.enterNumber });
      return z.NEVER;
    })
    .pipe(rule);

const percentRule = numberRule(shape.discount.unwrap().unwrap().nullable(), null);

/** A discount may have steps, each taken of what the one before left: '40+10' is 46 %, and stays as it was typed. */
const stepsRule = z.string().transform((text, context) => {
  const read = text.includes('+') ? readChainedDiscount(text) : null;
  if (read) return { discount: read.percent, discountSteps: read.typed };
  const percent = percentRule.safeParse(text.replace('%', ''));
  if (read === null && percent.success) return { discount: percent.data, discountSteps: null };
  context.addIssue({ code: 'custom', message: percent.error?.issues[0]?.message ?? words.enterNumber });
  return z.NEVER;
});

export const lineRules = {
  quantity: numberRule(shape.quantity as z.ZodType<number, number | null>, words.enterHowMany),
  price: numberRule(shape.price as z.ZodType<number, number | null>, words.enterThePrice),
  discount: stepsRule.transform(({ discount }) => discount),
  vatRate: numberRule(shape.vatRate as z.ZodType<number, number | null>, words.enterTheKdv),
};

/** Returns the price with KDV of a line, in lira; null where another price without KDV was typed since. */
export function grossOf({ gross, price, vatRate }: { gross: string; price: number; vatRate: number }): number | null {
  const lira = parsePrice(gross);
  const belongs = typeof lira === 'number' && netPrice(Math.round(lira * 100), vatRate) === Math.round(price * 100);
  return belongs ? lira : null;
}

const typed = z.object({
  kind,
  productId,
  code,
  name,
  note,
  askedCode,
  salesUnit: z.union([z.literal('').transform(() => null), shape.salesUnit]),
  priceQuantity: countRule(shape.priceQuantity),
  ...lineRules,
  discount: stepsRule,
  gross: z.string(),
});

const line = typed.transform(({ gross, discount, ...rest }) => ({
  ...{ ...rest, ...discount },
  priceWithVat: grossOf({ ...rest, gross }),
}));

const isPlain = ({ kind }: { kind?: LineKind | null | undefined }) => (kind ?? 'PLAIN') === 'PLAIN';

export const linesRule: z.ZodType<Sent[]> = z
  .array(line)
  .min(1, words.addAtLeastOneLine)
  .refine((lines) => lines[0]?.kind !== 'ALTERNATIVE', {
    path: [0, 'kind'],
    message: words.alternativeStandsBelow,
  })
  .refine((lines) => lines.length === 0 || lines.some(isPlain), words.oneLineCounts);
