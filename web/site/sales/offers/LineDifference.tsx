import { quantityText } from '../quotes/quantity.ts';
import { percentText, priceText, type Offer } from './offer.ts';

type Line = Offer['lines'][number];
type Before = NonNullable<Offer['differences']>['lines'][number]['before'];

/** Says what differs in a line from the offer before; null stands for a line that was added. */
export function LineDifference({ line, before }: { line: Line; before: Before }) {
  if (!before) return <p className="offer-differs">→ Bu teklifte eklendi</p>;
  const texts = ({ quantity, discount, name, ...sale }: Line | NonNullable<Before>) => ({
    Ad: name,
    Miktar: quantityText(quantity, sale.salesUnit) ?? '',
    'Birim fiyat': priceText(sale),
    İskonto: percentText(discount ?? 0),
  });
  const now = Object.entries(texts(line));
  const was = Object.values(texts(before));
  const changed = now.flatMap(([name, text], place) => (text === was[place] ? [] : [{ name, text, was: was[place] }]));
  if (changed.length === 0) return <p className="offer-differs">→ Satırın ayrıntısı değişti</p>;
  return changed.map(({ name, text, was: earlier }) => (
    <p key={name} className="offer-differs">
      → {name} <s>{earlier}</s> yerine <b>{text}</b>
    </p>
  ));
}
