import { ErrorIcon } from '../../../components/icons.tsx';
import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { bareQuantity, quantityText } from './quantity.ts';

/** Says which pasted quantity could not be read, and what the row has instead. Its button keeps that. */
export function UnreadQuantity({ row: { id, quantity, unreadQuantity, product } }: { row: QuoteRowFragment }) {
  if (!unreadQuantity) return null;
  const kept = product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity);
  return (
    <div className="quote-row-unread">
      <p id={`${id}-unread`}>
        <ErrorIcon />
        <span>
          “{unreadQuantity}” miktar olarak okunamadı. {kept ? `Miktar ${kept} olarak kaldı.` : 'Miktarı yazın.'}
        </span>
      </p>
      {kept && (
        <button type="submit" className="text-link">
          <span>Böyle kalsın</span>
        </button>
      )}
    </div>
  );
}
