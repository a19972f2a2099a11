import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';
import { hiddenBecause } from './hiddenBecause.ts';

type Product = Pick<ProductRowFragment, 'category' | 'status' | 'waiting'>;

/** Tells whether visitors see all of a product, so that nothing is left to preview. */
export const isWhollyOnSite = (product: Product) =>
  product.status === 'PUBLISHED' && !product.waiting && hiddenBecause(product) === undefined;
