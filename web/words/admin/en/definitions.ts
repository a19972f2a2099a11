import { plural } from './locale.ts';

/** The words of the lists of attributes, kinds and families. */

export const productCount = (productCount: number) =>
  plural(productCount, { one: `${productCount} product`, other: `${productCount} products` });

export const name = 'Name';
export const products = 'Products';
