import { Sentence } from '../../../components/Sentence.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { percentText, priceText } from '../lines/amounts.ts';
import type { Offer } from './offer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

type Line = Offer['lines'][number];
type Before = NonNullable<Offer['differences']>['lines'][number]['before'];

/** Says what differs in a line from the offer before; null stands for a line that was added. */
export function LineDifference({ line, before }: { line: Line; before: Before }) {
  if (!before) return <p className="line-extra offer-differs">{words.lineAdded}</p>;
  const texts = ({ quantity, discount, name, ...sale }: Line | NonNullable<Before>) => ({
    [words.lineName]: name,
    [common.quantity]: quantityText(quantity, sale.salesUnit) ?? '',
    [common.unitPrice]: priceText(sale),
    [words.discount]: percentText(discount ?? 0),
  });
  const now = Object.entries(texts(line));
  const was = Object.values(texts(before));
  const changed = now.flatMap(([name, text], place) => (text === was[place] ? [] : [{ name, text, was: was[place] }]));
  if (changed.length === 0) return <p className="line-extra offer-differs">{words.lineChanged}</p>;
  return changed.map(({ name, text, was: earlier }) => (
    <p key={name} className="line-extra offer-differs">
      <Sentence text={words.differs} parts={{ name, earlier: <s>{earlier}</s>, now: <b>{text}</b> }} />
    </p>
  ));
}
