import type { ProductRowFragment } from './products.generated.ts';
import * as words from '../../../words/admin/en/products.ts';

/** Says why a published product is not on the site; undefined where it is. */
export const hiddenBecause = ({ category }: Pick<ProductRowFragment, 'category'>) =>
  category && category.status !== 'PUBLISHED' ? words.categoryNotPublished : undefined;

type Product = Pick<ProductRowFragment, 'category' | 'status' | 'waiting'>;

/** Tells whether visitors see all of a product, so that nothing is left to preview. */
export const isWhollyOnSite = (product: Product) =>
  product.status === 'PUBLISHED' && !product.waiting && hiddenBecause(product) === undefined;
