import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { GridScreen } from './GridScreen.tsx';
import { useColumns } from './useColumns.ts';
import { useGridList } from './useGridList.ts';

/** Edits many products in a grid: those that the address names by their ids or by the filters of the list. */
export function ProductGrid() {
  const list = useGridList();
  const asked = list.params.get('column');
  const columns = useColumns(list.query.data?.productsOfGrid.kindIds, asked);
  const found = list.query.data?.productsOfGrid;
  if (found && found.ids.length > 0 && !columns.isLoading)
    return <GridScreen list={list} ids={found.ids} count={found.count} columns={columns} marked={asked} />;
  return (
    <AdminPage title="Grid" above={{ to: list.back, title: 'Products', here: 'Grid' }}>
      <Panel>
        <Loaded
          query={{ data: columns.isLoading ? undefined : found, error: list.query.error, refetch: list.query.refetch }}
          failed={texts.load.failed}
          skeleton={<RowSkeletons rows={9} thumbnail />}
        >
          {() => (
            <Box sx={{ p: 2 }}>
              <EmptyState title="No product matches." action={<Link to={list.back}>Change the filters</Link>} />
            </Box>
          )}
        </Loaded>
      </Panel>
    </AdminPage>
  );
}
