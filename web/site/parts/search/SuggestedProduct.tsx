import type { ReactNode } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { Answer } from './useSuggestions.ts';
import * as common from '../../../words/tr/common.ts';

interface SuggestedProductProps {
  product: Answer['edges'][number]['node'];
  /** Says which words of the search the product lacks. */
  missing: string | undefined;
  /** Says for which code of another maker the product was found. */
  foreign: string | undefined;
  /** The product's name with the matches highlighted. */
  children: ReactNode;
}

export function SuggestedProduct({ product, missing, foreign, children }: SuggestedProductProps) {
  const { name, price, salesUnit, priceQuantity, availability, image, picture, category } = product;
  return (
    <>
      <span className="suggestion-picture" aria-hidden="true">
        <Picture alt={name} image={image} picture={picture} sizes="64px" upTo={320} />
      </span>
      <span className="suggestion-text">
        <span className="suggestion-name">{children}</span>
        <span className="suggestion-details t-caption wraps muted">
          <span>{category?.name ?? common.withoutCategory}</span>
          {availability === 'DISCONTINUED' && <span>{common.discontinued}</span>}
          <span>
            <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
          </span>
        </span>
        {foreign && <span className="suggestion-foreign t-caption">{foreign}</span>}
        {missing && <span className="suggestion-missing t-caption">{missing}</span>}
      </span>
    </>
  );
}
