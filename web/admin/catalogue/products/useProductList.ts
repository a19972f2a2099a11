import { useProductListQuery } from '../../../graphql/generated/operations.ts';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { productOrders } from './productOrders.ts';

export const pageSize = 20;

/** Loads the page of the list that the address names. */
export function useProductList() {
  const list = useListPage('products', ['category', 'featured', 'sort']);
  const featured = list.param('featured');
  const query = useProductListQuery({
    skip: list.lastFilters !== undefined,
    variables: {
      first: pageSize,
      after: list.after,
      search: list.search || undefined,
      categoryId: list.param('category') || undefined,
      featured: featured ? featured === 'yes' : undefined,
      orderBy: productOrders[list.param('sort')],
    },
    fetchPolicy: 'cache-and-network',
  });
  return { list, query };
}

export type ProductListState = ReturnType<typeof useProductList>['list'];
