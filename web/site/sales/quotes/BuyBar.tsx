import { useEffect, useState, type RefObject } from 'react';
import { AddIcon, CheckIcon } from '../../../components/icons.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { SalesUnit } from '../../../../common/measures/salesUnits.ts';
import './BuyBar.css';

interface BuyBarProps {
  product: { price: number | null; salesUnit: SalesUnit | null; priceQuantity: number | null };
  /** The id of the form that the bar sends. */
  form: string;
  /** The form's own button: the bar shows itself while it is out of view. */
  button: RefObject<HTMLButtonElement | null>;
  isListed: boolean;
}

/** Keeps the price and the way to the list at the lower edge of a phone. CSS hides it on wider screens. */
export function BuyBar({ product: { price, salesUnit, priceQuantity }, form, button, isListed }: BuyBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  if (!isShown) return null;
  return (
    <div className="buy-bar">
      <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
      <button type="submit" form={form} data-listed={isListed || undefined}>
        {isListed ? <CheckIcon /> : <AddIcon />}
        {isListed ? 'Listede' : 'Ekle'}
        <span className="visually-hidden">{isListed ? ', miktarı güncelle' : ': teklif listesine'}</span>
      </button>
    </div>
  );
}
