import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useProductListQuery, type ProductRowFragment } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowSkeletons } from '../components/RowSkeletons.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useListPage } from '../components/useListPage.ts';
import { texts } from '../texts.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { ProductPage } from './ProductPage.tsx';

export interface ProductActions {
  onEdit: (id: string) => void;
  onDelete: (product: ProductRowFragment) => void;
}

const size = 20;

export function ProductList() {
  const list = useListPage();
  const query = useProductListQuery({
    variables: { first: size, after: list.after, search: list.search || undefined },
    fetchPolicy: 'cache-and-network',
  });
  const [editing, setEditing] = useState<{ id?: string }>();
  const [deleting, setDeleting] = useState<ProductRowFragment>();
  const total = (query.data ?? query.previousData)?.products.totalCount;

  return (
    <AdminPage
      title="Products"
      action={
        <Button variant="contained" size="small" startIcon={<AddOutlined />} onClick={() => setEditing({})}>
          Add product
        </Button>
      }
    >
      <Panel>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 }}>
          <SearchField
            label="Search products"
            value={list.search}
            onSearch={(search) => list.filter('q', search, true)}
          />
          <Typography role="status" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {total !== undefined && `${total} ${total === 1 ? 'product' : 'products'}`}
          </Typography>
        </Stack>
        <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={9} thumbnail />}>
          {({ products }) => (
            <ProductPage
              products={products}
              list={list}
              size={size}
              onEdit={(id) => setEditing({ id })}
              onDelete={setDeleting}
            />
          )}
        </Loaded>
      </Panel>
      {editing && <ProductDialog id={editing.id} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteProduct product={deleting} onClose={() => setDeleting(undefined)} />}
    </AdminPage>
  );
}
