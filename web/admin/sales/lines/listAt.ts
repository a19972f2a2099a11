import { stepNote } from '../../../../common/product/ladderTexts.ts';
import { ladderInKurus, ladderOf, orderable, priceFor, type Laddered } from '../../../../common/product/priceLadder.ts';
import { fromLira } from '../../../../common/money/offerRates.ts';
import { amount } from '../enquiry.ts';
import type { OfferMoney } from './offerMoney.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { notesIn } from '../../../words/admin/toBuyers.ts';

/** The goods of a line, and the list price that counts where the product has no ladder. */
export interface Listed {
  price: number | null;
  priceQuantity: number | null;
  salesUnit: Laddered['salesUnit'];
  product: (Laddered & InCurrency) | null;
}

/** The list price of a product in a currency, with its ladder, and its KDV of today. */
interface InCurrency {
  listPrice?: { amount: number; currency: OfferMoney['currency']; includesVat: boolean } | null;
  listBreaks?: Laddered['priceBreaks'];
  vatRateNow?: number;
}

/** The price of the list for a line; the note names the row of its ladder, and is blank for the single price. */
export interface ListPrice {
  price: number | null;
  includesVat: boolean;
  note: string;
}

/**
 * Returns the list price of a row for a quantity in the currency of the offer: what the list says in that currency, else the price in
 * lira by the rate. In lira it is the price with KDV that the site shows.
 */
export function listAt(row: Listed | undefined, quantity: number | null, money: OfferMoney): ListPrice {
  const { currency, rate, language } = money;
  const { listPrice, listBreaks = [], ...product } = row?.product ?? { listPrice: null };
  if (row && listPrice && currency !== 'TRY' && listPrice.currency === currency) {
    const listed = { ...(product as Laddered), price: listPrice.amount, priceBreaks: listBreaks };
    const found = laddered({ ...row, price: listPrice.amount, product: listed }, quantity, language);
    return { ...found, includesVat: listPrice.includesVat };
  }
  const { price: lira, note } = laddered(row, quantity, language);
  const other = lira === null || rate === null ? null : fromLira(Math.round(lira * 100), rate) / 100;
  return { price: currency === 'TRY' ? lira : other, includesVat: true, note };
}

/** Where the product has no ladder, the price is the one at the time of the enquiry. */
function laddered(row: Listed | undefined, quantity: number | null, language: string | undefined) {
  if (!row?.product || row.product.priceBreaks.length === 0) return { price: row?.price ?? null, note: '' };
  const product = ladderInKurus(row.product);
  const found = priceFor(product, quantity ?? 0);
  const from = found && found.at > 0 ? (ladderOf(product)[found.at]?.from ?? null) : null;
  return {
    price: found ? found.price / 100 : row.price,
    note: from === null ? '' : stepNote(from, row.product.salesUnit, notesIn(language)),
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
