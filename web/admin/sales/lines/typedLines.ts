import { packsNote } from '../../../../common/product/completedText.ts';
import { usualVatRate, withoutVat } from '../../../../common/offers/sums.ts';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import type { OfferedProductFragment, OfferShownFragment } from '../offers/offers.generated.ts';
import { parsePrice } from '../../kinds/price.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { numberText, moneyText } from '../numbers.ts';
import { listAt, wholePacks, type Listed } from './listAt.ts';
import type { TypedLine } from './offerLines.ts';

/**
 * A line begins with the last price that this buyer was offered, or with the list price less KDV: most lines then need
 * nothing typed. Packs are completed.
 */
export function typedRow(row: AskedRowFragment, { lastOffers }: EnquiryToRead): TypedLine {
  const { product, code, name, salesUnit, askedCode } = row;
  const quantity = wholePacks(row, row.quantity);
  const last = lastOffers.find(({ productId }) => productId === product?.id);
  const vatRate = last?.vatRate ?? usualVatRate;
  const list = listAt(row, quantity);
  return {
    kind: 'PLAIN',
    productId: product?.id ?? null,
    code: code ?? '',
    name,
    note: lineNote(row, quantity, last ? '' : list.note),
    askedCode: askedCode ?? '',
    quantity: numberText(quantity),
    salesUnit: salesUnit ?? 'PIECE',
    price: last ? moneyText(last.price) : listPrice(list.price, vatRate),
    priceQuantity: numberText(last ? last.priceQuantity : row.priceQuantity),
    discount: numberText(last?.discount ?? null),
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
) =>
  [asked && wholePacks(asked, asked.quantity) === quantity && packsNote(asked.quantity, asked.product), listNote]
    .filter(Boolean)
    .join('. ');

/** Reads a typed quantity; null for what is no number. */
export const readNumber = (text: string) => parsePrice(text) ?? null;

/** A list price holds KDV, and the price of a line does not. */
export const listPrice = (lira: number | null, vatRate: number) =>
  lira === null ? '' : moneyText(withoutVat(lira, vatRate));

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
  priceQuantity: numberText(line.priceQuantity),
  discount: numberText(line.discount),
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
  priceQuantity: '',
  discount: '',
  vatRate: String(usualVatRate),
};

/** Returns what the list says of a product that was found for a line. */
export const listedProduct = (product: OfferedProductFragment): Listed => ({ ...product, product });

/** Returns the fields of a line that follow from its product, for the quantity that stands in the line. */
export function fromProduct(found: OfferedProductFragment, { quantity }: Pick<TypedLine, 'quantity'>) {
  const listed = listedProduct(found);
  const taken = wholePacks(listed, readNumber(quantity) ?? 1);
  const list = listAt(listed, taken);
  return {
    productId: found.id,
    code: found.stockCode ?? '',
    name: found.name,
    note: list.note,
    quantity: numberText(taken),
    salesUnit: found.salesUnit ?? 'PIECE',
    price: listPrice(list.price, usualVatRate),
    priceQuantity: numberText(found.priceQuantity),
    vatRate: String(usualVatRate),
  } satisfies Partial<TypedLine>;
}

/** A revision begins with the lines of the previous offer, and the first offer with those of the enquiry. */
export function typedLines(enquiry: EnquiryToRead): TypedLine[] {
  const [last] = enquiry.offers;
  return last?.lines.map(offered) ?? enquiry.rows.map((row) => typedRow(row, enquiry));
}
