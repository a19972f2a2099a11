import { Box, Button } from '@mui/material';
import type { ProductListQuery } from '../../graphql/generated/operations.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Pager } from '../components/Pager.tsx';
import type { useListPage } from '../components/useListPage.ts';
import { useNarrow } from '../components/useNarrow.ts';
import { ProductCards } from './ProductCards.tsx';
import type { ProductActions } from './ProductList.tsx';
import { ProductTable } from './ProductTable.tsx';

interface Props extends ProductActions {
  products: ProductListQuery['products'];
  list: ReturnType<typeof useListPage>;
  size: number;
}

export function ProductPage({ products: { nodes, pageInfo, totalCount }, list, size, ...actions }: Props) {
  const Rows = useNarrow() ? ProductCards : ProductTable;
  if (nodes.length === 0) return <NoProducts list={list} />;
  return (
    <>
      <Rows products={nodes} {...actions} />
      <Pager
        page={list.page}
        size={size}
        total={totalCount}
        endCursor={pageInfo.hasNextPage ? pageInfo.endCursor : null}
        onNext={list.next}
        onPrevious={list.previous}
      />
    </>
  );
}

function NoProducts({ list }: Pick<Props, 'list'>) {
  return (
    <Box sx={{ p: 2, pt: 0 }}>
      {list.page > 0 ? (
        <EmptyState
          title="Nothing is left on this page"
          action={<Button onClick={list.previous}>Go to the page before</Button>}
        />
      ) : list.search ? (
        <EmptyState
          title={`No product matches “${list.search}”`}
          hint="Try fewer letters or another word."
          action={<Button onClick={() => list.filter('q', '')}>Show all products</Button>}
        />
      ) : (
        <EmptyState title="There are no products yet" hint="Add the first one: it appears on the site at once." />
      )}
    </Box>
  );
}
