import { stepNote } from '../../../../common/product/ladderTexts.ts';
import { ladderInKurus, ladderOf, priceFor } from '../../../../common/product/priceLadder.ts';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';

/**
 * Returns the list price of a row for a quantity, in lira with KDV, and the note that names the row of its ladder; the note is blank
 * for the single price. Where the product has no ladder, the price is the one at the time of the enquiry.
 */
export function listAt(row: AskedRowFragment | undefined, quantity: number | null) {
  if (!row?.product || row.product.priceBreaks.length === 0) return { price: row?.price ?? null, note: '' };
  const product = ladderInKurus(row.product);
  const found = priceFor(product, quantity ?? 0);
  const from = found && found.at > 0 ? (ladderOf(product)[found.at]?.from ?? null) : null;
  return {
    price: found ? found.price / 100 : row.price,
    note: from === null ? '' : stepNote(from, row.product.salesUnit),
  };
}
