import { times } from '../../../../common/product/priceJump.ts';

export const title = (count: number) =>
  count === 1 ? 'Is this price right?' : `Are these ${new Intl.NumberFormat('tr-TR').format(count)} prices right?`;
export const explained =
  'A price that becomes more than 1.5 times of what it was, or less than two thirds, is often a slip of the comma.';
export const goBack = 'Go back';
export const save = (count: number) => (count === 1 ? 'The price is right' : 'The prices are right');
export const notSaved = 'Nothing was saved: the price is as before.';
export const onRequest = 'on request';
export const before = 'before';
export const factor = times;
export const fromQuantity = (quantity: string) => `from ${quantity} on`;
export const more = (count: number) =>
  count === 1 ? 'and one more' : `and ${new Intl.NumberFormat('tr-TR').format(count)} more`;
