import { countText } from '../../../common/text/locale.ts';
import { dayOf, dayText, recordedMoment } from './dates.ts';

// The words on the papers that the site draws: offers and confirmations, data sheets and price lists.

/** The name of a paper at its head, and with its number in the title of the file and at the foot of each page. */
export const offer = {
  name: 'Offer',
  title: (number: string) => `Offer ${number}`,
  foot: (company: string, number: string) => `${company}, offer ${number}`,
  accepted: 'This offer was accepted on the website.',
  recorded: 'The acceptance of this offer was received and recorded.',
};
export const confirmation = {
  name: 'Order confirmation',
  title: (number: string) => `Order confirmation ${number}`,
  foot: (company: string, number: string) => `${company}, order confirmation ${number}`,
  accepted: 'This order was accepted on the website.',
  recorded: 'The acceptance of this order was received and recorded.',
  /** The buyer of an order whose person was erased. */
  erased: 'Personal details were erased',
  thanks: (createdAt: number, acceptedOn: string | null) =>
    'Thank you for your order. Below are the lines, prices and terms of the offer that you accepted on ' +
    `${acceptedOn === null ? dayOf(createdAt) : dayText(acceptedOn)}; they do not change any more.`,
  cancelled: 'This order was cancelled.',
};

/** The paper that goes with a part of an order. */
export const note = {
  name: 'Packing slip',
  title: (number: string) => `Packing slip ${number}`,
  foot: (company: string, number: string) => `${company}, packing slip ${number}`,
  waybill: 'Delivery note',
  to: (place: string) => `Place of delivery: ${place}`,
  by: (carrier: string) => `Carrier: ${carrier}`,
  ordered: 'Ordered',
  sent: 'In this shipment',
  open: 'Left',
  received: 'Received by, date, signature',
};

/** The cells beside the title of an offer or a confirmation. */
export const facts = {
  date: 'Date',
  validUntil: 'Valid until',
  currency: 'Currency',
  preparedBy: 'Prepared by',
  offer: 'Offer',
  ownNumber: 'Your order',
};

/** Who is invoiced, below the name of the buyer. */
export const invoice = {
  to: (title: string) => `Invoice to: ${title}`,
  office: (office: string) => `Tax office ${office}`,
  numbers: { VKN: 'Tax no.', TCKN: 'ID no.', VAT: 'VAT no.' },
};

/** Stands above the name of the buyer. */
export const dear = 'To';

/** The heads of the columns. */
export const columns = {
  number: 'No.',
  product: 'Product',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  vat: 'VAT',
  amount: 'Amount',
  code: 'Code',
  price: 'Price, ₺',
};

export const discount = (percent: string) => `${percent}% discount`;
export const yourCode = (code: string) => `your code ${code}`;
export const rate = (percent: number) => `${percent}%`;

export const terms = {
  heading: 'Terms',
  delivery: (text: string) => `Delivery: ${text}`,
  payment: (text: string) => `Payment: ${text}`,
};

export const sums = {
  net: 'Subtotal',
  vat: (percent: number) => `VAT, ${percent}%`,
  total: 'Total',
};

/** The rates of a paper, below its total. */
export const rates = {
  forInformation: (lira: string) => `For information: ${lira}`,
};

export const signatures = {
  offeredBy: 'Offered by',
  agreed: 'Accepted',
  /** `page` is the address at which the buyer can accept; null where the site does not know its own. */
  how: (email: string | undefined, page: string | null) =>
    [
      page && `You can accept this offer on this page: ${page}`,
      `${page ? 'Or' : 'To order,'} sign this page and send it to ${email ?? 'us'}, ` +
        'or answer the e-mail with “I accept”.',
    ]
      .filter(Boolean)
      .join('\n'),
  place: 'Date, stamp, signature',
};

/** The record of an acceptance. */
export const acceptance = {
  by: 'Accepted by',
  time: 'Time',
  at: recordedMoment,
  day: 'Day',
  onDay: dayText,
  network: 'Network',
  channel: 'Way',
  channels: { PHONE: 'Phone', WHATSAPP: 'WhatsApp', MAIL: 'E-mail', PAPER: 'Signed document', VISIT: 'In person' },
  digest: 'SHA-256 digest of the accepted offer document',
};

export const page = (number: number, of: number) => `Page ${number} / ${of}`;

/** The text in place of a missing price. */
export const onRequest = 'Price on request';

export const sheet = {
  specs: 'Specifications',
  ladder: 'Prices by quantity',
  description: 'Description',
  current: 'Current data',
  currentText: 'The latest prices and specifications are on the page of the product.',
  scale: (scale: string) => `Scale ${scale}`,
  section: (product: string) => `${product}: section, first-angle projection; dimensions in the table`,
  discontinued: 'This product is discontinued.',
  replacedBy: (product: string) => `This product is discontinued; it was superseded by ${product}.`,
};

export const titleBlock = {
  product: 'Product',
  scale: 'Scale',
  inSection: 'Section',
  unscaled: 'Not to scale',
  priceDay: 'Date of price',
  page: 'Page',
  price: 'Price',
  priceWithVat: 'Price, VAT incl.',
};

export const priceList = {
  heading: 'Price list',
  title: (category: string) => `Price list: ${category}`,
  chosen: 'Chosen products',
  about: (day: string, count: number) =>
    `${day}, ${countText(count, 'en')} ${count === 1 ? 'product' : 'products'}. Prices include VAT; the current price is on the page of the product.`,
  first: (listed: number) => `The first ${countText(listed, 'en')} products are listed; write to us for the others.`,
};
