import { stepNote } from '../../../../common/product/ladderTexts.ts';
import { ladderInKurus, ladderOf, orderable, priceFor, type Laddered } from '../../../../common/product/priceLadder.ts';
import { amount } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';

/** The goods of a line, and the list price that counts where the product has no ladder. */
export interface Listed {
  price: number | null;
  priceQuantity: number | null;
  salesUnit: Laddered['salesUnit'];
  product: Laddered | null;
}

/**
 * Returns the list price of a row for a quantity, in lira with KDV, and the note that names the row of its ladder; the note is blank
 * for the single price. Where the product has no ladder, the price is the one at the time of the enquiry.
 */
export function listAt(row: Listed | undefined, quantity: number | null) {
  if (!row?.product || row.product.priceBreaks.length === 0) return { price: row?.price ?? null, note: '' };
  const product = ladderInKurus(row.product);
  const found = priceFor(product, quantity ?? 0);
  const from = found && found.at > 0 ? (ladderOf(product)[found.at]?.from ?? null) : null;
  return {
    price: found ? found.price / 100 : row.price,
    note: from === null ? '' : stepNote(from, row.product.salesUnit),
  };
}

/** Completes packs, as the buyer's list does: sixty of what is sold by fifty are a hundred. */
export const wholePacks = (row: Pick<Listed, 'product'>, quantity: number | null) =>
  quantity === null || !row.product ? quantity : orderable(quantity, row.product);

/** Says that packs were completed, or that a quantity opens one; blank where the quantity can be had. */
export function packText({ product }: Pick<Listed, 'product'>, asked: number | null, quantity: number | null): string {
  if (!product || quantity === null) return '';
  const whole = orderable(quantity, product);
  if (whole !== quantity) return words.soldAs(amount(whole, product.salesUnit));
  return asked !== null && asked !== quantity && orderable(asked, product) === quantity
    ? words.packsCompleted(amount(asked, product.salesUnit))
    : '';
}
