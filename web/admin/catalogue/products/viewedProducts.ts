import { productFilters, productParts } from '../../../../common/products/productFilters.ts';
import type { ViewedList } from '../../parts/lists/useViews.ts';

/** The list of products, as its saved views know it. */
export const viewedProducts: ViewedList = {
  list: 'PRODUCTS',
  title: 'Products',
  parts: productParts,
  names: { ...productFilters, sort: 'Order' },
};
