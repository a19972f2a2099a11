import { plural } from './locale.ts';

/** The words of definitions. */

export const productCount = (productCount: number) =>
  plural(productCount, { one: `${productCount} product`, other: `${productCount} products` });

export const name = 'Name';
export const products = 'Products';
