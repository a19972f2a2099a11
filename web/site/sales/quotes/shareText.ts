import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { bareQuantity, quantityText } from './quantity.ts';

/** Writes the list as a text for a chat or a mail. */
export const shareText = (rows: QuoteRowFragment[]) =>
  [
    'Merhaba, şu ürünler için teklif rica ederim:',
    ...rows.map(({ name, product, quantity, note, askedCode }, place) => {
      const code = product?.stockCode;
      const own = code && !name.includes(code) ? `${code}: ${name}` : name;
      const what = askedCode ? `${own}, kodumuz ${askedCode}` : own;
      const amount = product ? quantityText(quantity, product.salesUnit) : bareQuantity(quantity);
      return `${place + 1}. ${[what, amount].filter(Boolean).join(', ')}${note ? ` (${note})` : ''}`;
    }),
  ].join('\n');
