import { useProductListQuery, type ProductListQueryVariables } from '../../../graphql/generated/operations.ts';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { productOrders } from './productOrders.ts';

export const pageSize = 20;

/** Loads the page of the list that the address names. */
export function useProductList() {
  const list = useListPage('products', ['category', 'featured', 'sort']);
  const featured = list.param('featured');
  const variables: ProductListQueryVariables = {
    first: pageSize,
    after: list.after,
    search: list.search || undefined,
    categoryId: list.param('category') || undefined,
    featured: featured ? featured === 'yes' : undefined,
    orderBy: productOrders[list.param('sort')],
  };
  const query = useProductListQuery({
    skip: list.lastFilters !== undefined,
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return { list, variables, query };
}

export type ProductPage = ReturnType<typeof useProductList>;
export type ProductListState = ProductPage['list'];
