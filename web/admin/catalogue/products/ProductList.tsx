import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { Button, IconButton, Stack } from '@mui/material';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useProductToEditQuery, type ProductRowFragment } from './products.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { BackupNotice } from '../../parts/notices/BackupNotice.tsx';
import { ImportNotice } from '../../parts/notices/ImportNotice.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { ViewBar } from '../../parts/views/ViewBar.tsx';
import { PreviewLinksDialog } from '../previews/PreviewLinksDialog.tsx';
import * as words from '../../../words/admin/en/products.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { isWhollyOnSite } from './visibility.ts';
import { MergeWith } from './MergeWith.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductToolbar } from './ProductToolbar.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import { useProductAddress } from './useProductAddress.ts';
import { useProductList } from './useProductList.ts';
import { useProductSelection } from './useProductSelection.ts';

export function ProductList() {
  const page = useProductList();
  const { list, query } = page;
  const shown = (query.data ?? query.previousData)?.products;
  const selection = useProductSelection(query.data?.products.nodes.map(({ id }) => id) ?? [], {
    ...page.filtered,
    total: shown?.totalCount,
    isExact: shown?.isCountExact ?? false,
  });
  const address = useProductAddress();
  const { id } = address;
  // The dialog loads it.
  const opened = useProductToEditQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'cache-only',
  });
  const product = opened.data?.product;
  const [adding, setAdding] = useState<{ named?: string | undefined }>();
  const [merging, setMerging] = useState<ProductRowFragment>();
  const [previewing, setPreviewing] = useState<{ id: string; name: string }>();
  const [deleting, setDeleting] = useState<ProductRowFragment>();

  if (list.leadsTo) return <Navigate to={{ search: list.leadsTo }} replace />;
  return (
    <AdminPage
      title={words.products}
      opened={product?.name}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={{ pathname: '/admin/products/grid', search: page.inGrid }}
          >
            {words.editInGrid}
          </Button>
          <SheetMenu />
          <AddButton onClick={(named) => setAdding({ named })}>{words.addProduct}</AddButton>
        </Stack>
      }
    >
      <BackupNotice />
      <ImportNotice />
      <Panel>
        <ViewBar list={list} />
        <ProductToolbar list={list} products={shown} />
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={9} thumbnail />}>
          {({ products }) => (
            <ProductRows
              products={products}
              list={list}
              selection={selection}
              onEdit={address.open}
              onCopy={address.copy}
              onMerge={setMerging}
              onPreview={setPreviewing}
              onDelete={setDeleting}
            />
          )}
        </Loaded>
      </Panel>
      {adding && <ProductDialog named={adding.named} onClose={() => setAdding(undefined)} />}
      {address.copyOf !== undefined && (
        <ProductDialog key={`copy ${address.copyOf}`} copyOf={address.copyOf} onClose={address.close} />
      )}
      {id !== undefined && (
        <ProductDialog
          key={id}
          id={id}
          isStep={address.by !== undefined}
          head={
            <>
              {product && !isWhollyOnSite(product) && (
                <IconButton
                  color="inherit"
                  aria-label={words.previewLink}
                  title={words.previewLink}
                  onClick={() => setPreviewing(product)}
                >
                  <LinkOutlined />
                </IconButton>
              )}
              <IconButton color="inherit" aria-label={words.copy} title={words.copy} onClick={() => address.copy(id)}>
                <ContentCopyOutlined />
              </IconButton>
              <ProductSteps id={id} by={address.by} page={page} onStep={address.step} />
            </>
          }
          onClose={address.close}
        />
      )}
      {merging && <MergeWith product={merging} onClose={() => setMerging(undefined)} />}
      {previewing && (
        <PreviewLinksDialog
          thing={{ entity: 'PRODUCT', id: previewing.id }}
          name={previewing.name}
          onClose={() => setPreviewing(undefined)}
        />
      )}
      {deleting && <DeleteProduct product={deleting} onClose={() => setDeleting(undefined)} />}
    </AdminPage>
  );
}
