import type { OfferShownFragment } from './offers.generated.ts';
import { amount } from '../enquiry.ts';
import { moneyText } from '../numbers.ts';
import type { TypedLine } from './offerLines.ts';

type RequestLine = OfferShownFragment['requests'][number]['lines'][number];

/** Says what the buyer wants of a line instead: '60 adet, ₺ 900,00, 2026-12-06, on Tuesday please'. */
export const wishText = ({ line, quantity, price, day, text }: RequestLine) =>
  [quantity !== null && amount(quantity, line.salesUnit), price !== null && `₺ ${moneyText(price)}`, day, text]
    .filter(Boolean)
    .join(', ');

type Known = Pick<TypedLine, 'productId' | 'code' | 'name'>;

/**
 * Returns what the buyer of an offer wants of a line of the next one, the latest wish first. A line is known again as the buyer's
 * page knows it: by its product, else its code, else its name.
 */
export function wishesOf({ lines, requests }: Pick<OfferShownFragment, 'lines' | 'requests'>, typed: Known): string[] {
  const key = ({ productId, code, name }: { productId: string | null; code: string | null; name: string }) =>
    productId ?? (code || name);
  const ids = lines.filter((line) => key(line) === key(typed)).map(({ id }) => id);
  return requests
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .flatMap((request) => request.lines.filter(({ line }) => ids.includes(line.id)).map(wishText));
}
