import { times } from '../../../../common/product/priceJump.ts';
import { countText } from '../../../../common/text/locale.ts';
import { plural } from './locale.ts';

/** The words of the question about prices that jump. */

export const title = (count: number) =>
  plural(count, { one: 'Is this price right?', other: `Are these ${countText(count)} prices right?` });
export const explained =
  'A price that becomes more than 1.5 times of what it was, or less than two thirds, is often a slip of the comma.';
export const goBack = 'Go back';
export const save = (count: number) => plural(count, { one: 'The price is right', other: 'The prices are right' });
export const notSaved = 'Nothing was saved: the price is as before.';
export const onRequest = 'on request';
export const before = 'before';
export const factor = times;
export const fromQuantity = (quantity: string) => `from ${quantity} on`;
export const more = (count: number) => plural(count, { one: 'and one more', other: `and ${countText(count)} more` });
