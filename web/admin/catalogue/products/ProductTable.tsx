import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { availabilities } from '../../../../common/enumWords.ts';
import { labels, priceWithTax } from '../../../../common/labels.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { onMenuKey, RowActions, ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { SortHeading } from '../../parts/lists/SortHeading.tsx';
import { actionsLook, tableLook } from '../../parts/lists/tableLook.ts';
import { useCompact, useWide } from '../../parts/page/useNarrow.ts';
import { onSite } from '../onSite.ts';
import * as words from '../../../words/admin/en/products.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { Complete } from './Complete.tsx';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { Price } from './Price.tsx';
import type { ProductRowProps } from './productRowProps.ts';
import { ProductState } from './ProductState.tsx';
import { rareActions } from './rareActions.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { ProductListState } from './useProductList.ts';

const nameOrders = [{ value: 'name', direction: 'asc' }] as const;
const priceOrders = [
  { value: 'price', direction: 'asc' },
  { value: '-price', direction: 'desc' },
] as const;
const completeOrders = [
  { value: 'complete', direction: 'asc' },
  { value: '-complete', direction: 'desc' },
] as const;

interface Props extends ProductRowProps {
  list: ProductListState;
}

type Product = Props['products'][number];

export function ProductTable({ products, selection, list, onEdit, onDelete, ...actions }: Props) {
  const compact = useCompact();
  const wide = useWide();
  const sort = { value: list.param('sort'), onSort: (value: string) => list.filter({ sort: value }) };
  return (
    <Table aria-label={words.products} sx={tableLook}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox" sx={{ width: 40 }}>
            <Checkbox
              size="small"
              checked={selection.all}
              indeterminate={selection.some}
              onChange={selection.toggleAll}
              slotProps={{ input: { 'aria-label': words.selectAllOnThisPage } }}
            />
          </TableCell>
          <TableCell sx={{ width: 44, px: '0 !important' }} aria-hidden />
          <TableCell sx={{ width: 132 }}>{words.code}</TableCell>
          <SortHeading label={labels.product.name} orders={[...nameOrders]} {...sort} />
          {wide && <TableCell>{labels.product.categoryId}</TableCell>}
          {wide && <TableCell>{labels.product.brand}</TableCell>}
          {!compact && <TableCell>{words.family}</TableCell>}
          <SortHeading label={priceWithTax} align="right" orders={[...priceOrders]} {...sort} />
          <TableCell sx={{ width: 116 }}>{words.stock}</TableCell>
          {!compact && <SortHeading label={words.complete} align="right" orders={[...completeOrders]} {...sort} />}
          <ActionsHeading />
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id} data-selected={selection.has(product.id) || undefined} onContextMenu={onMenuKey}>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={selection.has(product.id)}
                onChange={() => selection.toggle(product.id)}
                slotProps={{ input: { 'aria-label': words.selectName(product.name) } }}
              />
            </TableCell>
            <TableCell sx={{ px: '0 !important' }}>
              <Thumbnail
                dense
                image={product.image}
                picture={product.picture}
                section={product.kind?.section}
                onOpen={() => onEdit(product.id)}
              />
            </TableCell>
            <TableCell className="code strong breaks" lang="und">
              {product.stockCode ?? product.manufacturerCode}
            </TableCell>
            <TableCell component="th" scope="row" lang={siteLanguage} className="plain" sx={nameLook}>
              <OpenName name={product.name} onOpen={() => onEdit(product.id)} /> <ProductState product={product} />
            </TableCell>
            {wide && (
              <TableCell lang={siteLanguage} className="muted clips unbroken" sx={cutLook}>
                {product.category?.name ?? turkish.uncategorized}
              </TableCell>
            )}
            {wide && (
              <TableCell lang={siteLanguage} className="muted clips unbroken" sx={cutLook}>
                {product.brand}
              </TableCell>
            )}
            {!compact && (
              <TableCell lang={siteLanguage} title={product.family?.name} className="muted clips unbroken" sx={cutLook}>
                {product.family?.name}
              </TableCell>
            )}
            <TableCell align="right" className="unbroken">
              <Price product={product} />
            </TableCell>
            <TableCell className="unbroken">
              <Stock availability={product.availability} />
            </TableCell>
            {!compact && (
              <TableCell align="right" className="muted">
                <Complete of={product.completeness} />
              </TableCell>
            )}
            <TableCell className="row-actions" sx={actionsLook}>
              <FeaturedSwitch product={product} />
              <RowActions
                name={product.name}
                rare={rareActions(product, actions)}
                site={onSite.product(product.id)}
                onEdit={() => onEdit(product.id)}
                onDelete={() => onDelete(product)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Stock({ availability }: Pick<Product, 'availability'>) {
  if (!availability) return null;
  return (
    <>
      <Box component="span" aria-hidden sx={{ ...dotLook, ...dots[availability] }} />
      {availabilities[availability]}
    </>
  );
}

const nameLook = { minWidth: 160, overflowWrap: 'anywhere' };
/** A long name ends in dots, so that the row keeps its height. */
const cutLook = { maxWidth: { md: 130, xl: 190 }, textOverflow: 'ellipsis' } as const;

const dotLook = {
  display: 'inline-block',
  width: 8,
  height: 8,
  mr: 1,
  borderRadius: '50%',
  border: 1.5,
  borderColor: 'outline',
};
const dots = {
  IN_STOCK: { bgcolor: 'success.main', borderColor: 'success.main' },
  ON_ORDER: {},
  DISCONTINUED: { bgcolor: 'text.disabled', borderColor: 'text.disabled' },
} as const;
