import { useState } from 'react';
import { CloseIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { ProductCardFragment } from '../../catalogue/productCards/productCard.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { PriceNote } from '../../parts/PriceNote.tsx';
import * as words from '../../../words/tr/contact.ts';

export type AskedProduct = Pick<
  ProductCardFragment,
  'id' | 'name' | 'price' | 'salesUnit' | 'priceQuantity' | 'image' | 'picture'
>;

interface AskedAboutProps {
  product: AskedProduct;
  onRemove: () => void;
}

/** Shows the product that a visitor asks about, above the fields of the form. */
export function AskedAbout({ product, onRemove }: AskedAboutProps) {
  const { id, name, price, salesUnit, priceQuantity, image, picture } = product;
  const [removed, setRemoved] = useState(false);
  if (removed) return null;
  function remove() {
    setRemoved(true);
    onRemove();
  }
  return (
    <div className="asked-about" role="group" aria-label={words.askedProduct}>
      <input type="hidden" name="product" value={id} />
      <span className="asked-about-picture" aria-hidden="true">
        <Picture alt="" image={image} picture={picture} sizes="72px" upTo={320} />
      </span>
      <div>
        <p className="t-h6">
          <CodeText text={name} />
        </p>
        <p className="t-body2">
          <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
        </p>
        <PriceNote products={[product]} />
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={words.removeProduct}
        title={words.removeProduct}
        onClick={remove}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
