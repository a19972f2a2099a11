import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useProductToEditQuery, type ProductRowFragment } from './products.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { BackupNotice } from '../../parts/notices/BackupNotice.tsx';
import { ImportNotice } from '../../parts/notices/ImportNotice.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { GoneFilters } from '../../parts/views/GoneFilters.tsx';
import { ViewBar } from '../../parts/views/ViewBar.tsx';
import { PreviewLinksDialog } from '../previews/PreviewLinksDialog.tsx';
import * as words from '../../../words/admin/en/products.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { isWhollyOnSite } from './ProductState.tsx';
import { MergeWith } from './MergeWith.tsx';
import { ProductDialog } from './form/ProductDialog.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import { ProductRows } from './ProductRows.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import { useProductAddress } from './useProductAddress.ts';
import { orderOptions, useProductFilters } from './useProductFilters.ts';
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
  const [isFiltering, setIsFiltering] = useState(false);
  const filters = useProductFilters(list, isFiltering);
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

  const grid = `/admin/products/grid?${page.inGrid}`;
  const narrow = useNarrow();
  if (list.leadsTo) return <Navigate to={{ search: list.leadsTo }} replace />;
  return (
    <ListScreen
      title={words.products}
      opened={product?.name}
      tabs={<ViewBar list={list} />}
      action={
        <>
          {!narrow && (
            <Button variant="outlined" size="small" component={Link} to={grid} aria-label={words.editInGrid}>
              {words.grid}
            </Button>
          )}
          <SheetMenu grid={narrow ? grid : undefined} />
          <AddButton short={words.add} onClick={(named) => setAdding({ named })}>
            {words.addProduct}
          </AddButton>
        </>
      }
      notices={
        <>
          <BackupNotice />
          <ImportNotice />
          {list.views?.current && <GoneFilters view={list.views.current} names={list.views.names} />}
        </>
      }
    >
      <FilterLine
        label={words.searchProducts}
        search={list.search}
        onSearch={(search) => list.filter({ q: search }, true)}
        count={shown && words.productCount({ count: shown.totalCount, isExact: shown.isCountExact })}
        filters={filters}
        onFocus={() => setIsFiltering(true)}
        paramOf={list.param}
        onFilter={list.filter}
        order={{ label: words.order, value: list.param('sort'), options: orderOptions }}
      />
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={17} thumbnail />}>
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
    </ListScreen>
  );
}
