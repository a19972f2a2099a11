import { productFilters, productParts } from '../../../../common/product/productFilters.ts';
import type { ViewedList } from '../../parts/lists/useViews.ts';

/** The list of products, as its saved views know it. */
export const viewedProducts: ViewedList = {
  list: 'PRODUCTS',
  title: 'Products',
  parts: productParts,
  names: { ...productFilters, sort: 'Order' },
};
