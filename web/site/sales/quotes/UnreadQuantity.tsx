import { mayBeThousands } from '../../../../common/measures/writtenNumber.ts';
import { ErrorIcon } from '../../../components/icons.tsx';
import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { bareQuantity, commaMeanings, quantityText, unitWord } from './quantity.ts';

/** Says which pasted quantity has to be asked for, why, and what the row has instead. Its button keeps that. */
export function UnreadQuantity({ row }: { row: QuoteRowFragment }) {
  const { id, quantity, unreadQuantity, product } = row;
  if (!unreadQuantity) return null;
  const kept = product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity);
  return (
    <div className="quote-row-unread">
      <p id={`${id}-unread`}>
        <ErrorIcon />
        <span>
          {whyAsked(unreadQuantity, product)}{' '}
          {kept ? `Miktar ${kept} olarak kaldı.` : askedFor(unreadQuantity, product)}
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

/** A number with a word beside it was read; it is its unit that is not the product's. */
const hasUnit = (text: string) => /^\d[\d.,]*\s*\p{L}+[²³]?\.?$/u.test(text.trim());

function whyAsked(text: string, product: QuoteRowFragment['product']) {
  const [number = ''] = /^[\d.,]+/.exec(text) ?? [];
  if (mayBeThousands(number)) return commaMeanings(number);
  if (!hasUnit(text)) return `“${text}” miktar olarak okunamadı.`;
  return product ? `“${text}” bu ürünün satış birimine çevrilemedi.` : `Miktar “${text}” olarak gönderilecek.`;
}

function askedFor(text: string, product: QuoteRowFragment['product']) {
  if (product) return hasUnit(text) ? `Miktarı ${unitWord(product.salesUnit)} olarak yazın.` : 'Miktarı yazın.';
  return hasUnit(text) ? 'Ürünü seçerseniz satış birimine çevrilir.' : 'Miktarı yazın.';
}
