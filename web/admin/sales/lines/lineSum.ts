import { lineNet, type PricedLine } from '../../../../common/offers/sums.ts';
import { OfferLineInput } from '../../../../common/generated/validators.ts';
import { countRule } from '../../kinds/wholeNumber.ts';
import { grossOf, lineRules, type TypedLine } from './offerLines.ts';

const perRule = countRule(OfferLineInput.shape.priceQuantity);

/** Reads the numbers of a typed line; undefined while one of them is missing or wrong. */
export function pricedLine(line: TypedLine): PricedLine | undefined {
  const quantity = lineRules.quantity.safeParse(line.quantity).data;
  const lira = lineRules.price.safeParse(line.price).data;
  const vatRate = lineRules.vatRate.safeParse(line.vatRate).data;
  const discount = lineRules.discount.safeParse(line.discount);
  const per = perRule.safeParse(line.priceQuantity);
  if (quantity === undefined || lira === undefined || vatRate === undefined || !discount.success || !per.success)
    return undefined;
  const price = Math.round(lira * 100);
  const withVat = grossOf({ gross: line.gross, price: lira, vatRate });
  const gross = withVat === null ? null : Math.round(withVat * 100);
  return { kind: line.kind, quantity, price, gross, vatRate, discount: discount.data, priceQuantity: per.data ?? null };
}

/** In kuruş without KDV; undefined like `pricedLine`. */
export function lineSum(line: TypedLine) {
  const priced = pricedLine(line);
  return priced && lineNet(priced);
}
