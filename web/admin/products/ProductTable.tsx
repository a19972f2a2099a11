import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ProductRowFragment } from '../../graphql/generated/operations.ts';
import { RowButtons } from '../components/RowButtons.tsx';
import { tableLook } from '../components/tableLook.ts';
import { Thumbnail } from '../components/Thumbnail.tsx';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { Price } from './Price.tsx';
import type { ProductActions } from './ProductList.tsx';

export function ProductTable({ products, onEdit, onDelete }: { products: ProductRowFragment[] } & ProductActions) {
  return (
    <Table aria-label="Products" sx={{ ...tableLook, borderTop: 1, borderColor: 'divider' }}>
      <TableHead>
        <TableRow>
          <TableCell colSpan={2}>Name</TableCell>
          <TableCell>Category</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell>Featured</TableCell>
          <TableCell>
            <span className="visually-hidden">Actions</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <TableRow key={product.id}>
            <TableCell sx={{ width: 64, pr: '0 !important' }}>
              <Thumbnail {...product} />
            </TableCell>
            <TableCell component="th" scope="row" lang="tr" sx={{ fontWeight: 600 }}>
              {product.name}
            </TableCell>
            <TableCell lang="tr">{product.category?.name ?? 'Kategorisiz'}</TableCell>
            <TableCell align="right">
              <Price price={product.price} />
            </TableCell>
            <TableCell>
              <FeaturedSwitch product={product} />
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <RowButtons name={product.name} onEdit={() => onEdit(product.id)} onDelete={() => onDelete(product)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
