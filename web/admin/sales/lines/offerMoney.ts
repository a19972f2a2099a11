import type { Currency } from '../../../../common/money/money.ts';
import { fromLira, inLira, type OfferRate } from '../../../../common/offers/offerRates.ts';
import { moneyText } from '../numbers.ts';
import { listAt, type Listed } from './listAt.ts';
import type { TypedLine } from './offerLines.ts';
import { grossText, listPrice, readNumber } from './typedLines.ts';

/** A rate that the form has used, with its id, by which the offer keeps it. */
export type UsedRate = OfferRate & { id: string };

/** The currency of the offer, and the rate by which lira became it; null for lira, and where there is no rate yet. */
export interface OfferMoney {
  currency: Currency;
  rate: UsedRate | null;
}

export const inLiraAlone: OfferMoney = { currency: 'TRY', rate: null };

/**
 * Returns the price of a line in another currency: that of the list where the line had the list's, else what was typed, by the rates.
 * Without a rate there is no price, and nothing is taken for another currency.
 */
export function pricedIn(line: TypedLine, listed: Listed | undefined, from: OfferMoney, to: OfferMoney) {
  const quantity = readNumber(line.quantity);
  const rate = Number(line.vatRate) || 0;
  const [before, now] = [from, to].map((money) => listAt(listed, quantity, money));
  if (!before || !now || line.price === '' || line.price === listPrice(before, rate))
    return { price: now ? listPrice(now, rate) : '', gross: now ? grossText(now) : '' };
  const typed = readNumber(line.price);
  const cents = typed === null ? null : Math.round(typed * 100);
  const lira = cents === null || from.currency === 'TRY' ? cents : from.rate && inLira(cents, from.rate);
  const other = lira === null || to.currency === 'TRY' ? lira : to.rate && fromLira(lira, to.rate);
  return { price: other === null ? '' : moneyText(other / 100), gross: '' };
}
