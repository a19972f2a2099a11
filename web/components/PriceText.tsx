import { basisText, type PriceBasis } from '../../common/measures/salesUnits.ts';
import './PriceText.css';
import * as words from '../words/tr/common.ts';
import { numberFormat } from '../../common/text/locale.ts';

const lira = numberFormat({ style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' });

/** CSS sets the currency sign apart, so that the text has no space in it. Lists are long: each part is one text. */
function Lira({ amount }: { amount: number }) {
  const parts = lira.formatToParts(amount);
  const digits = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
  return (
    <span className="price">
      <span>{parts.find(({ type }) => type === 'currency')?.value}</span>
      {digits.join('')}
    </span>
  );
}

/** Shows what a quantity costs that stands beside it. */
export const SumText = ({ sum }: { sum: number }) => <Lira amount={sum} />;

/**
 * Shows a price in lira with what it is for, where that was entered: '/ 100 adet'. Nobody can leave that out, since the price
 * of a hundred would read as that of one.
 */
export function PriceText({ price, ...basis }: PriceBasis & { price: number | null }) {
  if (price === null) return <span className="price-on-request muted">{words.priceOnRequest}</span>;
  const text = basisText(basis);
  if (text === '') return <Lira amount={price} />;
  return (
    <span>
      <Lira amount={price} /> <span className="price-unit muted">{`/ ${text}`}</span>
    </span>
  );
}
