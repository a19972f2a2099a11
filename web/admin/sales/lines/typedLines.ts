import { packsNote } from '../../../../common/product/completedText.ts';
import { fromLira, inLira } from '../../../../common/money/offerRates.ts';
import { usualVatRate, withoutVat } from '../../../../common/offers/sums.ts';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import type { OfferedProductFragment, OfferShownFragment } from '../offers/offers.generated.ts';
import { parsePrice } from '../../kinds/price.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { discountText, numberText, moneyText } from '../numbers.ts';
import { listAt, wholePacks, type Listed, type ListPrice } from './listAt.ts';
import { inLiraAlone, type OfferMoney } from './offerMoney.ts';
import type { TypedLine } from './offerLines.ts';
import { notesIn } from '../../../words/admin/toBuyers.ts';

/**
 * A line begins with the last price that this buyer was offered, or with the list price less KDV: most lines then need
 * nothing typed. The customer's standing discount stands where the last offer had none of its own. Packs are completed.
 */
export function typedRow(row: AskedRowFragment, { lastOffers, customer }: EnquiryToRead, money: OfferMoney): TypedLine {
  const { product, code, name, salesUnit, askedCode } = row;
  const quantity = wholePacks(row, row.quantity);
  const last = lastIn(lastOffers, product?.id, money);
  const vatRate = last?.vatRate ?? product?.vatRateNow ?? usualVatRate;
  const list = listAt(row, quantity, money);
  return {
    kind: 'PLAIN',
    productId: product?.id ?? null,
    code: code ?? '',
    name,
    note: lineNote(row, quantity, last ? '' : list.note, money),
    askedCode: askedCode ?? '',
    quantity: numberText(quantity),
    salesUnit: salesUnit ?? 'PIECE',
    price: last ? moneyText(last.price) : listPrice(list, vatRate),
    gross: last ? moneyText(last.priceWithVat) : grossText(list),
    priceQuantity: numberText(last ? last.priceQuantity : row.priceQuantity),
    discount: (last && discountText(last)) || (customer?.discount ?? ''),
    vatRate: String(vatRate),
  };
}

/**
 * Returns the note of a line: what was asked for, where packs were completed, so that the offer and its PDF say it, and the row of
 * the price ladder.
 */
export const lineNote = (
  asked: Pick<AskedRowFragment, 'product' | 'quantity'> | undefined,
  quantity: number | null,
  listNote: string,
  { language }: Pick<OfferMoney, 'language'>,
) =>
  [
    asked &&
      wholePacks(asked, asked.quantity) === quantity &&
      packsNote(asked.quantity, asked.product, notesIn(language)),
    listNote,
  ]
    .filter(Boolean)
    .join('. ');

/** Reads a typed quantity; null for what is no number. */
export const readNumber = (text: string) => parsePrice(text) ?? null;

/** A list price mostly holds KDV, and the price of a line does not. */
export const listPrice = ({ price, includesVat }: ListPrice, vatRate: number) =>
  price === null ? '' : moneyText(includesVat ? withoutVat(price, vatRate) : price);

/** The list price with KDV, of which the total of the line is the multiple; blank for one without it. */
export const grossText = ({ price, includesVat }: ListPrice) => (includesVat ? moneyText(price) : '');

/** Returns what the buyer was offered last in the currency of the offer: an amount in another one is no price here. */
export const lastIn = <Last extends EnquiryToRead['lastOffers'][number]>(
  lastOffers: readonly Last[],
  productId: string | null | undefined,
  { currency }: Pick<OfferMoney, 'currency'>,
) => lastOffers.find((last) => last.productId === productId && last.currency === currency);

const offered = (line: OfferShownFragment['lines'][number]): TypedLine => ({
  kind: line.kind,
  productId: line.productId,
  code: line.code ?? '',
  name: line.name,
  note: line.note ?? '',
  askedCode: line.askedCode ?? '',
  quantity: numberText(line.quantity),
  salesUnit: line.salesUnit ?? 'PIECE',
  price: moneyText(line.price),
  gross: moneyText(line.priceWithVat),
  priceQuantity: numberText(line.priceQuantity),
  discount: discountText(line),
  vatRate: String(line.vatRate),
});

export const emptyLine: TypedLine = {
  kind: 'PLAIN',
  productId: null,
  code: '',
  name: '',
  note: '',
  askedCode: '',
  quantity: '1',
  salesUnit: 'PIECE',
  price: '',
  gross: '',
  priceQuantity: '',
  discount: '',
  vatRate: String(usualVatRate),
};

/** Returns what the list says of a product that was found for a line. */
export const listedProduct = (product: OfferedProductFragment): Listed => ({ ...product, product });

/** Returns the fields of a line that follow from its product, for the quantity that stands in the line. */
export function fromProduct(
  found: OfferedProductFragment,
  { quantity }: Pick<TypedLine, 'quantity'>,
  money: OfferMoney,
) {
  const listed = listedProduct(found);
  const taken = wholePacks(listed, readNumber(quantity) ?? 1);
  const list = listAt(listed, taken, money);
  const { vatRateNow } = found;
  return {
    productId: found.id,
    code: found.stockCode ?? '',
    name: found.name,
    note: list.note,
    quantity: numberText(taken),
    salesUnit: found.salesUnit ?? 'PIECE',
    price: listPrice(list, vatRateNow),
    gross: grossText(list),
    priceQuantity: numberText(found.priceQuantity),
    vatRate: String(vatRateNow),
  } satisfies Partial<TypedLine>;
}

/** A revision begins with the lines of the previous offer, and the first offer with those of the enquiry. */
export function typedLines(enquiry: EnquiryToRead): TypedLine[] {
  const [last] = enquiry.offers;
  return (
    last?.lines.map(offered) ??
    enquiry.rows.map((row) => typedRow(row, enquiry, { ...inLiraAlone, language: enquiry.language }))
  );
}

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
