import { inUnits } from '../../../../common/measures/salesUnits.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import type { TypedLine } from './offerLines.ts';
import { listAt, type Listed } from './listAt.ts';
import { discountText, moneyText, signed } from '../numbers.ts';
import type { OfferMoney } from './offerMoney.ts';
import { lastIn, listPrice, readNumber } from './typedLines.ts';

type Known = Pick<EnquiryToRead, 'rows' | 'lastOffers'>;

/** Returns the facts that help to decide a price: 'list 285,00 with KDV; last 235,00 less 5 % in T-2026-00039/1'. */
export function priceHint({ rows, lastOffers }: Known, productId: string | null) {
  if (productId === null) return undefined;
  const row = rows.find(({ product }) => product?.id === productId);
  const price = row?.price ?? null;
  const list = price !== null && words.listWithKdv(`${moneyText(price)}${perUnits(row, row?.priceQuantity ?? null)}`);
  return [list, lastOffered({ rows, lastOffers }, productId)].filter(Boolean).join('; ') || undefined;
}

/** Returns the last price that the same buyer was offered: 'last 235,00 less 5 % in T-2026-00039/1'. */
export function lastOffered({ rows, lastOffers }: Known, productId: string) {
  const last = lastOffers.find((offer) => offer.productId === productId);
  if (!last) return undefined;
  const inLira = last.currency === 'TRY';
  const row = rows.find(({ product }) => product?.id === productId);
  const price = `${inLira ? moneyText(last.price) : signed(last.price, last.currency)}${perUnits(row, last.priceQuantity)}`;
  return last.discount
    ? words.lastPriceLessIn(price, discountText(last), last.number)
    : words.lastPriceIn(price, last.number);
}

const perUnits = (row: Known['rows'][number] | undefined, count: number | null) =>
  count === null ? '' : ` / ${inUnits(count, row?.salesUnit ?? null)}`;

/** Says in a few words where a typed price stands: 'list price', 'last price' or 'per 100, list 237,50'. */
export function priceSource(
  { lastOffers }: Pick<Known, 'lastOffers'>,
  row: Listed | undefined,
  { productId, quantity, price, priceQuantity, vatRate }: TypedLine,
  money: OfferMoney,
) {
  const last = lastIn(lastOffers, productId, money);
  const list = listPrice(listAt(row, readNumber(quantity), money), Number(vatRate) || 0);
  const per = priceQuantity && words.per(priceQuantity);
  const before = last && moneyText(last.price);
  if (before && price === before) return [per, words.lastPrice].filter(Boolean).join(', ');
  const source = list && (price === list ? words.listPrice : words.listAt(list));
  return [per, source, before && words.lastAt(before)].filter(Boolean).join(', ');
}
