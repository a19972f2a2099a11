import { badInput } from '../../../core/errors.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { valueAt, type OrderModel } from './orderModel.ts';

/** The columns of a table of orders, which has a row for each line: paths in the order, and in its line. */
export const orderColumns = [
  ...['number', 'state', 'placedAt', 'day', 'offerNumber', 'ownNumber', 'currency'],
  ...['company', 'buyerName', 'buyerTitle', 'email'],
  ...['invoice.kind', 'invoice.title', 'invoice.taxNumber', 'invoice.taxScheme', 'invoice.taxOffice'],
  ...['invoice.country', 'invoice.city', 'invoice.district', 'invoice.neighbourhood', 'invoice.street'],
  ...['invoice.buildingNumber', 'invoice.postalCode', 'invoice.email'],
  ...['deliveryPlace', 'deliveryTerms', 'paymentTerms', 'notes', 'carrier', 'consignment', 'cancelReason'],
  ...['invoiceNumber', 'invoiceUuid', 'waybillNumber', 'net', 'vat', 'total', 'id', 'version'],
  ...['rate', 'rateDay', 'rateSource', 'totalInLira'],
  ...['line.position', 'line.code', 'line.customerCode', 'line.gtin', 'line.name', 'line.note', 'line.quantity'],
  ...['line.unit', 'line.unitCode', 'line.price', 'line.priceQuantity', 'line.discount', 'line.vatRate'],
  ...['line.net', 'line.vat', 'line.productId'],
];

/** A number of another program is a column of its own: 'external.logo' of the order, 'line.external.logo' of the product. */
const ofPrograms = /^(line\.)?external\.[^.]{1,40}$/;

const numeric = /^(net|vat|total|rate|totalInLira|line\.(quantity|price|discount|net|vat))$/;

export type OrderColumn = { heading: string; path: string };

/** Returns the columns of a profile, or all. Throws `BAD_USER_INPUT` for one that orders do not have. */
export function columnsOf({ columns }: Pick<ProfileSetup, 'columns'>): OrderColumn[] {
  if (columns.length === 0) return orderColumns.map((path) => ({ heading: path, path }));
  return columns.map(({ heading, field }) => {
    if (field === null || orderColumns.includes(field) || ofPrograms.test(field)) return { heading, path: field ?? '' };
    throw badInput('profile', `Orders have no ${field}. They have ${orderColumns.join(', ')}.`);
  });
}

/** Returns a row of texts for each line of an order. */
export function rowsOf(order: OrderModel, columns: OrderColumn[], decimalMark: ProfileSetup['decimalMark']) {
  return order.lines.map((line) =>
    columns.map(({ path }) => {
      const value = path.startsWith('line.') ? valueAt(line, path.slice('line.'.length)) : valueAt(order, path);
      const text = value === null || typeof value === 'object' ? '' : String(value);
      return numeric.test(path) && decimalMark !== 'POINT' ? text.replace('.', ',') : text;
    }),
  );
}
