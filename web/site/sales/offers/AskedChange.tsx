import { inCurrency, type Currency } from '../../../../common/money/money.ts';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { dayText } from '../kept/moments.ts';
import { quantityText } from '../quotes/quantity.ts';
import type { Offer } from './offer.ts';
import * as words from '../../../words/tr/offers.ts';

type Asked = Offer['requests'][number]['lines'][number];

/** Shows in its line what the buyer has asked to change: the answer of the company can be compared with it. */
export function AskedChange({
  asked: { line, quantity, price, day, text },
  currency,
}: {
  asked: Asked;
  currency: Currency;
}) {
  const { salesUnit, priceQuantity } = line;
  const priceAsked = price !== null && inCurrency(price, currency);
  const wishes = [
    quantity !== null && quantityText(quantity, salesUnit),
    priceAsked && (priceQuantity === null ? priceAsked : words.priceFor(priceAsked, inUnits(priceQuantity, salesUnit))),
    day !== null && words.askedDay(dayText(day)),
    text !== null && `“${text}”`,
  ].filter((wish) => typeof wish === 'string');
  return (
    <p className="line-extra offer-asked">
      <b>{words.youAsked}</b> {wishes.join(' · ')}
    </p>
  );
}
