import { countText } from '../../../common/text/locale.ts';

export const kindsOf = (count: number) => (count === 1 ? '1 kind' : `${countText(count)} kinds`);
export const howTo = 'Choose the size in the table; a cell opens the product.';
export const openTable = 'Open the table';
export const size = 'Size or code';
export const sizeExample = 'e.g. 20 x 47 x 14';
export const find = 'Find';
export const clearSize = 'Clear the size';
export const found = (count: number) =>
  count === 0 ? 'No products of this size' : `${countText(count)} ${count === 1 ? 'product' : 'products'} of this size`;
export const ofAll = (matching: number, count: number) => `${countText(matching)} of ${countText(count)} products`;
const sign = (isNet: boolean) => (isNet ? '₺ + VAT' : '₺');
export const pricesPer = (basis: string, isNet: boolean) => (basis === '' ? sign(isNet) : `${sign(isNet)} / ${basis}`);
export const pricesByCell = (isNet: boolean) => `${sign(isNet)} / stated quantity`;
export const ask = 'Ask';
export const sheetOf = (kind: string) => `${kind}: size table`;
/** Stands before the price of a cell for those who hear it: '3 products, from ₺ '. */
export const cellOf = (count: number, isPriced: boolean) =>
  `${count === 1 ? '' : `${countText(count)} products, `}${isPriced ? `${count === 1 ? '' : 'from '}₺ ` : ''}`;
export const notMet = 'does not match the selection';
export const close = 'Close';
export const productsIn = (place: string) => `Products: ${place}`;
export const allInCell = (count: number) => `All (${countText(count)})`;
