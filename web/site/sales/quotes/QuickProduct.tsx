import type { ReactNode } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { QuoteProductFragment } from '../../../graphql/generated/quotes.ts';
import { CodeText } from '../../parts/CodeText.tsx';

interface QuickProductProps {
  product: QuoteProductFragment;
  /** Replaces the price. */
  said?: ReactNode;
  /** Stands before the price. */
  children?: ReactNode;
}

/** A product in two lines, beside the code that means it. */
export const QuickProduct = ({ product, said, children }: QuickProductProps) => (
  <span className="quick-product">
    <span className="quick-picture" aria-hidden="true">
      <Picture alt="" image={product.image} picture={product.picture} sizes="56px" upTo={320} />
    </span>
    <span className="quick-text">
      <b>
        <CodeText text={product.name} />
      </b>
      <span className="t-caption muted">
        {said ?? (
          <>
            {children && <>{children}, </>}
            <PriceText price={product.price} salesUnit={product.salesUnit} priceQuantity={product.priceQuantity} />
          </>
        )}
      </span>
    </span>
  </span>
);
