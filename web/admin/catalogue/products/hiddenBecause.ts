import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';

/** Says why a published product is not on the site; undefined where it is. */
export const hiddenBecause = ({ category }: Pick<ProductRowFragment, 'category'>) =>
  category && category.status !== 'PUBLISHED' ? 'Category not published' : undefined;
