import { signs, type Currency } from '../../../../common/money/money.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { discountText, priceText } from '../lines/amounts.ts';
import type { Offer } from './offer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

type Line = Offer['lines'][number];
type Before = NonNullable<Offer['differences']>['lines'][number]['before'];

type Currencies = Record<'now' | 'before', Currency>;

/** Says what differs in a line from the offer before; null stands for a line that was added. */
export function LineDifference({ line, before, currencies }: { line: Line; before: Before; currencies: Currencies }) {
  if (!before) return <p className="line-extra offer-differs">{words.lineAdded}</p>;
  // Between two currencies the bare numbers would say nothing.
  const signOf = (one: Currency) => (currencies.now === currencies.before ? '' : ` ${signs[one]}`);
  const texts = (
    { quantity, discount, discountSteps, name, ...sale }: Line | NonNullable<Before>,
    currency: Currency,
  ) => ({
    [words.lineName]: name,
    [common.quantity]: quantityText(quantity, sale.salesUnit) ?? '',
    [common.unitPrice]: `${priceText(sale)}${signOf(currency)}`,
    [words.discount]: discountText({ discount, discountSteps }),
  });
  const now = Object.entries(texts(line, currencies.now));
  const was = Object.values(texts(before, currencies.before));
  const changed = now.flatMap(([name, text], place) => (text === was[place] ? [] : [{ name, text, was: was[place] }]));
  if (changed.length === 0) return <p className="line-extra offer-differs">{words.lineChanged}</p>;
  return changed.map(({ name, text, was: earlier }) => (
    <p key={name} className="line-extra offer-differs">
      <Sentence text={words.differs} parts={{ name, earlier: <s>{earlier}</s>, now: <b>{text}</b> }} />
    </p>
  ));
}
