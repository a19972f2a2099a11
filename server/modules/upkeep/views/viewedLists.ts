import type { ViewList } from '../../../db/viewTables.ts';
import type { ViewedList } from '../../../entity/viewedList.ts';
import { viewedProducts } from '../../catalogue/products/products.choice.ts';
import { viewedEnquiries } from '../../sales/enquiries/enquiries.view.ts';

/** The lists that have views. */
export const viewedLists: Record<ViewList, ViewedList> = {
  PRODUCTS: viewedProducts,
  ENQUIRIES: viewedEnquiries,
};
