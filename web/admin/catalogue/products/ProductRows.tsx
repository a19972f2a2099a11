import { Box, Button } from '@mui/material';
import { productFilters } from '../../../../common/product/productFilters.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { ProductListQuery } from './products.generated.ts';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/products.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { ProductCards } from './ProductCards.tsx';
import type { ProductActions } from './productRowProps.ts';
import { ProductTable } from './ProductTable.tsx';
import { pageSize, type ProductListState } from './useProductList.ts';
import type { ProductSelection } from './useProductSelection.ts';

interface Props extends ProductActions {
  products: ProductListQuery['products'];
  list: ProductListState;
  selection: ProductSelection;
}

export function ProductRows({ products, list, selection, ...actions }: Props) {
  const { nodes } = products;
  const narrow = useNarrow();
  if (nodes.length === 0) return <NoProducts list={list} />;
  return (
    <Box onKeyDown={({ key }) => key === 'Escape' && selection.clear()}>
      {narrow ? (
        <ProductCards products={nodes} selection={selection} {...actions} />
      ) : (
        <ProductTable products={nodes} selection={selection} list={list} {...actions} />
      )}
      <BulkActions selection={selection} />
      <ListPager list={list} size={pageSize} of={products} always />
    </Box>
  );
}

function NoProducts({ list }: Pick<Props, 'list'>) {
  const names = Object.keys(productFilters);
  const filtered = names.some((name) => list.param(name));
  const nothing = Object.fromEntries(names.map((name) => [name, '']));
  return (
    <Box sx={{ p: 'var(--inset)' }}>
      {list.page > 0 ? (
        <EmptyState
          title={words.thisPageIsEmpty}
          action={<Button onClick={list.previous}>{words.previousPage}</Button>}
        />
      ) : filtered ? (
        <EmptyState
          title={list.search ? words.noProductsMatch(list.search) : words.noProductsMatchTheseFilters}
          hint={words.tryFewerLettersAnotherWord}
          action={<Button onClick={() => list.filter(nothing)}>{words.showAllProducts}</Button>}
        />
      ) : (
        <EmptyState title={words.thereAreNoProductsYet} hint={words.addTheFirstOneItAppears} />
      )}
    </Box>
  );
}
