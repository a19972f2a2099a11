import { mayBeThousands } from '../../../../common/measures/writtenNumber.ts';
import { ErrorIcon } from '../../../components/icons.tsx';
import * as words from '../../../words/tr/quoteList.ts';
import { bareQuantity, commaMeanings, quantityText, unitWord } from './quantity.ts';
import type { QuoteRowFragment } from './quotes.generated.ts';

/** Says which pasted quantity has to be asked for, why, and what the row has instead. Its button keeps that. */
export function UnreadQuantity({ row, form }: { row: QuoteRowFragment; form: string }) {
  const { id, quantity, unreadQuantity, product } = row;
  if (!unreadQuantity) return null;
  const kept = product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity);
  return (
    <div className="line-extra quote-row-unread row wraps">
      <p id={`${id}-unread`}>
        <ErrorIcon />
        <span>
          {whyAsked(unreadQuantity, product)} {kept ? words.quantityStays(kept) : askedFor(unreadQuantity, product)}
        </span>
      </p>
      {kept && (
        <button type="submit" form={form} className="text-link">
          <span>{words.keepQuantity}</span>
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
  if (!hasUnit(text)) return words.notRead(text);
  return product ? words.notConverted(text) : words.sentAs(text);
}

function askedFor(text: string, product: QuoteRowFragment['product']) {
  if (product) return hasUnit(text) ? words.writeQuantityIn(unitWord(product.salesUnit)) : words.writeQuantity;
  return hasUnit(text) ? words.chooseToConvert : words.writeQuantity;
}
