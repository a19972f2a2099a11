import { inUnits, type SalesUnit } from '../../common/measures/salesUnits.ts';
import './PriceText.css';

interface PriceTextProps {
  /** The price in lira. */
  price: number | null;
  /** The unit and quantity of the price, where they were entered: '/ 100 adet'. */
  salesUnit?: SalesUnit | null;
  priceQuantity?: number | null;
}

const lira = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

/** CSS sets the currency sign apart, so that the text has no space in it. Lists are long: each part is one text. */
export function PriceText({ price, salesUnit = null, priceQuantity = null }: PriceTextProps) {
  if (price === null) return <span className="price-on-request">Fiyat için iletişime geçin</span>;
  const parts = lira.formatToParts(price);
  const digits = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
  const amount = (
    <span className="price">
      <span>{parts.find(({ type }) => type === 'currency')?.value}</span>
      {digits.join('')}
    </span>
  );
  if (salesUnit === null && priceQuantity === null) return amount;
  return (
    <span>
      {amount} <span className="price-unit">{`/ ${inUnits(priceQuantity ?? 1, salesUnit)}`}</span>
    </span>
  );
}
