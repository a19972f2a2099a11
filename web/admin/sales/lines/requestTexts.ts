import type { OfferShownFragment } from '../offers/offers.generated.ts';
import { amount } from '../enquiry.ts';
import type { Currency } from '../../../../common/money/money.ts';
import { signed } from '../numbers.ts';
import type { TypedLine } from './offerLines.ts';

export type RequestLine = OfferShownFragment['requests'][number]['lines'][number];

/** Says what the buyer wants of a line instead: '60 adet, ₺ 900,00, 2026-12-06, on Tuesday please'. */
export const wishText = ({ line, quantity, price, day, text }: RequestLine, currency: Currency) =>
  [quantity !== null && amount(quantity, line.salesUnit), price !== null && signed(price, currency), day, text]
    .filter(Boolean)
    .join(', ');

type Known = Pick<TypedLine, 'productId' | 'name'> & { code: string | null };

/** A line of an offer is known again as the buyer's page knows it: by its product, else its code, else its name. */
const keyOf = ({ productId, code, name }: Known) => productId ?? (code || name);
export const sameLine = (one: Known, other: Known) => keyOf(one) === keyOf(other);

/** Returns what the buyer of an offer wants of a line of the next one, the latest wish first. */
export function wishesOf(
  { lines, requests }: Pick<OfferShownFragment, 'lines' | 'requests'>,
  typed: Known,
): RequestLine[] {
  const ids = lines.filter((line) => sameLine(line, typed)).map(({ id }) => id);
  return requests
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .flatMap((request) => request.lines.filter(({ line }) => ids.includes(line.id)));
}
