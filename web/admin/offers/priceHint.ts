import type { EnquiryToRead } from '../enquiries/enquiryToRead.ts';
import { inUnits } from '../../../labels.ts';
import { moneyText, numberText } from './typedLines.ts';

/** What to decide a price by: 'list 285,00 with KDV; last 235,00 less 5 % in T-2026-00039/1'. */
export function priceHint({ rows, lastOffers }: Pick<EnquiryToRead, 'rows' | 'lastOffers'>, productId: string | null) {
  if (productId === null) return undefined;
  const row = rows.find(({ product }) => product?.id === productId);
  const last = lastOffers.find((offer) => offer.productId === productId);
  const per = (count: number | null) => (count === null ? '' : ` / ${inUnits(count, row?.salesUnit ?? null)}`);
  const price = row?.price ?? null;
  const list = price !== null && `list ${moneyText(price)}${per(row?.priceQuantity ?? null)} with KDV`;
  const less = last?.discount ? ` less ${numberText(last.discount)} %` : '';
  const before = last && `last ${moneyText(last.price)}${per(last.priceQuantity)}${less} in ${last.number}`;
  return [list, before].filter(Boolean).join('; ') || undefined;
}
