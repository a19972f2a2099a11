import { Stack } from '@mui/material';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { BackupNotice } from '../../parts/notices/BackupNotice.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductToolbar } from './ProductToolbar.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import { useProductList } from './useProductList.ts';

export function ProductList() {
  const { list, query } = useProductList();
  const [editing, setEditing] = useState<{ id?: string }>();
  const [deleting, setDeleting] = useState<ProductRowFragment>();

  if (list.lastFilters) return <Navigate to={{ search: list.lastFilters }} replace />;
  return (
    <AdminPage
      title="Products"
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
          <SheetMenu />
          <AddButton onClick={() => setEditing({})}>Add product</AddButton>
        </Stack>
      }
    >
      <BackupNotice />
      <Panel>
        <ProductToolbar list={list} products={(query.data ?? query.previousData)?.products} />
        <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={9} thumbnail />}>
          {({ products }) => (
            <ProductRows products={products} list={list} onEdit={(id) => setEditing({ id })} onDelete={setDeleting} />
          )}
        </Loaded>
      </Panel>
      {editing && <ProductDialog id={editing.id} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteProduct product={deleting} onClose={() => setDeleting(undefined)} />}
    </AdminPage>
  );
}
