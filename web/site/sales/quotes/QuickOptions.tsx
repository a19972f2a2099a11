import type { QuoteMatchQuery, QuoteProductFragment } from '../../../graphql/generated/quotes.ts';
import { QuickProduct } from './QuickProduct.tsx';

type Option = QuoteMatchQuery['quoteMatch']['candidates'][number];

interface QuickOptionsProps {
  id: string;
  options: Option[];
  active: number;
  onChoose: (product: QuoteProductFragment) => void;
}

/** The products that a code may mean, of which the visitor takes one. */
export function QuickOptions({ id, options, active, onChoose }: QuickOptionsProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {options.length} öneri var, aşağı ve yukarı oklarla seçin.
      </p>
      {/* This keeps the focus in the field during a click. */}
      <div
        className="quick-options"
        id={`${id}-list`}
        role="listbox"
        aria-label="Öneriler"
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((product, place) => (
          <div
            key={product.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            className="quick-option"
            onClick={() => onChoose(product)}
          >
            <QuickProduct product={product}>{product.category?.name ?? 'Kategorisiz'}</QuickProduct>
          </div>
        ))}
      </div>
    </>
  );
}
