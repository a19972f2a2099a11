import type { AskedRowFragment, OfferShownFragment } from '../../../graphql/generated/operations.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import type { TypedLine } from './offerLines.ts';

const plain = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });
const money = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const numberText = (value: number | null) => (value === null ? '' : plain.format(value));
export const moneyText = (lira: number | null) => (lira === null ? '' : money.format(lira));

/** A new line begins with the usual rate. */
const usualVat = '20';

const asked = ({ product, code, name, quantity, salesUnit, priceQuantity }: AskedRowFragment): TypedLine => ({
  productId: product?.id ?? null,
  code: code ?? '',
  name,
  note: '',
  quantity: numberText(quantity),
  salesUnit: salesUnit ?? '',
  price: '',
  priceQuantity: numberText(priceQuantity),
  discount: '',
  vatRate: usualVat,
});

const offered = (line: OfferShownFragment['lines'][number]): TypedLine => ({
  productId: line.productId,
  code: line.code ?? '',
  name: line.name,
  note: line.note ?? '',
  quantity: numberText(line.quantity),
  salesUnit: line.salesUnit ?? '',
  price: moneyText(line.price),
  priceQuantity: numberText(line.priceQuantity),
  discount: numberText(line.discount),
  vatRate: String(line.vatRate),
});

export const emptyLine: TypedLine = {
  productId: null,
  code: '',
  name: '',
  note: '',
  quantity: '1',
  salesUnit: 'PIECE',
  price: '',
  priceQuantity: '',
  discount: '',
  vatRate: usualVat,
};

/** A revision begins with the lines of the previous offer, and the first offer with those of the enquiry. */
export const typedLines = ({ offers: [last], rows }: EnquiryToRead): TypedLine[] =>
  last?.lines.map(offered) ?? rows.map(asked);
