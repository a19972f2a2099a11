import { countText } from '../../../common/text/locale.ts';

export const oneIsEnough = 'One dimension is enough; the products that fit are counted here.';
export const unread = 'A dimension could not be read. Type the number only: 20 or 17.5.';
export const productsAndMore = (count: number) =>
  `{products} and ${countText(count)} more ${count === 1 ? 'product' : 'products'}`;
export const nothing = 'There are no products of this size.';
export const nearest = 'There are no products of this size; the nearest is {product}.';
export const typeMeasureIn = (unit: string) => `Type a dimension: 20 or 17.5 ${unit}`;
export const typeMeasure = 'Type a dimension: 20 or 17.5';
export const measuresOf = (kind: string) => `Dimensions: ${kind}`;
export const worn = 'The part may be worn: allow 0.5 mm';
export const find = 'Find what fits';
export const kind = 'Kind of product';
export const allKinds = 'All kinds';
export const example = (text: string) => `e.g. ${text}`;
