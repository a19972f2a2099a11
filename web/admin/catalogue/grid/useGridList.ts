import { useSearchParams } from 'react-router-dom';
import { filtersIn, productFilters, productOrders, withoutPage } from '../../../../common/product/productFilters.ts';
import { useProductsOfGridQuery, type ChosenProducts } from '../../../graphql/generated/operations.ts';

const listIn = (params: URLSearchParams, name: string) => params.get(name)?.split(',').filter(Boolean).slice(0, 1000);

/** The products that an address names: by their ids, or by the filters of the list but for a few. */
export function chosenIn(params: URLSearchParams): ChosenProducts {
  const [ids, except] = [listIn(params, 'ids'), listIn(params, 'except')];
  return ids ? { ids } : { ...filtersIn(params), ...(except && { except }) };
}

/**
 * Loads the ids of the products in the grid once: what is saved may take a product out of the filter, and it stays in the
 * grid all the same.
 */
export function useGridList() {
  const [params] = useSearchParams();
  const query = useProductsOfGridQuery({
    variables: { which: chosenIn(params), orderBy: productOrders[params.get('sort') ?? ''] },
    fetchPolicy: 'no-cache',
  });
  const filters = withoutPage(params);
  return {
    query,
    params,
    isSelection: params.has('ids') || params.has('except'),
    filters: [...filters].map(([name, value]) => ({
      name,
      label: productFilters[name as keyof typeof productFilters],
      value,
    })),
    /** The list that the products come from. */
    back: `/admin/products?${new URLSearchParams([...filters, ...[...params].filter(([name]) => name === 'sort')])}`,
  };
}

export type GridList = ReturnType<typeof useGridList>;
