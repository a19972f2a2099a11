import { useSearchParams } from 'react-router-dom';
import {
  filtersIn,
  productFilters,
  productOrders,
  withoutPage,
  productParts,
} from '../../../../common/product/productFilters.ts';
import { useProductListQuery, type ProductListQueryVariables } from './products.generated.ts';
import { useListPage } from '../../parts/lists/useListPage.ts';
import type { ViewedList } from '../../parts/lists/useViews.ts';
import * as words from '../../../words/admin/en/products.ts';

/** The list of products, as its saved views know it. */
const viewedProducts: ViewedList = {
  list: 'PRODUCTS',
  title: words.products,
  parts: productParts,
  names: { ...productFilters, sort: words.order },
};

export const pageSize = 50;
const kept = [...Object.keys(productFilters).filter((name) => name !== 'q'), 'sort'];

/** Loads the page of the list that the address names. */
export function useProductList() {
  const list = useListPage('products', kept, viewedProducts);
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const variables: ProductListQueryVariables = {
    first: pageSize,
    after: list.after,
    ...filters,
    search: list.search || undefined,
    // A product that was just added stands first, also in a list that visitors see by size.
    orderBy: productOrders[list.param('sort')] ?? (list.search ? undefined : 'NEWEST'),
  };
  const query = useProductListQuery({
    skip: list.isWaiting || list.leadsTo !== undefined,
    variables,
    fetchPolicy: 'cache-and-network',
  });
  /** The filters in the address, without the page and the order. */
  const filtered = { query: withoutPage(params).toString(), filters: { ...filters, search: variables.search } };
  const sort = list.param('sort');
  /** The list as the address of the grid names it. */
  const inGrid = new URLSearchParams([...withoutPage(params), ...(sort ? [['sort', sort]] : [])]).toString();
  return { list, variables, query, filtered, inGrid };
}

export type ProductPage = ReturnType<typeof useProductList>;
export type ProductListState = ProductPage['list'];
