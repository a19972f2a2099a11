import { Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels, priceWithTax } from '../../../../common/labels.ts';
import { ActionsHeading } from '../../parts/lists/ActionsHeading.tsx';
import { RowActions } from '../../parts/lists/RowActions.tsx';
import { SortHeading } from '../../parts/lists/SortHeading.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { useCompact, useRoomy } from '../../parts/page/useNarrow.ts';
import { onSite } from '../onSite.ts';
import * as words from '../../../words/admin/en/products.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { Complete } from './Complete.tsx';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { OpenProduct } from './OpenProduct.tsx';
import { Price } from './Price.tsx';
import { completeOrders, nameOrders, priceOrders } from './productOrders.ts';
import type { ProductRowProps } from './productRowProps.ts';
import { ProductState } from './ProductState.tsx';
import { rareActions } from './rareActions.ts';
import { Thumbnail } from './Thumbnail.tsx';
import type { ProductListState } from './useProductList.ts';

interface Props extends ProductRowProps {
  list: ProductListState;
}

export function ProductTable({ products, selection, list, onEdit, onDelete, ...actions }: Props) {
  const compact = useCompact();
  const roomy = useRoomy();
  const sort = { value: list.param('sort'), onSort: (value: string) => list.filter({ sort: value }) };
  return (
    <Table aria-label={words.products} sx={{ ...tableLook, borderTop: 1, borderColor: 'divider' }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox" sx={{ pl: 0.5, pr: 0 }}>
            <Checkbox
              size="small"
              checked={selection.all}
              indeterminate={selection.some}
              onChange={selection.toggleAll}
              slotProps={{ input: { 'aria-label': words.selectAllOnThisPage } }}
            />
          </TableCell>
          <SortHeading label={labels.product.name} colSpan={2} orders={[...nameOrders]} {...sort} />
          {!compact && <TableCell>{labels.product.categoryId}</TableCell>}
          <SortHeading label={priceWithTax} align="right" orders={[...priceOrders]} {...sort} />
          {roomy && <SortHeading label={words.complete} orders={[...completeOrders]} {...sort} />}
          <TableCell>{labels.product.featured}</TableCell>
          <ActionsHeading />
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id} sx={{ bgcolor: selection.has(product.id) ? 'tint.primary' : undefined }}>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={selection.has(product.id)}
                onChange={() => selection.toggle(product.id)}
                slotProps={{ input: { 'aria-label': words.selectName(product.name) } }}
              />
            </TableCell>
            <TableCell sx={{ width: 64, px: '0 !important' }}>
              <Thumbnail image={product.image} picture={product.picture} onOpen={() => onEdit(product.id)} />
            </TableCell>
            <TableCell
              component="th"
              scope="row"
              lang={siteLanguage}
              sx={{ minWidth: 180, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              <OpenProduct product={product} onOpen={() => onEdit(product.id)} />
              <ProductState product={product} />
              {compact && (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {product.category?.name ?? turkish.uncategorized}
                </Typography>
              )}
            </TableCell>
            {!compact && (
              <TableCell lang={siteLanguage} sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
                {product.category?.name ?? turkish.uncategorized}
              </TableCell>
            )}
            <TableCell align="right">
              <Price product={product} />
            </TableCell>
            {roomy && (
              <TableCell>
                <Complete of={product.completeness} />
              </TableCell>
            )}
            <TableCell>
              <FeaturedSwitch product={product} wordless={compact} />
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
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
