import { productFilters, productParts } from '../../../../common/product/productFilters.ts';
import type { ViewedList } from '../../parts/lists/useViews.ts';
import * as words from '../../../words/admin/en/products.ts';

/** The list of products, as its saved views know it. */
export const viewedProducts: ViewedList = {
  list: 'PRODUCTS',
  title: words.products,
  parts: productParts,
  names: { ...productFilters, sort: words.order },
};
